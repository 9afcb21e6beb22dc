import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The class names of a Mantine component, of which every page or chunk that contains the component has a copy or a link. */
const CLASSES = /\/@mantine\/(core|notifications)\/esm\/.*\/(\w+)\.module\.mjs$/;
const BASE = '/src/ui/theme/mantine-base.css';

/**
 * Ships the styles of a Mantine component together with its script, so that a page has those of its own components and no others.
 * In development, where Mantine is not bundled, the page has all of them.
 */
export function mantineStyles(): Plugin {
  let isServe = false;
  return {
    name: 'mantine-styles',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isServe = command === 'serve';
    },
    transform(code, id) {
      if (isServe) {
        return id.endsWith(BASE)
          ? ['core', 'notifications'].map((name) => `@import "@mantine/${name}/styles.layer.css";`).join('\n')
          : undefined;
      }
      const [, library, component] = CLASSES.exec(id) ?? [];
      if (library === undefined) return undefined;
      const file = library === 'core' ? `@mantine/core/styles/${component}.layer.css` : `@mantine/${library}/styles.layer.css`;
      return existsSync(`node_modules/${file}`) ? { code: `import '${file}';\n${code}`, map: null } : undefined;
    },
  };
}
