/** What a spreadsheet may run as a formula, also behind white space or in its full-width form. */
const STARTS_A_FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;
/** The same within a cell, where a spreadsheet that splits at other characters than the comma begins another one. */
const STARTS_ANOTHER = /([;\t\r\n])(?=(?:(?![\t\r\n])["\s])*[=+\-@＝＋－＠])/g;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /[",;\t\r\n]/;

/**
 * One record of RFC 4180, with its line end, that no spreadsheet runs: what would be a formula gets an apostrophe in
 * front. The portal's `src/lib/csv.ts` has the same rule, and a test holds the two together.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: string | null): string {
  const text = cell ?? '';
  const safe = PLAIN_NUMBER.test(text) ? text : disarmed(text);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function disarmed(text: string): string {
  return (STARTS_A_FORMULA.test(text) ? `'${text}` : text).replaceAll(STARTS_ANOTHER, "$1'");
}
