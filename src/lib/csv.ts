export type CsvColumn<Row> = {
  header: string;
  value: (row: Row) => string | number | boolean | null | undefined;
};

/** Text that a spreadsheet may run as a formula, also behind white space or in its full-width form. */
const STARTS_A_FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;
/** The same inside a cell, after a character at which some spreadsheets begin another cell. */
const STARTS_ANOTHER = /([;\t\r\n])(?=(?:(?![\t\r\n])["\s])*[=+\-@＝＋－＠])/g;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /[",;\t\r\n]/;

function cell(value: string | number | boolean | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = PLAIN_NUMBER.test(text) ? text : disarmed(text);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function disarmed(text: string): string {
  return (STARTS_A_FORMULA.test(text) ? `'${text}` : text).replaceAll(STARTS_ANOTHER, "$1'");
}

/** RFC 4180 text. Cells that a spreadsheet would run as a formula get an apostrophe in front. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map((column) => cell(column.header)),
    ...rows.map((row) => columns.map((column) => cell(column.value(row)))),
  ];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}
