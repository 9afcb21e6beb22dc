import { type CsvError, parse } from 'csv-parse/sync';
import { type FieldError, InvalidInput } from '../domain/errors.ts';

/** The columns of a statement that are compared, by their names in the header. */
export interface Columns {
  reference: string;
  amount: string;
  date?: string | undefined;
}

export interface StatementLine {
  /** In the file, whose header is line 1; null in the rail's list. */
  line: number | null;
  /** The key of the payment, which alone decides whose line it is; undefined in a file. */
  key?: string;
  reference: string;
  /** Without its sign: banks write payments out as negative amounts, or do not. */
  cents: number;
  /** The UTC day; undefined when the statement has no column with dates. */
  day: string | undefined;
  /** Outside the days that are compared: it is there only to be found by a payment of these days. */
  isOutside?: boolean;
  note?: string;
}

const MAX_LINES = 50_000;
const MAX_ERRORS = 10;
const MAX_REFERENCE = 200;

const refused = (message: string, path = 'content') => new InvalidInput([{ path, message }]);

/** The header of a statement and its first rows, whether or not the text ends within one. @throws InvalidInput */
export function readHeader(content: string): { columns: string[]; rows: string[][] } {
  const [columns = [], ...rows] = records(content, { to: 4 }).map(({ record }) => record);
  checkHeader(columns);
  return { columns, rows };
}

/** @throws InvalidInput that names the lines which are not understood */
export function readStatement(content: string, columns: Columns): StatementLine[] {
  const [header, ...rows] = records(content, { to: MAX_LINES + 2 });
  checkHeader(header?.record ?? []);
  if (rows.length === 0) throw refused('has no line under its header');
  if (rows.length > MAX_LINES) throw refused(`has more than ${MAX_LINES.toLocaleString('en-US')} lines: split it`);
  const at = (name: string, path: string) => {
    const index = (header?.record ?? []).findIndex((cell) => cell.trim() === name.trim());
    if (index < 0) throw refused('is not a column of the file', `columns.${path}`);
    return index;
  };
  const [reference, amount] = [at(columns.reference, 'reference'), at(columns.amount, 'amount')];
  const date = columns.date === undefined ? undefined : at(columns.date, 'date');
  const errors: FieldError[] = [];
  const wrong = (line: number, message: string) => {
    if (errors.length < MAX_ERRORS) errors.push({ path: `content.${line}`, message });
  };
  const lines = rows.map(({ record, line }) => {
    const cents = centsIn(record[amount] ?? '');
    const day = date === undefined ? undefined : dayIn(record[date] ?? '');
    if (cents === undefined) wrong(line, 'has no amount in its column');
    if (date !== undefined && day === undefined) wrong(line, 'has no date as 2026-11-20, 11/20/2026 or 20.11.2026');
    return { line, reference: referenceIn(record[reference] ?? ''), cents: cents ?? 0, day };
  });
  if (errors.length > 0) throw new InvalidInput(errors);
  return lines;
}

const referenceIn = (cell: string): string => cell.trim().slice(0, MAX_REFERENCE);

type Found = { record: string[]; info: { lines: number } };

function records(content: string, { to }: { to: number }): { record: string[]; line: number }[] {
  const text = content.replace(/^\uFEFF/, '');
  let header = 0;
  try {
    const options = { info: true, to, skip_empty_lines: true, relax_column_count: true };
    // With `info`, each record comes with where it was found, which the package's types do not say.
    const found = parse(text, { ...options, delimiter: delimiterOf(text) }) as unknown as Found[];
    return found.map(({ record, info }) => {
      header ||= record.length;
      if (record.length !== header) {
        throw refused(
          `has ${record.length} cells in line ${info.lines} and ${header} in its header: it may be cut off`,
        );
      }
      return { record, line: info.lines };
    });
  } catch (error) {
    if (error instanceof InvalidInput) throw error;
    const { code, lines } = error as CsvError & { lines?: number };
    if (code === 'CSV_QUOTE_NOT_CLOSED') throw refused('ends within quotes: it may be cut off');
    throw refused(`is not CSV${lines === undefined ? '' : `, at line ${lines}`}`);
  }
}

function checkHeader(header: string[]): void {
  const names = header.map((name) => name.trim());
  if (names.length < 2) throw refused('is not CSV with a header: its first line has less than two columns');
  if (names.some((name) => name === '' || name.length > 100))
    throw refused('has a column without a name, or with a long one');
  if (new Set(names).size < names.length) throw refused('has two columns of the same name');
}

/** The delimiter that is most frequent in the first line. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** `1,234.50`, `-1234.5`, `(12.00)`, `$12`, `1.234,50`. */
export function centsIn(text: string): number | undefined {
  const plain = text.replaceAll(/[\s$()+−-]|USD/g, '');
  const [, whole, part = ''] =
    /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(plain) ?? /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{2})$/.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** With slashes the month comes first, with dots the day. */
export function dayIn(text: string): string | undefined {
  const found =
    /^(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)(?:$|[T ])/.exec(text.trim()) ??
    /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4})$/.exec(text.trim()) ??
    /^(?<d>\d{1,2})\.(?<m>\d{1,2})\.(?<y>\d{4})$/.exec(text.trim());
  const { y = '', m = '', d = '' } = found?.groups ?? {};
  const day = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? day : undefined;
}
