import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { boot } from './build/boot.ts';
import { mockPanel } from './build/mock-panel.ts';
import { pages } from './build/pages.ts';
import { apiReference } from './mocks/api-reference.ts';

// index.html uses the name in its title too, and Vite leaves the placeholder of an unset variable in place.
process.env.VITE_PRODUCT_NAME ||= 'Coinop';

const server = process.env.API_TARGET ?? 'http://127.0.0.1:4600';

/** Code that both the sign-in page and the screens need; a group includes everything that its modules import. */
const KIT = new RegExp(
  [
    // Without axios: the page itself makes the first calls.
    'src/api/(?!instance)',
    'src/features/session/(use-logout|revealed-password)',
    'src/ui/(feedback/(notify|spinner)|layout/coin-logo)\\.tsx',
    '@mantine/core/esm/components/(ActionIcon|Button|Checkbox|PasswordInput|TextInput)/',
    'lucide-react/dist/esm/createLucideIcon',
  ].join('|'),
);

/**
 * Everything but the sign-in page's code, and but what screens share only after their first paint (dialogs, other tabs): every
 * screen would load that before its first row.
 */
const FIRST = new RegExp(
  `^(?!.*src/(${[
    'features/(session|admin-users)',
    'ui/dialogs/(record-dialog|form-dialog)',
    'ui/layout/(panels|tab-links)',
    'ui/(table/cursor-pager|feedback/not-installed|values/shown-once)',
  ].join('|')}))`,
);

/** Few chunks, each for a reason: on a slow connection another request costs more than its bytes. */
export const CHUNK_GROUPS = [
  { name: 'base', tags: ['$initial' as const], priority: 7 },
  { name: 'kit', test: KIT, priority: 5 },
  { name: 'toasts', test: /src\/ui\/feedback\/notify-host/, priority: 4 },
  { name: 'forms', test: /node_modules\/react-hook-form/, priority: 4 },
  { name: 'rules', test: /node_modules\/(zod|@hookform)|schemas\.zod\.ts/, priority: 3 },
  { name: 'charts', test: /node_modules\/(@nivo|d3-)/, priority: 2 },
  { name: 'frame', test: /src\/(features\/shell|routes\/_admin\.tsx)/, priority: 2 },
  // Calls that only the second step, My account and the question before important calls make, and code for setting a factor up.
  { name: 'factor-calls', test: /generated\/second-factor/, priority: 2 },
  {
    name: 'second-factor',
    test: /@simplewebauthn|uqr|(key-round|smartphone)\.m?js/,
    priority: 2,
  },
  { name: 'copy', test: /CopyButton|use-clipboard/, priority: 2 },
  // Code that several screens share, including icons.
  { name: 'screens', test: FIRST, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  base: '/admin-panel/',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // The error pages are not split off: they must be there when a chunk fails to load.
      codeSplittingOptions: { defaultBehavior: [['component']] },
      generatedRouteTree: './src/route-tree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    boot(),
    mockPanel(),
    pages(),
    apiReference(),
  ],
  server: {
    // With a trailing slash: '/admin' would match '/admin-panel' as well.
    proxy: { '/auth': server, '/api': server, '^/admin/': server },
  },
  build: {
    target: 'es2024',
    sourcemap: false,
    // All browsers of the target support it natively.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The generated schemas have no side effects, so unused ones can be removed.
      treeshake: { manualPureFunctions: ['zod'] },
      output: {
        codeSplitting: {
          groups: CHUNK_GROUPS,
        },
      },
    },
  },
});
