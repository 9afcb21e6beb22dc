import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { mantine, withSources } from './build/mantine.ts';
import { LONG_LIVED, launchOptions } from './tests/chromium.ts';
import { full } from './tests/faults/suite.ts';
import { STEP_MS, TEST_MS } from './tests/patience.ts';

/**
 * Suites without a short form, which only `npm run test:faults` runs. What they try is tested one by one in `tests/server` and
 * `tests/component`; late and repeated records, receivers that fail, answers of the rail that are lost, and processes that are killed
 * meanwhile are in `tests/days`; that the embedded database outlives a killed process is in `processes/start`; what a killed run leaves harms nobody but the developer, and what stands between browser and server in
 * `npm run test:proxy` is that run's alone. The reviews by keys are in `component/review-desk`, and every run of the static checks compares
 * the contract. Each answer in `tests/server` is held against the contract, and `server/hostile-requests` sends what is no request of it.
 * `server/export-postgres` and `server/transaction-export` have clients that go away before, during and after the answer.
 * `server/notifications` has each kind of message, and one whose receiver hangs, which is sent again with its id.
 * `server/hostile-requests` reads nothing of a body before it is known whose it is, and `unit/limit-body` no more than the limit. Texts
 * that mean something to a database, a spreadsheet or a page are in `contract/free-texts`, the tests of each list, `unit/csv` and
 * `e2e/every-screen`. A link of the mock's panel is opened in `e2e/response-links`.
 */
const LONG_SUITES = full()
  ? []
  : [
      'faults/attack',
      'faults/guessing',
      'faults/clock',
      'faults/contract',
      'faults/embedded',
      'faults/exports',
      'faults/failover',
      'faults/full-disk',
      'faults/hostile-text',
      'faults/killed-migration',
      'faults/notifications',
      'faults/platform',
      'faults/restore-drill',
      'faults/releases',
      'faults/rolling',
      'faults/rail',
      'faults/webhooks',
      'e2e/focus',
      'e2e/games',
      'e2e/payments',
      'e2e/people',
      'e2e/prism-between',
      'e2e/response-panel',
      'e2e/review-desk',
      'e2e/single-sign-on',
      'e2e/second-factor',
      'e2e/second-person',
      'e2e/sessions',
      'e2e/signed-decision',
      'processes/caddy',
      'processes/container',
      'processes/contract-diff',
      'processes/install',
      'processes/killed-run',
      'processes/prometheus',
      'processes/release',
      'server/pooler-postgres',
      'sdk/playwright-runner',
    ].map((name) => `tests/${name}.test.ts`);

const FAILOVER = 'tests/faults/failover.test.ts';

/**
 * For files that leave nothing behind in their process: the files of a worker share its modules, and with them an
 * embedded database or a browser.
 */
const shareWorkers = { isolate: false };

const CONTRACT_AS_MODULE = fileURLToPath(new URL('tests/component/contract-as-module.ts', import.meta.url));

// `npm test` runs them all; `npx vitest run --project unit` one of them.
export default defineConfig({
  test: {
    globalSetup: 'tests/global-setup.ts',
    // One more than the two cores that the budget is for, because tests wait now and then. With four it takes as long.
    maxWorkers: 3,
    // As in package.json: most test files load the server's modules.
    execArgv: ['--import', './server/start/quick-loading.ts'],
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: STEP_MS } },
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], ...shareWorkers } },
      {
        extends: true,
        // Parts of the portal in Chromium, without a server. Vite serves the tests, and the contract's text as a module.
        // With Mantine's styles, as in development.
        plugins: [mantine()],
        css: { postcss: { plugins: [withSources] } },
        resolve: { alias: [{ find: /^.*\/openapi\/contract\.ts$/, replacement: CONTRACT_AS_MODULE }] },
        define: {
          'process.env.NODE_ENV': '"production"',
          'process.env.FAULTS': JSON.stringify(process.env.FAULTS ?? ''),
        },
        oxc: { jsx: { development: false } },
        optimizeDeps: {
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
          // All at once, before the first test, and anew each time: a dependency that is found later reloads the page.
          force: true,
          entries: ['src/**/*.{ts,tsx}', 'tests/component/**/*.{ts,tsx}'],
          include: ['react/jsx-runtime', 'react-dom/client'],
        },
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          setupFiles: 'tests/component/clean-up.ts',
          ...shareWorkers,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: launchOptions(...LONG_LIVED),
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
            // As Playwright does it, in the tests of `e2e`.
            locators: { exact: false },
            screenshotFailures: false,
            // Otherwise the whole document is copied at every step, for a viewer that nobody opens.
            traceView: 'off',
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: LONG_SUITES,
          ...shareWorkers,
        },
      },
      {
        extends: true,
        test: {
          // The server's tests use PostgreSQL. One of them, which reads by a cursor, runs once more on the embedded database, which is
          // PostgreSQL in this process, by another driver; `npm run test:faults` runs all.
          name: 'embedded',
          include: full() ? ['tests/server/**/*.test.ts'] : ['tests/server/revenue-export.test.ts'],
          exclude: ['tests/server/*postgres.test.ts'],
          env: { DATABASE_UNDER_TEST: 'embedded' },
          ...shareWorkers,
        },
      },
      { extends: true, test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], ...shareWorkers } },
      // Days of the whole system, simulated. They replace the clock and the timers of their process.
      { extends: true, test: { name: 'days', include: ['tests/days/**/*.test.ts'] } },
      {
        extends: true,
        // npm commands as processes of their own: slow to start, so `npm run test:quick` leaves them out.
        test: {
          name: 'processes',
          include: ['tests/processes/**/*.test.ts'],
          exclude: LONG_SUITES,
          ...shareWorkers,
        },
      },
      {
        extends: true,
        test: {
          name: 'sdk',
          include: ['tests/sdk/**/*.test.ts'],
          exclude: LONG_SUITES,
          globalSetup: 'tests/sdk/install-package.ts',
          ...shareWorkers,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: LONG_SUITES,
          ...shareWorkers,
        },
      },
      {
        extends: true,
        // Not part of `npm test`.
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: [...LONG_SUITES, FAILOVER],
          testTimeout: 1_200_000,
          ...shareWorkers,
        },
      },
      {
        extends: true,
        // When all others have ended: three machines of a database, and 30 seconds until they take writes again, want the cores for themselves.
        test: { name: 'failover', include: [FAILOVER], exclude: LONG_SUITES, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
