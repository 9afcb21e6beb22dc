import { build, type Plugin } from 'vite';
import { replaceOnce } from './replace-once.ts';

/** Bundles a module and its imports into one script. */
export async function bundled(input: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [script] = 'output' in output ? output.output : [];
  if (script === undefined) throw new Error(`${input} could not be built.`);
  return script.code.trim();
}

/**
 * Inlines the boot script into the page. In development it is an ordinary module, which runs before the application's.
 */
export function boot(): Plugin {
  return {
    name: 'boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) =>
        replaceOnce(
          html,
          '<script type="module" src="/src/first-paint/boot.ts"></script>',
          `<script>${await bundled('src/first-paint/boot.ts')}</script>`,
        ),
    },
  };
}
