import { defineConfig } from 'vitest/config';

/**
 * For files that leave nothing behind in their process: the files of a worker share its modules, and with them an
 * embedded database or a browser.
 */
const shareWorkers = { isolate: false };

// `npm test` runs them all; `npx vitest run --project unit` one of them.
export default defineConfig({
  test: {
    globalSetup: 'tests/global-setup.ts',
    // One more than the two cores that the budget is for, because tests wait a sixth of the time.
    maxWorkers: 3,
    // As in package.json: most test files load the server's modules.
    execArgv: ['--import', './server/quick-loading.ts'],
    // Slightly below a test's time limit, because the duration until an event depends on the machine.
    expect: { poll: { timeout: 25_000 } },
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          ...shareWorkers,
        },
      },
      {
        extends: true,
        test: {
          // The tests that read or write dates, numbers, texts and transactions run once more on a PostgreSQL server
          // with unusual settings and partitioned transactions (`npm run partition`).
          name: 'odd',
          include: ['withdrawal-list', 'transaction-*', 'dashboard', 'revenue-figures', 'game-stats', 'audit'].map(
            (name) => `tests/server/${name}.test.ts`,
          ),
          env: { DATABASE_UNDER_TEST: 'odd' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
          ...shareWorkers,
        },
      },
      { extends: true, test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], testTimeout: 30_000 } },
      {
        extends: true,
        // npm commands as processes of their own: slow to start, so `npm run test:quick` leaves them out.
        test: {
          name: 'processes',
          include: ['tests/processes/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'sdk',
          include: ['tests/sdk/**/*.test.ts'],
          globalSetup: 'tests/sdk/install-package.ts',
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
          ...shareWorkers,
        },
      },
      {
        extends: true,
        // Not part of `npm test`.
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 1_200_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
