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
    'src/api/(?!bulk-run|run-export|instance|intent|change-stream|share-changes|permission-words|use-action|use-export|use-form-intent|use-request-form|use-edit-form|use-reveal|next-page)',
    'src/(generated/sign-in-changes/sign-in-changes|lib/(own-path|product|sign-on))\\.ts',
    'src/(features/session/(form\\.module|welcome-of)|ui/(feedback/spinner|layout/coin-logo)\\.tsx)',
    '@mantine/core/esm/components/(ActionIcon|Button|Stack|TextInput)/',
    '@mantine/core/esm/(core/utils/(create-safe-context|get-env)|utils/(InlineInput|InputsGroupFieldset))/',
    // Other components need these too.
    '@mantine/core/esm/components/Checkbox/CheckIcon',
    '@mantine/hooks/esm/(use-merged-ref|use-uncontrolled)/',
    'lucide-react/dist/esm/(createLucideIcon|icons/eye\\.)',
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
    'src/features/shell/(?!slide-in|bell-lists|mention-list|review-list|(use-)?live-changes|list-news|at-most-every)',
    'src/routes/_admin(\\.tsx|/-(filter-url|palette-host|table-view|url-dialog))',
    'src/ui/(feedback/(ask-store|may-discard|load-error|loaded|out-of-date|empty-state|lazy-dialog)|filters/|layout/|values/(amount|date|player|record-link|record-id|status|trunc))',
    '@mantine/core/esm/components/(Group|NativeSelect|ScrollArea|SimpleGrid|Skeleton)/',
    '@mantine/hooks/esm/(use-debounced-callback|utils/use-callback-ref)/',
    'src/api/next-page',
    'lucide-react/dist/esm/icons/(badge-check|ban|circle-dashed|clock|copy|hourglass|landmark|play|undo-2)\\.',
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
 * The modules that the first views of several screens need, besides the portal. A module that only one of them needs is in that screen's chunks, also when
 * dialogs of other screens need it later: every screen would load it before its first row.
 */
const SCREENS = new RegExp(
  [
    'src/ui/feedback/(coming-soon|use-failure-toast)',
    'lucide-react/dist/esm/icons/(pencil|plus|trending-(down|up)|user-plus)\\.',
  ].join('|'),
);

/** The modules that withdrawals and the desk share: the facts beside each withdrawal, and its decisions. */
const REVIEWS = new RegExp(
  [
    'src/routes/_admin/-withdrawal-notes',
    'src/features/withdrawals/(last-four|load-decisions|looked-at|reason-code-choice|shown-by|signal-levels|withdrawal-(player|rules))',
    'src/features/withdrawals/use-(card-signals|denied-action|review-(queue|withdrawals)|undo)',
    'lucide-react/dist/esm/icons/(alarm-clock|clipboard-check)\\.',
  ].join('|'),
);

/** Few chunks, each for a reason: on a slow connection another request costs more than its bytes. */
export const CHUNK_GROUPS = [
  { name: 'base', tags: ['$initial' as const], priority: 12 },
  { name: 'kit', test: KIT, priority: 11 },
  // Of all screens only the sign-in form and the withdrawals have one at first.
  { name: 'checkbox', test: /components\/Checkbox\/(?!CheckIcon)/, priority: 10 },
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
  { name: 'exports', test: /src\/(api\/use-export|ui\/table\/(export-button|export-zone))/, priority: 7 },
  // What makes a file, and reads typed amounts: only on request.
  { name: 'files', test: /src\/lib\/(csv|money-text)/, priority: 2 },
  // What drawers and My account are made of.
  { name: 'records', test: /src\/ui\/(values\/(facts|entry-list|session-list)|forms\/stale-edit)/, priority: 2 },
  { name: 'second-person', test: /src\/(lib\/second-approval|ui\/values\/awaiting-second)/, priority: 2 },
  { name: 'copy-id', test: /ui\/feedback\/copy-id/, priority: 5 },
  // The clock is chosen in My account and in the palette.
  {
    name: 'my-account-changes',
    test: /src\/(generated\/my-account-changes|features\/account\/use-choose-clock)/,
    priority: 2,
  },
  // Calls that first views make, and other screens' dialogs too.
  { name: 'game-calls', test: /generated\/games\//, priority: 2 },
  { name: 'system-calls', test: /generated\/system\//, priority: 2 },
  { name: 'withdrawal-calls', test: /generated\/withdrawals\//, priority: 2 },
  { name: 'screens', test: SCREENS, priority: 2 },
  { name: 'review-list', test: /features\/shell\/(bell-lists|review-list)/, priority: 2 },
  {
    name: 'review-decisions',
    test: /features\/withdrawals\/(review-(decisions|questions)|own-steps|sent-call)/,
    priority: 1,
  },
  { name: 'reviews', test: REVIEWS, priority: 2 },
  // All else that these screens need is in one chunk each, although their dialogs need parts of it too: in several it is larger.
  { name: 'audit', test: /_admin\/audit\.tsx\?tsr-split/, priority: 1 },
  { name: 'games', test: /_admin\/games\.tsx\?tsr-split/, priority: 1 },
  { name: 'withdrawals', test: /_admin\/withdrawals\.tsx\?tsr-split/, priority: 1 },
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
