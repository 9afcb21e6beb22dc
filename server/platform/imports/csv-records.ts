import { CsvError, type Options, parse } from 'csv-parse';
import type { ZodObject, ZodType } from 'zod';
import { UnreadableFile } from './file-bytes.ts';
import { isUtf8, MAX_EMPTY_LINES, MAX_LINE_BYTES, NOT_UTF8, type ReadRecord, TOO_MANY_EMPTY } from './read-record.ts';

type Convert = (text: string) => unknown;

interface Column {
  /** The field, and the field of it that a dot separates: `signals.bank_country`. */
  path: string[];
  convert: Convert;
}

const OPTIONS: Options = {
  bom: true,
  skip_empty_lines: true,
  // A row with too few or too many fields is refused by itself.
  relax_column_count: true,
};

/** The records of a CSV file whose first row names the fields. An empty field counts as left out. */
export async function* csvRecords(bytes: AsyncIterable<Buffer>, schema: ZodType): AsyncGenerator<ReadRecord[]> {
  const known = columnsOf(schema);
  const lines = new Lines();
  let columns: Column[] | undefined;
  let portion: ReadRecord[] = [];
  const onRow = (fields: string[], { bytes: end }: { bytes: number }) => {
    const line = lines.upTo(end) - fields.reduce((sum, field) => sum + field.split('\n').length - 1, 0);
    if (columns) portion.push({ line, length: lengthOf(fields), ...recordOf(columns, fields) });
    else columns = columnsNamed(fields, known);
    // Nothing is pushed through the stream, which would forget it when a later row is wrong.
    return null;
  };
  const parser = parse({ ...OPTIONS, on_record: onRow as unknown as NonNullable<Options['on_record']> });
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
    for await (const chunk of bytes) {
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

function recordOf(columns: Column[], fields: string[]): { record: unknown } | { refused: string } {
  if (fields.length !== columns.length) {
    return { refused: `The row has ${fields.length} fields instead of ${columns.length}.` };
  }
  if (!fields.every(isUtf8)) return { refused: NOT_UTF8 };
  const record: Record<string, unknown> = {};
  for (const [index, { path, convert }] of columns.entries()) {
    const text = fields[index] as string;
    const [field = '', part] = path;
    if (text === '') continue;
    if (part === undefined) record[field] = convert(text);
    else record[field] = { ...(record[field] as object), [part]: convert(text) };
  }
  return { record };
}

/** The fields of a record, by their names in the head of a file. */
function columnsOf(schema: ZodType): Map<string, Column> {
  const fields = Object.entries((schema as ZodObject).shape).flatMap(([name, field]): [string, Column][] => {
    const inner = unwrapped(field as ZodType);
    if (inner.def.type !== 'object') return [[name, { path: [name], convert: CONVERT[inner.def.type] ?? asIs }]];
    return [...columnsOf(inner)].map(([part, { convert }]) => [`${name}.${part}`, { path: [name, part], convert }]);
  });
  return new Map(fields);
}

/** The schema inside of an optional or nullable one, or one with a default. */
function unwrapped(schema: ZodType): ZodType {
  return 'innerType' in schema.def ? unwrapped(schema.def.innerType as ZodType) : schema;
}

const asIs: Convert = (text) => text;

/** A text that is no such value stays a text, which the schema refuses. */
const CONVERT: Partial<Record<string, Convert>> = {
  number: (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
};

/** @throws UnreadableFile for a head that does not name the record's fields, each at most once */
function columnsNamed(names: string[], known: Map<string, Column>): Column[] {
  const list = [...known.keys()].join(', ');
  const seen = new Set<string>();
  const twice = names.find((name) => seen.size === seen.add(name).size);
  if (twice !== undefined) throw new UnreadableFile(`The column ${shown(twice)} is there twice.`, 1);
  return names.map((name) => {
    const column = known.get(name);
    if (column) return column;
    throw new UnreadableFile(`There is no field for the column ${shown(name)}. The fields are ${list}.`, 1);
  });
}

/** The first line may be data instead of names, and data is not repeated in messages. */
const shown = (name: string) => (/^[\w.]{1,40}$/.test(name) && !/\d{5}/.test(name) ? name : 'in the first line');
