import { Turn } from '../../domain/turn.ts';
import { delimiterOf, namedDelimiter } from '../../files/csv-delimiter.ts';
import { type CsvRow, csvRows } from '../../files/csv-rows.ts';
import { chooseColumns } from './csv-choice.ts';
import { cellsOf, findLayout, layoutOf } from './csv-layout.ts';
import { CsvLines } from './csv-lines.ts';
import { readingOfRows } from './csv-reading.ts';
import { RefusedFile } from './draft.ts';
import type { CsvProfile } from './profile.ts';
import type { Reading, ReadOptions } from './reading.ts';

/** Characters by which the delimiter is known, and rows by which the header is. */
const HEAD = 64 * 1024;
const HEAD_ROWS = 500;

/** @param text with \n as its only line end @throws RefusedFile */
export async function readCsv(text: AsyncIterable<string>, options: ReadOptions): Promise<Reading> {
  const chunks = text[Symbol.asyncIterator]();
  let head = '';
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    head += next.value;
    if (head.length >= HEAD) break;
  }
  const named = namedDelimiter(head);
  const content = head.slice(named?.length ?? 0);
  const delimiter = named?.delimiter ?? delimiterOf(content);
  if (!delimiter) {
    throw new RefusedFile(
      'The file is no statement that we know: it has no columns.',
      'Upload CSV, camt.052, camt.053, camt.054, MT940, BAI2 or OFX.',
    );
  }
  async function* all() {
    yield content;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  const portions = csvRows(all(), delimiter, named ? 2 : 1);
  const rows: CsvRow[] = [];
  for (let next = await portions.next(); !next.done; next = await portions.next()) {
    rows.push(...next.value);
    if (rows.length >= HEAD_ROWS) break;
  }
  const layout = findLayout(rows.slice(0, HEAD_ROWS));
  if (!layout) {
    throw new RefusedFile(
      'No row of the file has names of columns, or a date and an amount.',
      'Export it anew, with a row that names the columns.',
    );
  }
  const { headerAt, names } = layout;
  const below = rows.slice(headerAt + 1).filter(({ fault }) => fault === null);
  if (below.length === 0) {
    const [odd] = rows.slice(headerAt + 1);
    throw odd
      ? new RefusedFile('No line under the header can be read.', 'Look at its quotes and line ends.', odd.line)
      : new RefusedFile('The file has no line under its header.', 'Export it for days with bookings.');
  }
  const kept = await options.profileOf?.(layoutOf(names));
  const profile = kept && isUsable(kept, names) ? kept : undefined;
  const { columns, questions } = profile
    ? { columns: profile.columns, questions: [] }
    : await chooseColumns(names, below.map(cellsOf), options.answers ?? {});
  const lines = new CsvLines(names, columns, profile, options);
  lines.preamble(rows.slice(0, Math.max(headerAt, 0)));
  const turn = new Turn();
  async function take(some: readonly CsvRow[]) {
    for (const row of some) {
      lines.add(row);
      if (turn.isOver) await turn.pass();
    }
  }
  await take(rows.slice(headerAt + 1));
  for await (const portion of portions) await take(portion);
  const header = headerAt < 0 ? null : { line: (rows[headerAt] as CsvRow).line, names: [...names] };
  return readingOfRows(lines, header, questions);
}

/** A profile that was kept is not trusted to fit. */
const isUsable = ({ columns }: CsvProfile, names: readonly string[]) =>
  Object.values(columns).every((name) => name === null || names.includes(name));
