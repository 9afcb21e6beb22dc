// The specification leaves some choices to the back end. Each switch below is one such choice.
// The first word of each switch is the choice that this back end makes by itself.

export const SWITCHES = {
  // How an id is written: game-7, or 7, or game.7.v1, or text with a slash, quotes, a percent sign and an emoji.
  ids: ['text', 'numbers', 'dots', 'odd'],
  // Whether an id inside a body must have the type that the back end sent: with 'strict', '7' does not name 7.
  idTypes: ['lenient', 'strict'],
  // How money is written: 12.5, or '12.50', or words that are not plain numbers, such as '1e3' and 'NaN'.
  amounts: ['numbers', 'text', 'odd'],
  // The body of an error: {message}, or plain text, or an HTML page.
  errors: ['json', 'text', 'html'],
  // The answer of a change: the record (204 for a deletion), or {success: true}, or 204, or 200 with no body.
  changes: ['record', 'success', '204', 'empty'],
  // How a list is sent: under the name in the specification, or as a bare array, or as null when it is empty.
  lists: ['wrapped', 'array', 'null'],
  // Whether the query of a list is obeyed. With 'ignored', filters, pages and limits do nothing.
  filters: ['obeyed', 'ignored'],
  // How many rows the lists hold: some, or none, or 50,000 on one page.
  size: ['normal', 'none', 'huge'],
  // Whether each record carries fields that the specification does not name.
  extra: ['no', 'yes'],
  // How a field without a value is sent: as null, or not at all, or as empty text.
  absent: ['null', 'omitted', 'blank'],
  // The answer of a call outside the specification. 'page200' is what a single-page application's server does.
  unknownCalls: ['json404', 'html404', 'page200', '401'],
  // How a time is written: ISO with Z, or ISO without a zone, or seconds since 1970.
  dates: ['iso', 'naive', 'seconds'],
  // The answer of a bulk call: how many succeeded and failed, or {success: true}, or 200 with no body.
  bulk: ['counts', 'success', 'empty'],
  // The answer of a login: more than the specification names, or only that, or a token with a null admin.
  login: ['full', 'named', 'noAdmin'],
  // The status of a login with a wrong password.
  wrongLogin: ['401', '400'],
  // Which calls need a token: all but login, or none. With 'short', a token is good for ten calls.
  session: ['required', 'open', 'short'],
  // Whether every change but login and logout is refused, and with which status.
  refuse: ['no', '403', '429'],
  // Whether each list holds some statuses, types and methods that the specification does not name.
  words: ['known', 'unknown'],
  // Which of its two names a withdrawal's field has: withdrawal_id and nested bank data, or request_id and flat data.
  names: ['long', 'short'],
  // Which field of a transaction the {id} in its path is.
  transactionKey: ['id', 'transaction_id'],
  // How much a game tells: status, developer and more, or only game_id and game_name.
  games: ['rich', 'bare'],
  // How the dashboard's changes are written: '+12.5%', or 12.5, or not at all.
  labels: ['text', 'numbers', 'absent'],
  // How failureRate and growth_rate are written: 2.5, or 0.025, or '2.5%'.
  rates: ['percent', 'fraction', 'text'],
  // Whether the withdrawal summary counts requests or sums their amounts.
  summary: ['counts', 'amounts'],
  // The status of a refused payout. The body is {success: false, error} either way.
  payoutRefusal: ['200', '400'],
  // Which payout methods are accepted: any text, or only words like 'Bank Transfer', or only words like bank_transfer.
  methods: ['any', 'labels', 'codes'],
  // Whether a saved item is checked for the four fields that the form marks as required.
  checks: ['yes', 'no'],
  // With 'yes', every second call answers 500.
  unreliable: ['no', 'yes'],
  // With 'yes', the role of the admin has 300 characters and no space.
  longRole: ['no', 'yes'],
  // With 'yes', the first two records of each list have one id.
  twins: ['no', 'yes'],
} as const;

export type Variants = { [Name in keyof typeof SWITCHES]: (typeof SWITCHES)[Name][number] };

const NATURAL = Object.fromEntries(Object.entries(SWITCHES).map(([name, words]) => [name, words[0]])) as Variants;

/** Fills the switches that were not set. A wrong name or word is an error, so that no test runs without its switch. */
export function chooseVariants(set: Record<string, unknown>): Variants {
  for (const [name, word] of Object.entries(set)) {
    const words: readonly string[] | undefined = Object.hasOwn(SWITCHES, name)
      ? SWITCHES[name as keyof Variants]
      : undefined;
    if (!words) throw new Error(`No switch has the name ${name}. There are: ${Object.keys(SWITCHES).join(', ')}`);
    if (!words.includes(String(word))) throw new Error(`The switch ${name} knows only: ${words.join(', ')}`);
  }
  return { ...NATURAL, ...set };
}
