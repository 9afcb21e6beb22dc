/**
 * The maximum that is transferred before a screen works: the page itself, with its styles, and its scripts. Bytes,
 * compressed with Brotli, each 150 to 200 above the size when it was last set: names of files with their hashes compress differently
 * from build to build. To exceed one, raise it here and say why.
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
  // their scripts; dialogs, drawers, menus and toasts come after the first row. Some 1,000 bytes of each screen are what it costs that the
  // sign-in form does not wait for the portal (073): one chunk became two, which are compressed apart. Some 75 bytes of
  // styles are the fallback fonts with Geist's widths, without which a screen moves when the font arrives. Some 650 are those
  // of the toasts, which would make Chromium lay out the whole page anew if they came with their code (023).
  // Its forms are loaded later.
  account: { page: 23_900, script: 165_300 },
  audit: { page: 21_750, script: 150_000 },
  dashboard: { page: 28_350, script: 170_450 },
  'game-items': { page: 26_200, script: 170_950 },
  games: { page: 25_850, script: 159_950 },
  // Before any script has loaded, the page keeps the address that somebody came for; and it has the banner for when the
  // code of the toasts fails to load. Its scripts are the form's; the router comes while somebody types (073).
  login: { page: 17_400, script: 115_100 },
  players: { page: 21_750, script: 150_000 },
  revenue: { page: 26_850, script: 169_200 },
  system: { page: 22_300, script: 152_650 },
  transactions: { page: 23_750, script: 158_150 },
  users: { page: 23_950, script: 162_250 },
  // 800 bytes of script are for recall, release and return, and for the field of the bank's reference; 200 for signals.
  withdrawals: { page: 24_200, script: 153_950 },
} as const;

/** Loaded after a screen's figures are shown. */
export const CHARTS = 87_000;
