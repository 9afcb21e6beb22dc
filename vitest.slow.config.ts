import { defineConfig } from 'vitest/config';

/**
 * For files that leave nothing behind in their process: those of one worker share its modules, and with them an embedded database or a browser.
 */
const shareWorkers = { isolate: false };

// `npm test` runs them all; `npx vitest run --project unit` one of them.
export default defineConfig({
  test: {
    globalSetup: 'tests/global-setup.ts',
    // Vitest would leave one of two cores idle.
    maxWorkers: 2,
    // Until shortly before the limit of a test: how long an event takes is the machine's affair.
    expect: { poll: { timeout: 120_000 } },
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 900_000 } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 900_000,
          ...shareWorkers,
        },
      },
      {
        extends: true,
        test: {
          // What reads or writes dates, numbers, texts and transactions, once more on a PostgreSQL server whose own settings are
          // all odd, with the transactions in partitions (`npm run partition`).
          name: 'odd',
          include: ['withdrawal-list', 'transaction-*', 'dashboard', 'revenue-figures', 'game-stats', 'audit'].map(
            (name) => `tests/server/${name}.test.ts`,
          ),
          env: { DATABASE_UNDER_TEST: 'odd' },
          testTimeout: 900_000,
          hookTimeout: 900_000,
          ...shareWorkers,
        },
      },
      { extends: true, test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], testTimeout: 900_000 } },
      {
        extends: true,
        test: {
          name: 'sdk',
          include: ['tests/sdk/**/*.test.ts'],
          globalSetup: 'tests/sdk/install-package.ts',
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 900_000,
          sequence: { groupOrder: 1 },
          ...shareWorkers,
        },
      },
      {
        extends: true,
        // Not part of `npm test`.
        test: {
          name: 'firefox',
          include: ['tests/firefox/**/*.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 900_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
