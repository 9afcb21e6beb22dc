import { Turn } from '../../domain/turn.ts';
import type { Intake } from '../../records/intake.ts';
import { csvRecords } from './csv-records.ts';
import { fileBytes } from './file-bytes.ts';
import { jsonRecords } from './json-records.ts';
import type { ReadRecord } from './read-record.ts';

export const FORMATS = ['ndjson', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

/** Bytes that are read between two looks at the clock. */
const SLICE = 8 * 1024;

/** Counts bytes of a file's content, unpacked, and resolves when its sender may have them read. */
export type CountContent = (bytes: number) => Promise<void>;

/** The same bytes in small slices, between which others have their turn. */
async function* inTurns(chunks: AsyncIterable<Buffer>, count: CountContent | undefined): AsyncGenerator<Buffer> {
  const turn = new Turn();
  for await (const chunk of chunks) {
    await count?.(chunk.length);
    for (let from = 0; from < chunk.length; from += SLICE) {
      yield chunk.subarray(from, from + SLICE);
      if (turn.isOver) await turn.pass();
    }
  }
}

interface Reading {
  /** Counts what the file has, unpacked; omitted, nobody counts. */
  count?: CountContent | undefined;
  /** Told, once each, what was assumed about the file. */
  assume?(sentence: string): void;
}

/**
 * Reads the records of a file of any size, in portions, with bounded memory. A line that holds no record is refused by
 * itself.
 *
 * @param intake by whose schema the texts of a CSV file become numbers and booleans
 * @throws UnreadableFile when nothing can be read from there on
 */
export function recordsOf(
  file: AsyncIterable<Uint8Array>,
  format: Format,
  intake: Pick<Intake, 'record' | 'id'>,
  { count, assume = () => {} }: Reading = {},
): AsyncGenerator<ReadRecord[]> {
  const bytes = inTurns(fileBytes(file), count);
  if (format === 'ndjson') return jsonRecords(bytes);
  const assumed = new Set<string>();
  return csvRecords(bytes, intake, (sentence) => {
    if (assumed.size < assumed.add(sentence).size) assume(sentence);
  });
}
