import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliCompress, brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';

// A page is the same for everybody but for its nonces. It is compressed once, and each answer puts its nonce between the compressed pieces
// as an uncompressed block, which Brotli's format (RFC 7932, section 9.2) has for such. Three things keep the pieces valid around it:
// nonces have one length, so that distances fit; a stand-in is random, so that the compressor hardly ever refers to its bytes; and each
// block ends with two bytes that are always the same, because a letter's context is the two before it. Whether it did refer to them is
// looked at, and then it is done again with other stand-ins.

/** Characters of a nonce: 18 random bytes in base64. */
export const NONCE_LENGTH = 24;
export const newNonce = (): string => randomBytes(18).toString('base64');

/** Within a percent or two of the best form, which would keep the first visitor waiting for a third of a second. */
const QUALITY = 9;
const CONTEXT_BYTES = 2;
/** The last block, an empty one. */
const END = Buffer.from([0b11]);

/** By chance one in some hundred attempts refers to a stand-in. */
const MAX_ATTEMPTS = 20;
/** A nonce of characters that no page holds: each that is read where it does not belong shows. */
const TELLTALE = '\u0001'.repeat(NONCE_LENGTH);

/** A text with nonces in it, in pieces that are joined in no time. */
export type CompressedTemplate = (nonce: string) => Buffer;

/**
 * Compresses `text` once.
 *
 * @param placeholder where a nonce belongs; at least two bytes of text stand between two of them and after the last one
 * @throws Error when no attempt could be read again
 */
export async function compressTemplate(text: string, placeholder: string): Promise<CompressedTemplate> {
  const expected = text.replaceAll(placeholder, TELLTALE);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const template = await attemptTemplate(text, placeholder);
    if (readsAs(template(TELLTALE), expected)) return template;
  }
  throw new Error('a page could not be compressed around its nonces');
}

function readsAs(compressed: Buffer, expected: string): boolean {
  try {
    return brotliDecompressSync(compressed).toString() === expected;
  } catch {
    return false;
  }
}

async function attemptTemplate(text: string, placeholder: string): Promise<CompressedTemplate> {
  const [first = '', ...others] = text.split(placeholder).map((piece) => Buffer.from(piece));
  const compressor = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  });
  const before = await compressed(compressor, Buffer.from(first));
  const after: { fixed: Buffer; rest: Buffer }[] = [];
  for (const piece of others) {
    const fixed = piece.subarray(0, CONTEXT_BYTES);
    // What it becomes is thrown away; the compressor only has to have seen as many bytes.
    await compressed(compressor, Buffer.concat([Buffer.from(newNonce()), fixed]));
    after.push({ fixed, rest: await compressed(compressor, piece.subarray(CONTEXT_BYTES)) });
  }
  compressor.destroy();
  const header = uncompressedHeader(NONCE_LENGTH + CONTEXT_BYTES);
  return (nonce) => {
    const between = after.flatMap(({ fixed, rest }) => [header, Buffer.from(nonce), fixed, rest]);
    return Buffer.concat([before, ...between, END]);
  };
}

/** What is written becomes whole blocks, which end at a byte's end. */
async function compressed(compressor: BrotliCompress, bytes: Buffer): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const collect = (chunk: Buffer) => void chunks.push(chunk);
  compressor.on('data', collect);
  compressor.write(bytes);
  await promisify((kind: number, done: (error?: Error | null) => void) => compressor.flush(kind, () => done()))(
    constants.BROTLI_OPERATION_FLUSH,
  );
  compressor.off('data', collect);
  return Buffer.concat(chunks);
}

/** Not the last block; its length in four nibbles, less one; uncompressed. Lowest bit first. */
function uncompressedHeader(length: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}
