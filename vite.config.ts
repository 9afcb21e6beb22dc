import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { boot } from './build/boot.ts';
import { classNames } from './build/class-names.ts';
import { compileEarly } from './build/compile-early.ts';
import { fewScreens, firstViews, isBase, isPortal } from './build/first-views.ts';
import { mantine, withoutUnusedColors, withoutUnusedGroups, withSources } from './build/mantine.ts';
import { mockPanel } from './build/mock-panel.ts';
import { pages } from './build/pages.ts';
import { settingsInDevelopment } from './build/settings-in-development.ts';
import { apiReference } from './mocks/api-reference.ts';

const server = process.env.API_TARGET ?? 'http://127.0.0.1:4600';

/** Components and hooks of the sign-in form and of every screen, and what they are made of. */
const BASE_PACKAGES = new RegExp(
  [
    '@mantine/core/esm/components/(ActionIcon|Button|CloseButton|Input|InputBase|Stack|TextInput)/',
    '@mantine/core/esm/components/Checkbox/CheckIcon',
    '@mantine/core/esm/(core/utils/(create-safe-context|get-env)|utils/(InlineInput|InputsGroupFieldset))',
    '@mantine/core/esm/core/MantineProvider/color-functions/get-contrast-color',
    '@mantine/hooks/esm/(use-id|use-merged-ref|use-uncontrolled)/',
    'lucide-react/dist/esm/icons/eye\\.',
  ].join('|'),
);

/** Modules that screens share beyond their first views, and packages of these. */
const PORTAL_MODULES = new RegExp(
  [
    'src/(api/next-page|lib/range-selection|ui/(feedback/copy-id|filters/|layout/|table/(load-more|more-rows)))',
    '@tanstack/(react-)?store/',
    '@mantine/core/esm/components/(CopyButton|Group|NativeSelect|ScrollArea|SimpleGrid|Skeleton)/',
    '@mantine/hooks/esm/(use-debounced-callback|utils/use-callback-ref)/',
  ].join('|'),
);

/** One or two first views need them, and the dialogs of other screens, which would bring those screens with them. */
const RECORD_MODULES = new RegExp(
  [
    'src/api/use-(reveal|unknown-fields)',
    'src/generated/(players|my-account)-changes/',
    'src/ui/(feedback/(ask-reveal|open-dialogs)|values/(facts|history-link|more-fields|reveal-button|shared-requests-link|timeline))',
  ].join('|'),
);

/**
 * Few chunks, because on a slow connection another request costs more than its bytes. A group also takes what its modules
 * import, unless a group before it has it.
 */
export const CHUNK_GROUPS = [
  { name: 'base', test: (id: string) => isBase(id) || BASE_PACKAGES.test(id), priority: 8 },
  {
    name: 'portal',
    test: (id: string) => PORTAL_MODULES.test(id) || (isPortal(id) && !id.includes('/src/ui/table/')),
    priority: 7,
  },
  // With the calls of Transactions, which are too few for a file of their own.
  { name: 'lists', test: /src\/(ui\/table\/(?!export|cursor|bulk|data-table)|generated\/transactions\/)/, priority: 6 },
  { name: 'table', test: /@tanstack\/(react-table|table-core)|src\/ui\/table\/data-table/, priority: 5 },
  // By themselves, four seconds after the first paint; dialogs have some of it too.
  { name: 'toasts', test: /@mantine\/notifications\/|react-remove-scroll|src\/ui\/feedback\/notify-host/, priority: 4 },
  // Loaded once somebody is there.
  {
    name: 'dialogs',
    test: /src\/ui\/(dialogs\/|feedback\/secret-dialog)|components\/(Drawer|Modal|ModalBase|Textarea)\//,
    priority: 3,
  },
  { name: 'charts', test: /node_modules\/(@nivo|d3-)/, priority: 2 },
  // It leaves what it imports to others: it would else be in the chunk of one of the screens that need it.
  {
    name: (id: string) => (RECORD_MODULES.test(id) ? 'records' : fewScreens(id)),
    debugName: 'few screens',
    includeDependenciesRecursively: false,
    priority: 1,
  },
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
    mantine(),
    boot(),
    settingsInDevelopment(),
    mockPanel(),
    pages(),
    firstViews(),
    classNames(),
    compileEarly(),
    apiReference(),
  ],
  server: {
    // With a trailing slash: '/admin' would match '/admin-panel' as well.
    proxy: { '/auth': server, '/api': server, '^/admin/': server },
  },
  css: { postcss: { plugins: [withoutUnusedColors, withoutUnusedGroups, withSources] } },
  build: {
    target: 'es2024',
    sourcemap: false,
    // All browsers of the target support it natively.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The generated schemas have no side effects, so unused ones can be removed.
      treeshake: { manualPureFunctions: ['zod'] },
      output: {
        // Rolldown appends the names of all entries that need a chunk.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: CHUNK_GROUPS,
        },
      },
    },
  },
});
