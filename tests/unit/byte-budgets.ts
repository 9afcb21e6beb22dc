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
  // dialogs in low windows, their borders in forced colours, and empty dates in WebKit. The styles of Mantine's components come with
  // their scripts; dialogs, drawers, menus and toasts come after the first row.
  // Its forms are loaded later.
  account: { page: 22_950, script: 163_550 },
  audit: { page: 20_800, script: 148_250 },
  dashboard: { page: 27_450, script: 168_900 },
  'game-items': { page: 25_200, script: 169_400 },
  games: { page: 24_900, script: 158_250 },
  // Before any script has loaded, the page keeps the address that somebody came for; and it has the banner for when the
  // code of the toasts fails to load. 400 bytes of script are for the button of single sign-on; what follows it is lazy. Another
  // 550 bytes are for keeping the page for the next visit (069), and for code that now comes after the first paint.
  login: { page: 16_400, script: 141_350 },
  players: { page: 20_800, script: 148_250 },
  revenue: { page: 25_900, script: 167_700 },
  system: { page: 21_400, script: 150_900 },
  transactions: { page: 22_850, script: 156_600 },
  users: { page: 23_050, script: 160_700 },
  // 800 bytes of script are for recall, release and return, and for the field of the bank's reference; 200 for signals.
  withdrawals: { page: 23_250, script: 152_200 },
} as const;

/** Loaded after a screen's figures are shown. */
export const CHARTS = 87_000;
