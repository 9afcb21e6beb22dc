import { CsvError, type Options, parse } from 'csv-parse';
import { unguarded } from '../../domain/csv.ts';
import type { FieldError } from '../../domain/errors.ts';
import { DecodedText } from '../../files/text.ts';
import type { Intake } from '../../records/intake.ts';
import type { Absent } from '../../records/records.ts';
import { columnsOf, type Dialect, mayHaveLostDigits } from './csv-cells.ts';
import { DELIMITERS, type Header, nameOf, readHeader, simplified, withoutEmptyEnd } from './csv-header.ts';
import { UnreadableFile } from './file-bytes.ts';
import { isUtf8, MAX_EMPTY_LINES, MAX_LINE_BYTES, NOT_UTF8, type ReadRecord, TOO_MANY_EMPTY } from './read-record.ts';

const OPTIONS: Options = {
  bom: true,
  skip_empty_lines: true,
  // A row with too few or too many fields is refused by itself.
  relax_column_count: true,
};

/** A cell with this text clears the field. An empty one says nothing about it. */
const CLEARS = '\\N';

/**
 * The records of a CSV file whose first row names the fields.
 *
 * @param assume told, once each, what was assumed about the file
 */
export async function* csvRecords(
  bytes: AsyncIterable<Buffer>,
  { record: schema, id }: Pick<Intake, 'record' | 'id'>,
  assume: (sentence: string) => void,
): AsyncGenerator<ReadRecord[]> {
  const { line: first, rest } = await firstLine(inUtf8(bytes, assume));
  if (first.trim() === '') return yield* noRecords(rest);
  const known = columnsOf(schema);
  const header = readHeader(first, known);
  for (const sentence of header.assumed) assume(sentence);
  const recordOf = recordReader(header, [...known.keys()], id, { delimiter: header.delimiter, assume });

  const lines = new Lines();
  let isHead = true;
  let portion: ReadRecord[] = [];
  const onRow = (fields: string[], { bytes: end }: { bytes: number }) => {
    const line = lines.upTo(end) - fields.reduce((sum, field) => sum + field.split('\n').length - 1, 0);
    if (!isHead) portion.push({ line, length: lengthOf(fields), ...recordOf(fields) });
    isHead = false;
    // Nothing is pushed through the stream, which would forget it when a later row is wrong.
    return null;
  };
  const { delimiter } = header;
  const parser = parse({ ...OPTIONS, delimiter, on_record: onRow as unknown as NonNullable<Options['on_record']> });
  const written = (chunk: Buffer | null) =>
    new Promise<void>((resolve, reject) => {
      const done = (error?: Error | null) => (error ? reject(error) : resolve());
      if (chunk) parser.write(chunk, done);
      else parser.once('end', resolve).once('error', reject).resume().end();
    });
  parser.on('error', () => {});
  const taken = () => {
    const rows = portion;
    portion = [];
    return rows;
  };
  try {
    for await (const chunk of rest) {
      lines.add(chunk);
      await written(chunk);
      if (lines.length > MAX_LINE_BYTES) throw new UnreadableFile(TOO_LONG, lines.next);
      if (lines.waiting > MAX_EMPTY_LINES) throw new UnreadableFile(TOO_MANY_EMPTY, lines.next);
      yield taken();
    }
    await written(null);
    yield taken();
  } catch (error) {
    // The records before it are right.
    yield taken();
    throw error instanceof CsvError ? unreadable(error, lines.next) : error;
  }
}

async function* inUtf8(bytes: AsyncIterable<Buffer>, assume: (sentence: string) => void): AsyncGenerator<Buffer> {
  const text = new DecodedText(bytes);
  for await (const chunk of text) {
    if (text.encoding === 'UTF-16' || text.encoding === 'Windows-1252') assume(`The text is ${text.encoding}.`);
    yield Buffer.from(chunk);
  }
}

const LINE_END = 10;

/** The first line with anything in it, and the whole file. @throws UnreadableFile when it is longer than any header */
async function firstLine(bytes: AsyncGenerator<Buffer>): Promise<{ line: string; rest: AsyncIterable<Buffer> }> {
  let read = Buffer.alloc(0);
  let line = '';
  for (;;) {
    const from = read.findIndex((byte) => byte !== LINE_END && byte !== 13);
    const end = from < 0 ? -1 : read.indexOf(LINE_END, from);
    line = from < 0 ? '' : read.subarray(from, end < 0 ? read.length : end).toString();
    if (end >= 0 || read.length > MAX_LINE_BYTES) break;
    const { value, done } = await bytes.next();
    if (done) break;
    read = Buffer.concat([read, value]);
  }
  async function* whole() {
    if (read.length > 0) yield read;
    yield* bytes;
  }
  return { line: line.replace(/^\ufeff/, '').replace(/\r$/, ''), rest: whole() };
}

/** A file of empty lines has no records. */
async function* noRecords(bytes: AsyncIterable<Buffer>): AsyncGenerator<ReadRecord[]> {
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > MAX_LINE_BYTES) throw new UnreadableFile('The file begins with empty lines.', 1);
  }
  yield [];
}

type Read =
  | { record: unknown; absent: Absent; warning?: string }
  | { refused: string; id?: string; errors?: FieldError[] };

function recordReader({ columns, names, delimiter }: Header, known: string[], id: string, dialect: Dialect) {
  const missing = known.filter((name) => !names.includes(name));
  return (fields: string[]): Read => {
    const cells = fields.length > columns.length ? withoutEmptyEnd(fields) : fields;
    if (cells.length > columns.length || fields.length < columns.length) {
      return { refused: otherCount(fields, columns.length, delimiter) };
    }
    if (names.every((name, at) => simplified(fields[at] ?? '') === simplified(name))) return { refused: REPEATED };
    if (!fields.every(isUtf8)) return { refused: NOT_UTF8 };
    const record: Record<string, unknown> = {};
    const errors: FieldError[] = [];
    const empty: string[] = [];
    let warning: string | undefined;
    for (const [index, { path, mustBeNull, read }] of columns.entries()) {
      const name = names[index] ?? '';
      const given = fields[index] ?? '';
      if (given.trim() === '') empty.push(name);
      if (given.trim() === '' || given === CLEARS) {
        if (mustBeNull) put(record, path, null);
        continue;
      }
      const text = unguarded(given);
      const cell = read(text, dialect, text !== given);
      if ('problem' in cell) errors.push({ path: name, message: cell.problem });
      else put(record, path, cell.value);
      if (name.endsWith('_id') && mayHaveLostDigits(text)) {
        warning = `${name} ends in zeros: a spreadsheet may have replaced its last digits.`;
      }
    }
    const given = record[id];
    if (errors[0]) {
      const refused = errors.map(({ path, message }) => `${path} ${message}.`).join(' ');
      return { refused, errors, ...(typeof given === 'string' && { id: given }) };
    }
    return { record, absent: { missing, empty }, ...(warning && { warning }) };
  };
}

const REPEATED = 'The line repeats the names of the columns.';

function put(record: Record<string, unknown>, [field = '', part]: string[], value: unknown): void {
  record[field] = part === undefined ? value : { ...(record[field] as object), [part]: value };
}

function otherCount(fields: string[], count: number, delimiter: string): string {
  const other = DELIMITERS.find((one) => one !== delimiter && fields.join(delimiter).split(one).length === count);
  const has = `The row has ${fields.length} fields instead of ${count}.`;
  return other ? `${has} It seems to be separated by ${nameOf(other)}, unlike the first line.` : has;
}

/** The ends of the file's lines, so that rows have line numbers; csv-parse counts some line ends twice. */
class Lines {
  #ends: number[] = [];
  /** How many of them lie before the last row's end. */
  #passed = 0;
  #size = 0;
  #rowsEnd = 0;
  /** The line after the last row. */
  next = 1;

  add(chunk: Buffer): void {
    this.#ends = this.#ends.slice(this.#passed);
    this.#passed = 0;
    for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', at + 1)) this.#ends.push(this.#size + at);
    this.#size += chunk.length;
  }

  /** Lines after the last row's end: all empty but for those of one row, which is never so long. */
  get waiting(): number {
    return this.#ends.length - this.#passed;
  }

  /** The bytes after the last row's end, without those that end lines. */
  get length(): number {
    return this.#size - this.#rowsEnd - 2 * this.waiting;
  }

  /** The line on which a row ends. @param end how many bytes of the file come before what follows the row */
  upTo(end: number): number {
    this.#rowsEnd = end;
    let last = -1;
    for (; (this.#ends[this.#passed] ?? end) < end; this.#passed++) {
      last = this.#ends[this.#passed] ?? -1;
      this.next += 1;
    }
    return last === end - 1 ? this.next - 1 : this.next;
  }
}

const TOO_LONG = `The row is longer than ${MAX_LINE_BYTES} bytes; perhaps a quoted field does not end.`;

function unreadable({ code }: CsvError, line: number): UnreadableFile {
  const reason =
    code === 'CSV_QUOTE_NOT_CLOSED'
      ? 'A quoted field never ends: the file may be cut off.'
      : 'The row is not valid CSV: a quote stands in the middle of a field.';
  return new UnreadableFile(reason, line);
}

const lengthOf = (fields: string[]) => fields.reduce((sum, { length }) => sum + length + 1, 0);
