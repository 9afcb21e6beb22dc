import { maskedField, type PersonalData } from './personal-data.ts';

/** Text that a spreadsheet may run as a formula, also behind white space or in its full-width form. */
const STARTS_A_FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;
/** The same inside a cell, after a character at which some spreadsheets begin another cell. */
const STARTS_ANOTHER = /([;\t\r\n])(?=(?:(?![\t\r\n])["\s])*[=+\-@＝＋－＠])/g;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
const NEEDS_QUOTES = /[",;\t\r\n]/;

/**
 * One record of RFC 4180, with its line end. Cells that a spreadsheet would run as a formula get an apostrophe in
 * front. The portal's `src/lib/csv.ts` has the same rule; a test compares the two.
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
): string {
  const cells = columns.map(([name, cell]) => {
    const text = cell(row, written);
    return personal === 'shown' ? text : maskedField(name, text);
  });
  return csvLine(cells);
}
