import { maskedField, type PersonalData } from './personal-data.ts';

/** Text that a spreadsheet may run as a formula, also behind white space or in its full-width form; and what clears a field in an import. */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n]|\\N$)/;
/** The same inside a cell, after a character at which some spreadsheets begin another cell. */
const STARTS_ANOTHER = /([;\t\r\n])(?='*(?:(?![\t\r\n])["\s])*[=+\-@＝＋－＠])/g;
const STARTED_ANOTHER = /([;\t\r\n])'(?='*(?:(?![\t\r\n])["\s])*[=+\-@＝＋－＠])/g;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
/** A number whose zeros or last digits a spreadsheet drops. */
const DAMAGED_NUMBER = /^(0\d+|\d{12,}|\d+(\.\d+)?E[+-]?\d+)$/i;
const APOSTROPHES = /^'*/;
const NEEDS_QUOTES = /[",;\t\r\n]/;

/**
 * One record of RFC 4180, with its line end. Cells that a spreadsheet would run as a formula get an apostrophe in
 * front. The portal's `src/lib/csv.ts` has the same rule; a test compares the two.
 *
 * @param forSpreadsheets an apostrophe also keeps a long number, or one that begins with zeros, a text
 */
export function csvLine(cells: readonly (string | null)[], forSpreadsheets = false): string {
  return `${cells.map((cell) => cellText(cell ?? '', forSpreadsheets)).join(',')}\r\n`;
}

function cellText(text: string, forSpreadsheets: boolean): string {
  const safe = guarded(text, forSpreadsheets);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** An apostrophe that was there before gets another one, so that exactly one can be taken off. */
function guarded(text: string, forSpreadsheets: boolean): string {
  const rest = text.replace(APOSTROPHES, '');
  const isNumber = DAMAGED_NUMBER.test(rest) && (forSpreadsheets || rest !== text);
  const isFormula = FORMULA.test(rest) && !PLAIN_NUMBER.test(text);
  return (isFormula || isNumber ? `'${text}` : text).replaceAll(STARTS_ANOTHER, "$1'");
}

/** The text of a cell as it was before `csvLine`. Any other text stays as it is. */
export function unguarded(cell: string): string {
  const text = cell.replaceAll(STARTED_ANOTHER, '$1');
  const rest = text.replace(APOSTROPHES, '');
  const isGuarded = rest !== text && (FORMULA.test(rest) || DAMAGED_NUMBER.test(rest));
  return isGuarded ? text.slice(1) : text;
}

/** The columns of an export, named as in the contract and in its order. */
export type CsvColumns<Row> = readonly [name: string, cell: (row: Row, written: TimeWriter) => string | null][];

/** Writes a time, which is in UTC, in the time zone of an export. */
export type TimeWriter = (iso: string) => string;

export const IN_UTC: TimeWriter = (iso) => iso;

export const csvHeader = <Row>(columns: CsvColumns<Row>): string => csvLine(columns.map(([name]) => name));

/** A line of an export, as its reader may see it. */
export function csvRow<Row>(
  columns: CsvColumns<Row>,
  row: Row,
  personal: PersonalData,
  written: TimeWriter = IN_UTC,
  forSpreadsheets = false,
): string {
  const cells = columns.map(([name, cell]) => {
    const text = cell(row, written);
    return personal === 'shown' ? text : maskedField(name, text);
  });
  return csvLine(cells, forSpreadsheets);
}
