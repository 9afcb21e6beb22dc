/**
 * What a screen may bring over the line before it works: the page itself, with its styles, and its scripts. Bytes, compressed with
 * brotli, each a little above what it was when it was written down. Who needs more raises the figure here, and says why.
 * `byte-budgets.test.ts` holds the build to them.
 */
export const BUDGETS = {
  // Of each, some 1,000 bytes of script and 150 of style are for what happens when the portal itself fails: keys of one decision, calls
  // without an answer, code that does not come, reports of errors and of violations of the page's policy, Retry-After; and for cut texts that can be opened.
  // Another 800 of script are for focus that goes on, the live region, buttons that keep their focus, and questions with presets and drafts.
  audit: { page: 30_100, script: 195_300 },
  dashboard: { page: 32_800, script: 201_000 },
  'game-items': { page: 31_100, script: 203_400 },
  games: { page: 31_500, script: 200_900 },
  // The page leads back to the link that somebody came with before any script is there, and has the strip that stands in when the code
  // of the toasts does not come.
  login: { page: 17_300, script: 138_200 },
  players: { page: 30_100, script: 195_300 },
  revenue: { page: 32_000, script: 202_000 },
  system: { page: 30_800, script: 197_000 },
  transactions: { page: 32_300, script: 201_000 },
  users: { page: 30_100, script: 195_300 },
  withdrawals: { page: 33_000, script: 203_800 },
} as const;

/** Fetched after the figures of a screen stand there. */
export const CHARTS = 87_000;
