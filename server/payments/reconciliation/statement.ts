import { type CsvError, type Options, parse } from 'csv-parse';
import { type FieldError, InvalidInput } from '../../domain/errors.ts';
import { Turn } from '../../domain/turn.ts';

/** The columns of a statement that are compared, by their names in the header. */
export interface Columns {
  reference: string;
  amount: string;
  date?: string | undefined;
}

export interface StatementLine {
  /** In the file, whose header is line 1; in the rail's list null, or the number of an entry that cannot be understood. */
  line: number | null;
  /** The key of the payment, which alone decides whose line it is; undefined in a file. */
  key?: string;
  reference: string;
  /** Without its sign: banks write payments out as negative amounts, or do not. Undefined when the line cannot be understood. */
  cents: number | undefined;
  /** The UTC day; undefined when the statement has no column with dates. */
  day: string | undefined;
  /** Outside the days that are compared: it is there only to be found by a payment of these days. */
  isOutside?: boolean;
  note?: string;
}

const MAX_LINES = 50_000;
const MAX_ERRORS = 10;
const MAX_REFERENCE = 200;
const MAX_LINE_BYTES = 64 * 1024;
/** Bytes that are parsed between two looks at the clock. */
const SLICE = 8 * 1024;
/** Header and lines that the columns are chosen by. */
const SHOWN = 4;

const refused = (message: string, path = 'content') => new InvalidInput([{ path, message }]);

/** The header of a statement and its first rows, whether or not the text ends within one. @throws InvalidInput */
export async function readHeader(content: string): Promise<{ columns: string[]; rows: string[][] }> {
  const [columns = [], ...rows] = (await records(content, SHOWN)).map(({ record }) => record);
  return { columns, rows };
}

/** @throws InvalidInput that names the lines which are not understood */
export async function readStatement(content: string, columns: Columns): Promise<StatementLine[]> {
  const [header, ...rows] = await records(content, MAX_LINES + 2);
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
  const lines: StatementLine[] = [];
  const turn = new Turn();
  for (const { record, line } of rows) {
    const cents = centsIn(record[amount] ?? '');
    const day = date === undefined ? undefined : dayIn(record[date] ?? '');
    if (cents === undefined) wrong(line, 'has no amount in its column');
    if (date !== undefined && day === undefined) wrong(line, 'has no date as 2026-11-20, 11/20/2026 or 20.11.2026');
    lines.push({ line, reference: referenceIn(record[reference] ?? ''), cents: cents ?? 0, day });
    if (turn.isOver) await turn.pass();
  }
  if (errors.length > 0) throw new InvalidInput(errors);
  return lines;
}

const referenceIn = (cell: string): string => cell.trim().slice(0, MAX_REFERENCE);

interface Row {
  record: string[];
  line: number;
}

/** The first rows of a text, at most so many, all as wide as its header. @throws InvalidInput for the first thing that is wrong */
async function records(content: string, most: number): Promise<Row[]> {
  const text = content.replace(/^\uFEFF/, '');
  const rows: Row[] = [];
  let rowsEnd = 0;
  const onRow = (record: string[], { lines: line, bytes }: { lines: number; bytes: number }) => {
    rows.push({ record, line });
    rowsEnd = bytes;
    return null;
  };
  const parser = parse({
    delimiter: delimiterOf(text),
    skip_empty_lines: true,
    relax_column_count: true,
    on_record: onRow as unknown as NonNullable<Options['on_record']>,
  });
  parser.on('error', () => {});
  let checked = 0;
  const check = () => {
    const header = rows[0]?.record ?? [];
    if (checked === 0) checkHeader(header);
    for (; checked < rows.length; checked++) checkWidth(rows[checked] as Row, header.length);
  };
  const bytes = Buffer.from(text);
  const turn = new Turn();
  for (let from = 0; from < bytes.length && rows.length < most; from += SLICE) {
    await parsed((done) => parser.write(bytes.subarray(from, from + SLICE), done));
    if (rows.length > checked) check();
    if (from - rowsEnd > MAX_LINE_BYTES)
      throw refused(`has a line of more than ${MAX_LINE_BYTES} bytes, or as many empty ones`);
    if (turn.isOver) await turn.pass();
  }
  if (rows.length < most) {
    await parsed((done) => parser.once('end', done).once('error', done).resume().end());
  }
  check();
  return rows.slice(0, most);
}

/** @throws InvalidInput for what is not CSV */
async function parsed(work: (done: (error?: Error | null) => void) => void): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      work((error) => (error ? reject(error) : resolve()));
    });
  } catch (error) {
    const { code, lines } = error as CsvError & { lines?: number };
    if (code === 'CSV_QUOTE_NOT_CLOSED') throw refused('ends within quotes: it may be cut off');
    throw refused(`is not CSV${lines === undefined ? '' : `, at line ${lines}`}`);
  }
}

function checkWidth({ record, line }: Row, width: number): void {
  if (record.length === width) return;
  throw refused(`has ${record.length} cells in line ${line} and ${width} in its header: it may be cut off`);
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
  const [first = ''] = text.slice(0, MAX_LINE_BYTES).split(/\r?\n/, 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** A sign or the currency may be on either side; a dash anywhere else is no amount, but perhaps a date. */
const AMOUNT = /^(?:[+−-] ?(?:\$ ?|USD ?)?|(?:\$ ?|USD ?)[+−-]?)?(\d[\d.,\s]*?) ?(?:USD|\$)?[+−-]?$/;
const NUMBERS = [
  /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+|\d+)(?:\.(\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:\s\d{3})+|\d+),(\d{2})$/,
];
const MAX_AMOUNT = 40;

/** `1,234.50`, `-1234.5`, `(12.00)`, `$12`, `12.00-`, `1.234,50`, `1 234,50`. */
export function centsIn(text: string): number | undefined {
  const cell = text.trim();
  if (cell.length > MAX_AMOUNT) return undefined;
  const [, inParentheses = cell] = /^\((.*)\)$/.exec(cell) ?? [];
  const [, number = ''] = AMOUNT.exec(inParentheses.trim()) ?? [];
  const [, whole, part = ''] = NUMBERS.map((form) => form.exec(number)).find((found) => found !== null) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole.replaceAll(/[.,\s]/g, '')) * 100 + Number(part.padEnd(2, '0'));
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
