import type { Plugin } from 'vite';
import { replaceOnce } from './replace-once.ts';

/** In `--mode mock`, and only there, the entry is the mock's panel, which loads the portal. */
export function mockPanel(): Plugin {
  return {
    name: 'mock-panel',
    apply: (_config, { mode }) => mode === 'mock',
    // The mock's build has Mantine in a single large chunk, and what the portal loads later; it is only served locally.
    config: () => ({
      build: {
        outDir: 'dist-mock',
        chunkSizeWarningLimit: 2000,
        rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
      },
    }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => replaceOnce(html, '/src/main.tsx', '/mocks/panel/main.tsx'),
    },
  };
}
