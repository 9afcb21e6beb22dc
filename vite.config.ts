import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { apiReference } from './mocks/api-reference.ts';

// index.html has the name in its title too, and leaves an unset variable standing as it is.
process.env.VITE_PRODUCT_NAME ||= 'Coinop';

const server = process.env.API_TARGET ?? 'http://127.0.0.1:4600';

/** The files that a chunk needs and the page does not load anyway. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, loaded: Set<string>): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const part = bundle[name];
    if (files.has(name) || loaded.has(name) || part?.type !== 'chunk') return;
    files.add(name);
    for (const style of part.viteMetadata?.importedCss ?? []) if (!loaded.has(style)) files.add(style);
    part.imports.forEach(visit);
  };
  visit(chunk.fileName);
  return [...files];
}

/**
 * Writes into the page, as data, which files each screen needs. public/boot.js reads it and has the browser fetch them
 * together with the entry, instead of one round trip later, when the router asks for them.
 */
function routeFiles(): Plugin {
  return {
    name: 'route-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const loaded = new Set([...html.matchAll(/assets\/[^"]+/g)].map(([name]) => name));
        const routes = new Map<string, string[]>();
        for (const chunk of chunks) {
          const route = /src\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(chunk.facadeModuleId ?? '')?.[1];
          if (route) routes.set(route.replace('_admin/', ''), filesOf(chunk, bundle, loaded));
        }
        return [
          {
            tag: 'script',
            attrs: { id: 'route-files', type: 'application/json' },
            children: JSON.stringify(Object.fromEntries(routes)),
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}

/** `--mode mock`, and nothing else, begins with the panel of moods, which brings the portal along. */
function moods(): Plugin {
  return {
    name: 'moods',
    apply: (_config, { mode }) => mode === 'mock',
    // One file holds more of Mantine here than in the product; nobody waits for it over a slow line.
    config: () => ({ build: { outDir: 'dist-mock', chunkSizeWarningLimit: 2000 } }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/mocks/panel/main.tsx'),
    },
  };
}

/** Beside every script and style its brotli and gzip form, which the server sends from disk. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
      const forms = { br: promisify(brotliCompress), gz: promisify(gzip) };
      for (const name of texts) {
        const content = await readFile(join(dir, name));
        for (const [suffix, compress] of Object.entries(forms)) {
          await writeFile(join(dir, `${name}.${suffix}`), await compress(content));
        }
      }
    },
  };
}

/** What the sign-in page and the screens are both made with; a group takes along all that its modules need. */
const KIT = new RegExp(
  [
    'src/api/',
    'src/features/session/(use-logout|revealed-password)',
    'src/ui/(notify|spinner|coin-logo)\\.tsx',
    '@mantine/core/esm/components/(ActionIcon|Button|Checkbox|PasswordInput|TextInput)/',
    'lucide-react/dist/esm/createLucideIcon',
  ].join('|'),
);

export default defineConfig({
  base: '/admin-panel/',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Not the error pages: they have to be here when a chunk fails to come.
      codeSplittingOptions: { defaultBehavior: [['component']] },
      generatedRouteTree: './src/route-tree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    moods(),
    routeFiles(),
    precompressed(),
    apiReference(),
  ],
  server: {
    // With a trailing slash: '/admin' would catch '/admin-panel' as well.
    proxy: { '/auth': server, '/api': server, '^/admin/': server },
  },
  build: {
    target: 'es2024',
    sourcemap: false,
    rolldownOptions: {
      // The generated schemas are declarations: those that nobody uses may go.
      treeshake: { manualPureFunctions: ['zod'] },
      output: {
        codeSplitting: {
          // Few files and each of them for a reason: over a slow line every further one costs more than its bytes.
          groups: [
            { name: 'base', tags: ['$initial'], priority: 6 },
            { name: 'kit', test: KIT, priority: 5 },
            { name: 'toasts', test: /src\/ui\/notify-host/, priority: 4 },
            { name: 'forms', test: /node_modules\/react-hook-form/, priority: 4 },
            { name: 'rules', test: /node_modules\/(zod|@hookform)|schemas\.zod\.ts/, priority: 3 },
            { name: 'charts', test: /node_modules\/(@nivo|d3-)/, priority: 2 },
            // What several screens share, down to the icons.
            { name: 'screens', test: /^(?!.*src\/features\/session)/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});
