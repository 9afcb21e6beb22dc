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
  // several toasts off a dialog on a phone; some 30 are the button 'How is this counted?' of the cards.
  // Some 700 are what the System screen has of its own. Some 340 are the button of the palette, those that copy ids, and the corners of sheets on phones.
  // Some 40 are the styles of a failure that stays in its form.
  page: 22_340,
} as const;

/** Chunks of scripts that several screens load, by their names in vite.config.ts; 'index' is the group 'base'. */
export const SHARED = {
  // Some 80 are the names of chunks that come after the first row.
  // Some 250 are failed loads that are made again when the browser is online, and with them the query client's own rules; each chunk has its name
  // here, the last one for the desk's and the dialog's buttons.
  // Some 180 are components that Mantine attaches to others, as in Button.Group; without them a screen that uses one crashes in the build alone.
  // Some 100 are room for other hashes in the names of the files that it lists.
  index: 86_880,
  // Some 300 are such components.
  kit: 9_290,
  // Of the sign-in form and of the withdrawals; a third of it are such components.
  checkbox: 2_260,
  'rolldown-runtime': 440,
  // Failures of the portal itself: intents and their keys, calls without an answer, missing code, reports of errors, Retry-After; the focus,
  // the live region, questions with drafts; the question for a second factor and for signing in again, whose dialogs come later; the banner of
  // paused payments, and the words of permissions; some 60 for a screen that takes two of them. One chunk more than there might be, as the sign-in form does not wait for the portal.
  // 270 bytes are the rules for the audit log's URL, which the router reads first.
  // Some 330 are the button beside each figure and what loads its explanation.
  // Some 1,200 are the route of a player's page, with the rules for its URL and that of the list, the players' names as links with their badges,
  // in the bell as well, and the permissions' new words.
  // Some 85 are the way past the filters for the keyboard.
  // Some 400 are several loads at once, as the cards' signals come page by page.
  // Some 250 are the bar of suspended second approvals, and what loads the notes that name somebody.
  // Some 900 are the clock: both zones' formats, its choice as the server keeps it, the zones of days in the URL; and the count on the bell, with the place of
  // the part that hears of changes, which is loaded afterwards. Some 80 are the rules for the URL of the table of withdrawals.
  // Some 600 are the palette's button, keys and history entry (the palette itself comes when it is first opened). Some 230 are
  // how somebody wants a table, here because the withdrawals, which begin as cards, would load the code of tables with it.
  // Some 150 are the dialog that a form is in: closing it asks about its own input alone.
  // Some 400 are the place of the bar for whoever was reset, which is loaded when somebody was, and the words of three audit actions.
  // Some 20 are the words of one more action.
  portal: 53_890,
  // The modules that the first views of at least two screens need: placeholders, failures of actions, some icons.
  screens: 850,
  // Calls that several first views make, and dialogs of other screens.
  'game-calls': 560,
  'system-calls': 440,
  // Some 150 are the headers that sort. Some 520 are the button 'Columns' and the columns that are left out, in the first view because a table must
  // not change after it was shown; the choice itself comes when it is opened.
  // Some 20 are the line of a list that was not searched to the end.
  table: 9_370,
  widgets: 6_970,
  // The one action, its intent and its toasts: only of screens whose records can be changed at once.
  changes: 1_400,
  // 'Export' of transactions and of withdrawals; the code that runs one comes when it is pressed.
  exports: 1_000,
} as const;

/** What a screen has of its own: the bytes of its page above those of every screen, and the chunks that no other screen loads. */
export const SCREENS = {
  // Some 50 bytes of script list the permissions by area.
  // Some 550 of the page and 200 of script are the choice of the clock.
  // Some 190 of script and 85 of the page are a chunk of its own for that choice, which the palette has too.
  // Some 60 are questions that begin on 'no'. Some 140 are the hash of each passkey's key, a factor that waits, and a clock that failed to load.
  // Some 170 are the place of the messages that somebody gets, whose panel is loaded after the first view.
  account: { page: 1_460, script: 6_480 },
  // 10 of the page are the place of what has changed meanwhile.
  // Some 450 of script are the calls, which lists on other screens make too.
  approvals: { page: 690, script: 2_840 },
  // The words of every action, for the filter: a kilobyte each of the page and of the script.
  // 370 bytes of script and 150 of the page are three further actions, the place of the export, the type of record in the URL, and rules in a
  // chunk of their own, which the drawer and the proof share. Some 100 are the words of four more actions, 10 of the page
  // the headers of tables that sort.
  // 20 of script are room for other names of what chunks export, and 20 of each the words of one more action.
  audit: { page: 4_050, script: 5_580 },
  // Some 120 bytes of script, and 100 of the page with its buttons, are for the figures that are explained.
  // Some 60 are the count of decisions for a second person, in the frame; 30 are room for other hashes in the names of files.
  dashboard: { page: 6_600, script: 6_080 },
  // Some 350 of script are the calls on items, which the palette makes too.
  'game-items': { page: 4_220, script: 6_080 },
  // Some 640 of script are the rules and icons that its drawer and form share.
  games: { page: 3_570, script: 4_020 },
  // Before any script has loaded, the page keeps the address that somebody came for; and it has the banner for when the
  // code of the toasts fails to load. Its scripts are the form's; the router comes while somebody types (docs/decisions/why-one-page-per-screen.md).
  // Some 240 are the styles of components that Mantine attaches to others.
  // 100 of script are an icon of the field for a password.
  login: { wholePage: 17_430, script: 17_430 },
  // 20 bytes of the page are the days of registration, 70 the headers of tables that sort, 50 the widths of its columns on paper; some 20 room for
  // the zone's longer dates, some 35 of script and 180 of the page the columns that one has left out, as in
  // the audit log.
  // Some 380 of script are the place of 'Unfreeze Together', whose code is loaded with the frozen players, and the names of the files of that code.
  players: { page: 2_140, script: 3_020 },
  // 350 bytes of script name the figures that are explained and write their values; 100 of the page are their buttons.
  // Some 60 bytes of script say which payout awaits a second person; 40 are room for other hashes in the names of files.
  // Some 570 of script are the calls, which the palette and explanations make too.
  // Some 40 are a link to each payout that awaits a second person.
  revenue: { page: 4_950, script: 5_570 },
  // Troubles come first on the screen, so their list belongs to its first view.
  // Some 460 of script are the button that copies an id, here alone in a first view.
  // Some 150 are what loads the panel of who counts as one person.
  system: { page: 100, script: 3_630 },
  // Some 60 bytes of script are the zone of the days in the URL, and of an export's times.
  // Some 270 are an icon, which a player's page has too.
  transactions: { page: 2_270, script: 4_380 },
  // Some 110 bytes of script load the export of the access evidence.
  users: { page: 1_930, script: 3_930 },
  // 800 bytes of script are for recall, release and return, and for the field of the bank's reference; 200 for signals; 200 for the
  // figures that lead to what they count, and the line that says which step was taken.
  // 900 bytes of script are for what a player's page has of them too, in chunks of its own, and for why a frozen player is not paid.
  // 80 are for leaving frozen players out of what is approved together.
  // Some 40 bytes of script are room for other hashes in the names of files.
  // Some 450 are for undoing a decision, some 500 for the signals on the cards, in the first view because cards must not move.
  // 850 more are for the link to the desk, and for who looks at what on the cards and in the questions about many.
  // Some 300 are for decisions that await a second person: on the card, in the questions and in the toasts.
  // Some 650 are the reason codes beside a reason, the calls by which a withdrawal is set aside, and the filter by what waits for a second person.
  // Some 1,300 are the way to the table, which comes later, what offers to select everything that matches, and until when a card is set aside.
  // The questions, calls and toasts of decisions, and the bar of selected ones, come after the first row.
  // Some 240 of the page are the checkbox's styles.
  // Some 310 are the line that offers to undo, which came with the toasts and from every screen's chunks before, and the link to what awaits a second person.
  withdrawals: { page: 3_440, script: 12_300 },
} as const;

/** Loaded after a screen's figures are shown. */
export const CHARTS = 87_000;
