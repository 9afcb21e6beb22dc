import { DecodedText, withPlainLineEnds } from '../../files/text.ts';
import { readBai2 } from './bai2.ts';
import { readCamt } from './camt.ts';
import { readCsv } from './csv-statement.ts';
import { detectFormat } from './detect-format.ts';
import { RefusedFile } from './draft.ts';
import { readMt940 } from './mt940.ts';
import { readOfx } from './ofx.ts';
import type { Format, Reading, ReadOptions } from './reading.ts';

const MAX_BYTES = 25 * 1024 * 1024;
const HEAD = 4 * 1024;
/** Bytes that are read between two looks at the clock. */
const SLICE = 16 * 1024;

const READERS = { csv: readCsv, camt: readCamt, mt940: readMt940, bai2: readBai2, ofx: readOfx };

/**
 * Reads a statement in any of the formats, with bounded memory. Whatever the file holds, the answer is a `Reading`: it throws for nothing but what
 * the stream throws.
 *
 * @param bytes at most 25 MB; a larger file is refused
 */
export async function readStatement(bytes: AsyncIterable<Uint8Array>, options: ReadOptions): Promise<Reading> {
  let format: Format | null = null;
  try {
    const slices = limited(bytes);
    const head = await headOf(slices);
    if (head.length === 0) throw new RefusedFile('The file is empty.', 'Export it anew.');
    const detected = await detectFormat(head);
    if ('looksLike' in detected) {
      throw new RefusedFile(`This looks like ${detected.looksLike}.`, detected.remedy);
    }
    if (detected.format !== 'camt') format = detected.format;
    const text = withPlainLineEnds(new DecodedText(resumed(head, slices)));
    return await READERS[detected.format.startsWith('camt') ? 'camt' : (detected.format as 'csv')](text, options);
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    const { message: reason, remedy, line } = error;
    return { outcome: 'refused', format, reason, remedy, line };
  }
}

async function* limited(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new RefusedFile('The file is larger than 25 MB.', 'Split it by days.');
    for (let from = 0; from < chunk.length; from += SLICE) yield chunk.subarray(from, from + SLICE);
  }
}

async function headOf(slices: AsyncGenerator<Uint8Array>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < HEAD) {
    const { value, done } = await slices.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

async function* resumed(head: Buffer, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  yield* rest;
}
