/** What a spreadsheet may run as a formula, also behind white space or in its full-width form. */
const STARTS_A_FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * One record of RFC 4180, with its line end, that no spreadsheet runs: a cell that would be a formula gets a leading
 * apostrophe. The portal's `src/lib/csv.ts` has the same rule, and a test holds the two together.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: string | null): string {
  const text = cell ?? '';
  const safe = STARTS_A_FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
