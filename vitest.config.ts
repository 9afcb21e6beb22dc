import { defineConfig } from 'vitest/config';

// `npm test` runs them all; `npx vitest run --project unit` one of them.
export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: { name: 'server', include: ['tests/server/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          // What the server does with transactions, once more where they lie in partitions (`npm run partition`).
          name: 'partitioned',
          include: ['tests/server/transaction-*.test.ts'],
          env: { DATABASE_UNDER_TEST: 'partitioned' },
          testTimeout: 30_000,
          hookTimeout: 90_000,
        },
      },
      {
        extends: true,
        test: {
          // What reads or writes dates, numbers and texts, once more on a PostgreSQL server whose own settings are all odd.
          name: 'odd',
          include: [
            'withdrawal-list',
            'transaction-list',
            'transaction-export',
            'dashboard',
            'revenue-figures',
            'game-stats',
            'audit',
          ].map((name) => `tests/server/${name}.test.ts`),
          env: { DATABASE_UNDER_TEST: 'odd' },
          testTimeout: 30_000,
          hookTimeout: 90_000,
        },
      },
      { extends: true, test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], testTimeout: 30_000 } },
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
          // Each file has a server and a browser of its own; two cores carry one such pair at a time.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 1_200_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          // A group of its own: what these measure and time out on should have the machine to itself.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
