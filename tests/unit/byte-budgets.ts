/**
 * The maximum that is transferred before a screen works: the page itself, with its styles, and its scripts. Bytes,
 * compressed with Brotli, each a little above the size when it was last set. To exceed one, raise it here and say why.
 * `byte-budgets.test.ts` checks the build.
 */
export const BUDGETS = {
  // Some 120 bytes of each page name the permission of each early call.
  // Of each, some 1,000 bytes of script and 150 of style are for what happens when the portal itself fails: keys of one decision, calls
  // without an answer, code that does not come, reports of errors and of violations of the page's policy, Retry-After; and for cut texts
  // that can be opened. Another 800 of script are for focus that goes on, the live region, buttons that keep their focus, and questions
  // with presets and drafts. Some 1,100 bytes of style more are for fingers, forced colours and paper (the sign-in page has the first
  // two), and for rows that become cards; as much of script is for records that are links, dates that have a short form, and filters
  // behind a button. Some 100 bytes of style are for dialogs in low windows, their borders in forced colours, and empty dates in WebKit.
  audit: { page: 28_770, script: 197_200 },
  dashboard: { page: 31_480, script: 202_700 },
  'game-items': { page: 29_780, script: 205_000 },
  games: { page: 30_350, script: 202_500 },
  // The page leads back to the link that somebody came with before any script is there, and has the strip that stands in when the code
  // of the toasts does not come.
  login: { page: 18_150, script: 138_200 },
  players: { page: 28_700, script: 197_200 },
  revenue: { page: 30_690, script: 204_300 },
  system: { page: 29_420, script: 199_000 },
  transactions: { page: 30_740, script: 202_200 },
  users: { page: 28_710, script: 197_200 },
  withdrawals: { page: 31_910, script: 205_200 },
} as const;

/** Loaded after a screen's figures are shown. */
export const CHARTS = 87_000;
