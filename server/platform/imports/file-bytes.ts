import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Why a file cannot be read any further. Everything before that line has been read. */
export class UnreadableFile extends Error {
  readonly line: number | undefined;
  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}

/** Real files expand ten to fifty times; a file that was made to exhaust us, up to a thousand times. */
const MAX_EXPANSION = 250;
/** Short files may expand further. */
const EXPANSION_COUNTS_FROM = 4 * 1024 * 1024;

/** The content of a file, unpacked if it begins like one by gzip, whatever its name. */
export async function* fileBytes(file: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const chunks = buffers(file);
  const first = await firstBytes(chunks);
  const whole = resumed(first, chunks);
  if (first[0] === 0x1f && first[1] === 0x8b) yield* unpacked(whole);
  else yield* whole;
}

async function* buffers(file: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const { buffer, byteOffset, byteLength } of file) yield Buffer.from(buffer, byteOffset, byteLength);
}

/** At least two bytes, which tell whether the file is packed; fewer if there are no more. */
async function firstBytes(chunks: AsyncGenerator<Buffer>): Promise<Buffer> {
  let first = Buffer.alloc(0);
  while (first.length < 2) {
    const { value, done } = await chunks.next();
    if (done) break;
    first = Buffer.concat([first, value]);
  }
  return first;
}

async function* resumed(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (first.length > 0) yield first;
  yield* rest;
}

async function* unpacked(packed: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let read = 0;
  async function* counted() {
    for await (const chunk of packed) {
      read += chunk.length;
      yield chunk;
    }
  }
  const gunzip = createGunzip();
  // The error is the stream's too, so whoever reads it gets it.
  pipeline(counted, gunzip, () => {});
  let written = 0;
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      written += chunk.length;
      if (written > EXPANSION_COUNTS_FROM && written > read * MAX_EXPANSION) {
        throw new UnreadableFile(`The file expands to more than ${MAX_EXPANSION} times its size.`);
      }
      yield chunk;
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'Z_BUF_ERROR') throw new UnreadableFile('The packed file is cut off.');
    if (code?.startsWith('Z_')) throw new UnreadableFile('The packed file is damaged.');
    throw error;
  }
}
