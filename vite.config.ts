import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { boot } from './build/boot.ts';
import { contractFile } from './build/contract-file.ts';
import { mantine, withoutUnusedColors, withSources } from './build/mantine.ts';
import { mockPanel } from './build/mock-panel.ts';
import { pages } from './build/pages.ts';
import { apiReference } from './mocks/api-reference.ts';

// index.html uses the name in its title too, and Vite leaves the placeholder of an unset variable in place.
process.env.VITE_PRODUCT_NAME ||= 'Coinop';

const server = process.env.API_TARGET ?? 'http://127.0.0.1:4600';

/** Code that both the sign-in form and the screens need; a group includes everything that its modules import. */
const KIT = new RegExp(
  [
    // Without axios: the page itself makes the first calls.
    'src/api/(?!bulk-run|instance|intent|change-stream|share-changes|permission-words|use-action|use-export|use-form-intent|use-request-form|use-edit-form|use-reveal|next-page)',
    'src/(generated/sign-in-changes/sign-in-changes|lib/(own-path|product|sign-on))\\.ts',
    'src/(features/session/(form\\.module|welcome-of)|ui/(feedback/spinner|layout/coin-logo)\\.tsx)',
    '@mantine/core/esm/components/(ActionIcon|Button|Checkbox|Stack|TextInput)/',
    '@mantine/core/esm/core/utils/(create-safe-context|get-env)/',
    'lucide-react/dist/esm/(createLucideIcon|icons/eye)',
  ].join('|'),
);

/** The sign-in form, which works before the portal is there. */
const SIGN_IN = /src\/(first-paint\/sign-in|features\/session\/(login-f|use-login))/;

/** What all screens need: the router, the app shell, shared parts. */
const PORTAL = new RegExp(
  [
    'src/portal\\.tsx',
    'src/features/session/use-logout\\.ts',
    'node_modules/@tanstack/(?!react-table|table-core|.*/(queriesObserver|useQueries)\\.)',
    'src/features/shell/(?!slide-in|mention-list|(use-)?live-changes|list-news|at-most-every)',
    'src/routes/_admin(\\.tsx|/-(filter-url|palette-host|table-view|url-dialog))',
    'src/ui/(feedback/(ask-store|copy-id|may-discard|load-error|out-of-date|empty-state|lazy-dialog)|filters/|layout/|values/(amount|date|record-link|record-id|status|trunc))',
    '@mantine/core/esm/components/(Group|NativeSelect|ScrollArea|SimpleGrid|Skeleton)/',
    '@mantine/hooks/esm/(use-debounced-callback|utils/use-callback-ref)/',
    'src/(api/next-page|generated/games/)',
    'lucide-react/dist/esm/icons/(badge-check|ban|circle-dashed|clock|copy|hourglass|landmark|play)\\.',
  ].join('|'),
);

/** What dialogs and drawers are made of: loaded after the first paint. */
const DIALOGS = new RegExp(
  [
    'src/ui/(feedback/(ask-dialog|open-dialogs|secret-dialog)|dialogs/)',
    '@mantine/core/esm/components/(Modal|ModalBase|Drawer|FocusTrap|Overlay|Portal|Textarea)/',
    'node_modules/react-remove-scroll',
  ].join('|'),
);

/**
 * Everything but the sign-in page's code, and but what screens share only after their first paint (dialogs, other tabs): every
 * screen would load that before its first row.
 */
const FIRST = new RegExp(
  `^(?!.*(use-debounced-value|queriesObserver|useQueries|src/(${[
    'features/(session|admin-users|audit|notes|transactions|withdrawals)',
    'routes/_admin/-',
    'features/[a-z-]+/[a-z-]+-(drawer|dialog)',
    'ui/dialogs/(record-dialog|form-dialog)',
    'ui/layout/(panels|tab-links)',
    'ui/(table/cursor-pager|feedback/(not-installed|ask-reveal)|values/(shown-once|timeline))',
    'generated/([a-z-]+-changes|players|transactions|model/clock)',
    'lib/utc-field',
    'api/(permission-words|use-reveal)',
  ].join('|')})))`,
);

/** Few chunks, each for a reason: on a slow connection another request costs more than its bytes. */
export const CHUNK_GROUPS = [
  { name: 'base', tags: ['$initial' as const], priority: 12 },
  { name: 'kit', test: KIT, priority: 11 },
  { name: 'forms', test: /node_modules\/react-hook-form|components\/PasswordInput\/|revealed-password/, priority: 10 },
  { name: 'sign-in', test: SIGN_IN, priority: 9 },
  { name: 'portal', test: PORTAL, priority: 8 },
  { name: 'table', test: /@tanstack\/(react-table|table-core)|src\/ui\/table\/(?!load-more)/, priority: 6 },
  {
    name: 'widgets',
    test: /components\/(SegmentedControl|Switch|Table)\/|src\/ui\/charts\/[a-z]+(-chart|-frame|-theme)?\.(ts|mod)/,
    priority: 5,
  },
  { name: 'dialogs', test: DIALOGS, priority: 4 },
  { name: 'toasts', test: /src\/ui\/feedback\/notify-host/, priority: 3 },
  { name: 'rules', test: /node_modules\/(zod|@hookform)|schemas\.zod\.ts|lib\/form-rules/, priority: 3 },
  { name: 'charts', test: /node_modules\/(@nivo|d3-)/, priority: 2 },
  // Calls that only the second step, My account and the question before important calls make, and code for setting a factor up.
  { name: 'factor-calls', test: /generated\/second-factor/, priority: 2 },
  {
    name: 'second-factor',
    test: /@simplewebauthn|uqr|(key-round|smartphone)\.m?js/,
    priority: 2,
  },
  // What only screens with actions or forms need.
  { name: 'changes', test: /src\/api\/(intent|use-action)|src\/ui\/table\/load-more/, priority: 3 },
  {
    name: 'request-forms',
    test: /src\/(api\/use-(request-form|edit-form|form-intent)|ui\/forms\/use-unsaved)/,
    priority: 2,
  },
  { name: 'exports', test: /src\/(api\/use-export|ui\/table\/(download|export-button|export-zone))/, priority: 7 },
  // What makes a file, and reads typed amounts: only on request.
  { name: 'files', test: /src\/lib\/(csv|money-text)/, priority: 2 },
  // What drawers and My account are made of.
  { name: 'records', test: /src\/ui\/(values\/(facts|entry-list|session-list)|forms\/stale-edit)/, priority: 2 },
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
    mantine(),
    boot(),
    mockPanel(),
    pages(),
    contractFile(),
    apiReference(),
  ],
  server: {
    // With a trailing slash: '/admin' would match '/admin-panel' as well.
    proxy: { '/auth': server, '/api': server, '^/admin/': server },
  },
  css: { postcss: { plugins: [withoutUnusedColors, withSources] } },
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
