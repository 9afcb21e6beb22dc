/**
 * What a screen may bring over the line before it works: the page itself, with its styles, and its scripts. Bytes, compressed with
 * brotli, each a little above what it was when it was written down. Who needs more raises the figure here, and says why.
 * `byte-budgets.test.ts` holds the build to them.
 */
export const BUDGETS = {
  // Of each, some 1,000 bytes of script and 150 of style are for what happens when the portal itself fails: keys of one decision, calls
  // Of each, some 1,000 bytes of script and 150 of style are for what happens when the portal itself fails: keys of one decision, calls
  // without an answer, code that does not come, reports of errors and of violations of the page's policy, Retry-After; and for cut texts
  // that can be opened. Another 800 of script are for focus that goes on, the live region, buttons that keep their focus, and questions
  // with presets and drafts. Some 1,100 bytes of style more are for fingers, forced colours and paper (the sign-in page has the first
  // two), and for rows that become cards; as much of script is for records that are links, dates that have a short form, and filters
  // behind a button.
  // Some 400 bytes of each page are for what an administrator may do: the permission of each call that begins early, and the way to My
  // account. The route guard, which knows the screens' permissions, and invitations are 1,000 bytes of the sign-in page's script.
  account: { page: 32_900, script: 192_500 },
  audit: { page: 32_150, script: 197_200 },
  dashboard: { page: 34_800, script: 202_700 },
  'game-items': { page: 33_150, script: 205_000 },
  games: { page: 33_700, script: 202_500 },
  // The page leads back to the link that somebody came with before any script is there, and has the strip that stands in when the code
  // of the toasts does not come.
  login: { page: 18_100, script: 139_500 },
  players: { page: 32_150, script: 197_200 },
  revenue: { page: 34_000, script: 204_300 },
  system: { page: 32_700, script: 199_000 },
  transactions: { page: 34_050, script: 202_200 },
  users: { page: 33_750, script: 197_200 },
  withdrawals: { page: 35_300, script: 205_200 },
} as const;

/** Fetched after the figures of a screen stand there. */
export const CHARTS = 87_000;
