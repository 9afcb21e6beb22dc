import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { boot } from './build/boot.ts';
import { moods } from './build/moods.ts';
import { pages } from './build/pages.ts';
import { precompressed } from './build/precompressed.ts';
import { apiReference } from './mocks/api-reference.ts';

// index.html has the name in its title too, and leaves an unset variable standing as it is.
process.env.VITE_PRODUCT_NAME ||= 'Coinop';

const server = process.env.API_TARGET ?? 'http://127.0.0.1:4600';

/** What the sign-in page and the screens are both made with; a group takes along all that its modules need. */
const KIT = new RegExp(
  [
    // Not the library that makes the calls: the first ones come from the page itself, without it.
    'src/api/(?!instance)',
    'src/features/session/(use-logout|revealed-password)',
    'src/ui/(feedback/(notify|spinner)|layout/coin-logo)\\.tsx',
    '@mantine/core/esm/components/(ActionIcon|Button|Checkbox|PasswordInput|TextInput)/',
    'lucide-react/dist/esm/createLucideIcon',
  ].join('|'),
);

/** Few files and each of them for a reason: over a slow line every further one costs more than its bytes. */
export const CHUNK_GROUPS = [
  { name: 'base', tags: ['$initial' as const], priority: 7 },
  { name: 'kit', test: KIT, priority: 5 },
  { name: 'toasts', test: /src\/ui\/feedback\/notify-host/, priority: 4 },
  { name: 'forms', test: /node_modules\/react-hook-form/, priority: 4 },
  { name: 'rules', test: /node_modules\/(zod|@hookform)|schemas\.zod\.ts/, priority: 3 },
  { name: 'charts', test: /node_modules\/(@nivo|d3-)/, priority: 2 },
  { name: 'frame', test: /src\/(features\/shell|routes\/_admin\.tsx)/, priority: 2 },
  // What several screens share, down to the icons.
  { name: 'screens', test: /^(?!.*src\/features\/session)/, minShareCount: 2, priority: 1 },
];

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
    boot(),
    moods(),
    pages(),
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
    // Every browser that the target names knows it by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The generated schemas are declarations: those that nobody uses may go.
      treeshake: { manualPureFunctions: ['zod'] },
      output: {
        codeSplitting: {
          groups: CHUNK_GROUPS,
        },
      },
    },
  },
});
