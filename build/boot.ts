import { build, type Plugin } from 'vite';
import { replaceOnce } from './replace-once.ts';

/** src/boot.ts with what it imports, as one script that can stand in a page. */
export async function bootScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/boot.ts', output: { format: 'iife' } },
    },
  });
  const [script] = 'output' in output ? output.output : [];
  if (script === undefined) throw new Error('src/boot.ts could not be built.');
  return script.code.trim();
}

/** Puts the boot script into the page itself. In development it is a module like any other, which runs before the application's. */
export function boot(): Plugin {
  return {
    name: 'boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) =>
        replaceOnce(
          html,
          '<script type="module" src="/src/boot.ts"></script>',
          `<script>${await bootScript()}</script>`,
        ),
    },
  };
}
