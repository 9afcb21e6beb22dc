import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The class names of a Mantine component, of which every page or chunk that contains the component has a copy or a link. */
const CLASSES = /\/@mantine\/(core|notifications)\/esm\/(?:.*\/)?(\w+)\.module\.mjs$/;
const BASE = '/src/ui/theme/mantine-base.css';

/** The code that takes the place of Mantine's own modules in the built portal, by the end of their names. */
export const INSTEAD: Record<string, string> = {
  // For what Mantine imports itself.
  'components/ScrollArea/ScrollArea.mjs': `export { ScrollArea, ScrollArea as ScrollAreaAutosize } from '/src/ui/layout/scroll-area.tsx';`,
  // React's own ids. Mantine's hook sets another one once its component is mounted: each field was rendered twice, and with the first of them
  // everything that the first commit leaves for later ran in the same task.
  'hooks/esm/use-id/use-id.mjs': `import { useId as useReactId } from 'react';
export function useId(given) {
  const id = useReactId();
  return typeof given === 'string' ? given : id;
}`,
  // No component of the portal uses them: groups of buttons.
  'Button/ButtonGroup/ButtonGroup.mjs': 'export const ButtonGroup = undefined;',
  'Button/ButtonGroupSection/ButtonGroupSection.mjs': 'export const ButtonGroupSection = undefined;',
  'ActionIcon/ActionIconGroup/ActionIconGroup.mjs': 'export const ActionIconGroup = undefined;',
  'ActionIcon/ActionIconGroupSection/ActionIconGroupSection.mjs': 'export const ActionIconGroupSection = undefined;',
};

/**
 * The same where build/pages.ts writes the variables of theme.ts into every page. Mantine's default colours serve nothing but
 * those variables.
 */
export const INSTEAD_WITH_PAGES: Record<string, string> = {
  'MantineProvider/MantineCssVariables/MantineCssVariables.mjs': 'export const MantineCssVariables = () => null;',
  'core/MantineProvider/default-colors.mjs': 'export const DEFAULT_COLORS = {};',
};

/**
 * Ships the styles of a Mantine component together with its script, so that a page has those of its own components and no others.
 * In development, where Mantine is not bundled, the page has all of them.
 */
export function mantine(): Plugin {
  let isServe = false;
  let hasPages = false;
  return {
    name: 'mantine',
    enforce: 'pre',
    configResolved: ({ command, mode }) => {
      isServe = command === 'serve';
      hasPages = mode !== 'mock';
    },
    load: (id) => {
      if (isServe || !id.includes('/@mantine/')) return undefined;
      const instead = hasPages ? { ...INSTEAD, ...INSTEAD_WITH_PAGES } : INSTEAD;
      return Object.entries(instead).find(([end]) => id.endsWith(end))?.[1];
    },
    transform(code, id) {
      if (isServe) {
        return id.endsWith(BASE)
          ? ['core', 'notifications'].map((name) => `@import "@mantine/${name}/styles.layer.css";`).join('\n')
          : undefined;
      }
      const [, library, component] = CLASSES.exec(id) ?? [];
      if (library === undefined) return undefined;
      const file =
        library === 'core' ? `@mantine/core/styles/${component}.layer.css` : `@mantine/${library}/styles.layer.css`;
      return existsSync(`node_modules/${file}`) ? { code: `import '${file}';\n${code}`, map: null } : undefined;
    },
  };
}

/** Mantine's colours that no component of the portal uses; theme.ts defines the others. A test compares them with the built styles. */
export const UNUSED_COLORS = 'pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange';
const UNUSED = new RegExp(`--mantine-color-(${UNUSED_COLORS})-`);

/** A PostCSS plug-in that leaves out the definitions of the unused colours, a tenth of each page's styles. */
export const withoutUnusedColors = {
  postcssPlugin: 'without-unused-colors',
  Declaration(declaration: { prop: string; value: string; remove(): void }): void {
    const isVariable = declaration.prop.startsWith('--mantine-');
    if (isVariable && UNUSED.test(`${declaration.prop} ${declaration.value}`)) declaration.remove();
  },
};

/** Mantine's groups of buttons, which no component of the portal uses. */
const UNUSED_GROUPS = /\.m_(80d6d844|70be2a01|1a0f1b21|437b6484)\b/;

/** A PostCSS plug-in that leaves out the styles of those groups. */
export const withoutUnusedGroups = {
  postcssPlugin: 'without-unused-groups',
  Rule(rule: { selectors: string[]; remove(): void }): void {
    const used = rule.selectors.filter((selector) => !UNUSED_GROUPS.test(selector));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  },
};

/**
 * A PostCSS plug-in that says of each declaration which file it is from. CSS modules lose that, and Vite warns, because it would resolve
 * a relative `url()` against nothing.
 */
export const withSources = {
  postcssPlugin: 'with-sources',
  OnceExit(root: PostcssRoot): void {
    root.walkDecls((declaration) => {
      if (!declaration.source?.input.file) declaration.source = root.source;
    });
  },
};

/** The part of PostCSS's style sheet that we use; PostCSS comes inside of Vite. */
interface PostcssRoot extends Sourced {
  walkDecls(act: (declaration: Sourced) => void): void;
}

interface Sourced {
  source?: { input: { file?: string } } | undefined;
}
