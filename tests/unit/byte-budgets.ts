/**
 * The maximum that is transferred before a screen works: the page itself, with its styles, and its scripts. Bytes,
 * compressed with Brotli, each a little above the size when it was last set. To exceed one, raise it here and say why.
 * `byte-budgets.test.ts` checks the build.
 */
export const BUDGETS = {
  // Some 120 bytes of each page are the permissions of the early calls.
  // Of each, some 1,000 bytes of script and 150 of styles handle failures of the portal itself: intents and their keys,
  // calls without an answer, missing code, reports of errors and policy violations, Retry-After; and expandable
  // truncated text. Another 800 of script are for keeping the focus, the live region, buttons that stay focusable, and
  // questions with presets and drafts. Some 1,100 more bytes of styles are for touch, forced colours and print (the
  // sign-in page has the first two), and for rows that become cards; as much script is for records that are links,
  // dates with a short form, and filters behind a button. Some 400 of script are for the second step of a sign-in and the
  // question for a second factor before important calls; its dialog comes later. Some 600 are the
  // banner of paused payments, and what the lazy parts of the System screen share with other screens, and some 1,100 the words of permissions and
  // what single sign-on, its test and service accounts add to shared code. Of each page 250 bytes are styles of the sign-in button
  // and of larger targets, and the names of more chunks. About 100 bytes of styles are for
  // dialogs in low windows, their borders in forced colours, and empty dates in WebKit. 50 bytes of each end the calls that
  // are under way when somebody signs out.
  // Its forms are loaded later.
  account: { page: 30_350, script: 205_050 },
  audit: { page: 29_350, script: 202_250 },
  dashboard: { page: 32_200, script: 208_000 },
  'game-items': { page: 30_350, script: 210_200 },
  games: { page: 30_900, script: 207_600 },
  // Before any script has loaded, the page keeps the address that somebody came for; and it has the banner for when the
  // code of the toasts fails to load. 400 bytes of script are for the button of single sign-on; what follows it is lazy.
  login: { page: 18_400, script: 140_750 },
  players: { page: 29_350, script: 202_200 },
  revenue: { page: 31_250, script: 209_500 },
  system: { page: 30_150, script: 204_900 },
  transactions: { page: 31_200, script: 206_900 },
  users: { page: 31_050, script: 208_050 },
  // 800 bytes of script are for recall, release and return, and for the field of the bank's reference.
  withdrawals: { page: 32_500, script: 211_250 },
} as const;

/** Loaded after a screen's figures are shown. */
export const CHARTS = 87_000;
