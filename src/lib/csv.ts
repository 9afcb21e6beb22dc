export type CsvColumn<Row> = {
  header: string;
  value: (row: Row) => string | number | boolean | null | undefined;
};

/** Text that a spreadsheet may run as a formula, also behind white space or in its full-width form; and what clears a field in an import. */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n]|\\N$)/;
/** The same inside a cell, after a character at which some spreadsheets begin another cell. */
const STARTS_ANOTHER = /([;\t\r\n])(?='*(?:(?![\t\r\n])["\s])*[=+\-@＝＋－＠])/g;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
/** A number whose zeros or last digits a spreadsheet drops. */
const DAMAGED_NUMBER = /^(0\d+|\d{12,}|\d+(\.\d+)?E[+-]?\d+)$/i;
const APOSTROPHES = /^'*/;
const NEEDS_QUOTES = /[",;\t\r\n]/;

function cell(value: string | number | boolean | null | undefined, forSpreadsheets: boolean): string {
  const safe = guarded(value === null || value === undefined ? '' : String(value), forSpreadsheets);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** An apostrophe that was there before gets another one, so that exactly one can be taken off. */
function guarded(text: string, forSpreadsheets: boolean): string {
  const rest = text.replace(APOSTROPHES, '');
  const isNumber = DAMAGED_NUMBER.test(rest) && (forSpreadsheets || rest !== text);
  const isFormula = FORMULA.test(rest) && !PLAIN_NUMBER.test(text);
  return (isFormula || isNumber ? `'${text}` : text).replaceAll(STARTS_ANOTHER, "$1'");
}

/**
 * RFC 4180 text. Cells that a spreadsheet would run as a formula get an apostrophe in front.
 *
 * @param forSpreadsheets an apostrophe also keeps a long number, or one that begins with zeros, a text
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], forSpreadsheets = false): string {
  const lines = [
    columns.map((column) => cell(column.header, forSpreadsheets)),
    ...rows.map((row) => columns.map((column) => cell(column.value(row), forSpreadsheets))),
  ];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}
