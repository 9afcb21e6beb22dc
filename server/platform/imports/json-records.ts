import { JsonReader, UnreadableJson } from '../../domain/json-reader.ts';
import { UnreadableFile } from './file-bytes.ts';
import {
  isUtf8,
  MAX_EMPTY_LINES,
  MAX_ENDLESS_BYTES,
  MAX_LINE_BYTES,
  NOT_UTF8,
  type ReadRecord,
  TOO_MANY_EMPTY,
} from './read-record.ts';

const LINE_END = 10;
const BOM = '\ufeff';

/** The records of a file with one JSON object per line. Empty lines are skipped. */
export async function* jsonRecords(bytes: AsyncIterable<Buffer>): AsyncGenerator<ReadRecord[]> {
  let line = 1;
  let parts: Buffer[] = [];
  let length = 0;
  let empty = 0;
  const add = (part: Buffer) => {
    length += part.length;
    if (length > MAX_ENDLESS_BYTES) throw new UnreadableFile('The line has no end.', line);
    // The rest of a line that is too long is read and dropped.
    if (length > MAX_LINE_BYTES) parts = [];
    else parts.push(part);
  };
  const end = (): ReadRecord[] => {
    const read = length > MAX_LINE_BYTES ? { refused: TOO_LONG } : parsed(line, Buffer.concat(parts).toString('utf8'));
    const one = read && { line, length, ...read };
    line += 1;
    parts = [];
    length = 0;
    return one ? [one] : [];
  };
  for await (const chunk of bytes) {
    const read: ReadRecord[] = [];
    let from = 0;
    for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, from)) {
      if (at === from && length === 0) {
        line += 1;
        empty += 1;
        if (empty > MAX_EMPTY_LINES) throw new UnreadableFile(TOO_MANY_EMPTY, line);
      } else {
        empty = 0;
        add(chunk.subarray(from, at));
        read.push(...end());
      }
      from = at + 1;
    }
    add(chunk.subarray(from));
    yield read;
  }
  yield end();
}

const TOO_LONG = `The line is longer than ${MAX_LINE_BYTES} bytes.`;

function parsed(line: number, text: string): { record: unknown } | { refused: string } | undefined {
  const json = line === 1 && text.startsWith(BOM) ? text.slice(1) : text;
  if (json.trim() === '') return undefined;
  if (!isUtf8(json)) return { refused: NOT_UTF8 };
  const reader = new JsonReader(json);
  try {
    reader.readOn();
    return { record: reader.value };
  } catch (error) {
    if (error instanceof UnreadableJson) return { refused: `The line ${error.message}.` };
    throw error;
  }
}
