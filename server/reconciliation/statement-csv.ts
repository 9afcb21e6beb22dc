import { type CsvError, type Options, parse } from 'csv-parse';
import { InvalidInput } from '../domain/errors.ts';
import { Turn } from '../domain/turn.ts';

const MAX_LINE_BYTES = 64 * 1024;
/** Bytes that are parsed between two looks at the clock. */
const SLICE = 8 * 1024;

/** An error about the file as a whole. @param message completes the sentence "content …" */
export const refused = (message: string) => new InvalidInput([{ path: 'content', message }]);

/** A row of a file, with the number of the line that it ends on. */
export interface Row {
  record: string[];
  line: number;
}

/** The first rows of a text, at most so many, all as wide as its header. @throws InvalidInput for the first thing that is wrong */
export async function readRows(content: string, most: number): Promise<Row[]> {
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
