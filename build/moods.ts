import type { Plugin } from 'vite';
import { replaceOnce } from './replace-once.ts';

/** `--mode mock`, and nothing else, begins with the panel of moods, which brings the portal along. */
export function moods(): Plugin {
  return {
    name: 'moods',
    apply: (_config, { mode }) => mode === 'mock',
    // One file holds more of Mantine here than in the product; nobody waits for it over a slow line.
    config: () => ({ build: { outDir: 'dist-mock', chunkSizeWarningLimit: 2000 } }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => replaceOnce(html, '/src/main.tsx', '/mocks/panel/main.tsx'),
    },
  };
}
