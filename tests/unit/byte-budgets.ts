/**
 * The maximum that is transferred before a screen works: the page itself, with its styles, and its scripts. Bytes,
 * compressed with Brotli, each about 100 above the size when it was last set: names of files with their hashes compress differently
 * from build to build. To exceed one, raise it here and say why.
 * `byte-budgets.test.ts` checks the build.
 */

/** The page and the styles that every screen has: those of the screen that has least besides. */
export const FRAME = {
  screen: 'system',
  // Some 120 bytes are the permissions of the early calls, some 250 larger targets and the names of chunks, about 100 dialogs in low windows,
  // forced colours and empty dates in WebKit, some 75 the fallback fonts with Geist's widths, without which a screen moves when the font
  // arrives. Some 650 are the styles of the toasts, which would make Chromium lay out the whole page anew if they came with their code
  // (docs/decisions/why-one-page-per-screen.md). Some 1,100 are for touch, forced colours and print, and for rows that become cards; some 50 keep
  // several toasts off a dialog on a phone.
  // Some 700 are what the System screen has of its own.
  page: 22_210,
} as const;

/** Chunks of scripts that several screens load, by their names in vite.config.ts; 'index' is the group 'base'. */
export const SHARED = {
  // Some 250 are failed loads that are made again when the browser is online, and with them the query client's own rules.
  index: 86_400,
  kit: 10_180,
  'rolldown-runtime': 440,
  // Failures of the portal itself: intents and their keys, calls without an answer, missing code, reports of errors, Retry-After; the focus,
  // the live region, questions with drafts; the question for a second factor and for signing in again, whose dialogs come later; the banner of
  // paused payments, and the words of permissions; some 60 for a screen that takes two of them. One chunk more than there might be, as the sign-in form does not wait for the portal.
  // 270 bytes are the rules for the audit log's URL, which the router reads first.
  // Some 1,200 are the route of a player's page, with the rules for its URL and that of the list, the players' names as links with their badges,
  // in the bell as well, and the permissions' new words.
  portal: 49_850,
  // Some 400 are icons that a player's page shares with other screens.
  screens: 3_050,
  table: 8_500,
  widgets: 6_970,
  // The one action, its intent and its toasts: only of screens whose records can be changed at once.
  changes: 1_400,
  // 'Export' of transactions and of withdrawals.
  exports: 1_190,
} as const;

/** What a screen has of its own: the bytes of its page above those of every screen, and the chunks that no other screen loads. */
export const SCREENS = {
  // Some 50 bytes of script list the permissions by area.
  account: { page: 790, script: 5_580 },
  // The words of every action, for the filter: a kilobyte each of the page and of the script.
  audit: { page: 3_400, script: 4_870 },
  dashboard: { page: 6_210, script: 5_900 },
  'game-items': { page: 4_020, script: 5_920 },
  games: { page: 3_630, script: 3_280 },
  // Before any script has loaded, the page keeps the address that somebody came for; and it has the banner for when the
  // code of the toasts fails to load. Its scripts are the form's; the router comes while somebody types (docs/decisions/why-one-page-per-screen.md).
  login: { wholePage: 17_030, script: 17_230 },
  players: { page: 1_710, script: 2_470 },
  revenue: { page: 4_680, script: 4_190 },
  system: { page: 100, script: 2_790 },
  transactions: { page: 1_960, script: 3_740 },
  users: { page: 1_750, script: 3_870 },
  // 800 bytes of script are for recall, release and return, and for the field of the bank's reference; 200 for signals; 200 for the
  // figures that lead to what they count, and the line that says which step was taken.
  // 900 bytes of script are for what a player's page has of them too, in chunks of its own, and for why a frozen player is not paid.
  withdrawals: { page: 2_510, script: 8_720 },
} as const;

/** Loaded after a screen's figures are shown. */
export const CHARTS = 87_000;
