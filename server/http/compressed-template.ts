import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliCompress, brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';

// A page differs between answers only in its nonces. It is compressed once, and each answer inserts its nonce between
// the compressed pieces as an uncompressed Brotli block (RFC 7932, section 9.2). Three things keep the pieces valid:
// all nonces have the same length, so distances stay right; the placeholder that the compressor sees is random, so it
// hardly ever refers back to those bytes; and each uncompressed block ends with two fixed bytes, because Brotli's
// literal context is the two bytes before. The result is decompressed to check that nothing refers to a placeholder; if
// something does, we try again with other placeholders.

/** 18 random bytes in base64. */
export const NONCE_LENGTH = 24;
export const newNonce = (): string => randomBytes(18).toString('base64');

/** Takes 10 milliseconds; the best compression takes a third of a second, and saves another tenth. */
export const QUICK = 9;
export const BEST = 11;
const CONTEXT_BYTES = 2;
/** An empty last block. */
const END = Buffer.from([0b11]);

/** Roughly one attempt in several hundred refers to a placeholder by chance. */
const MAX_ATTEMPTS = 20;
/** A nonce of characters that no page contains, so that a reference to it in the wrong place is noticed. */
const TELLTALE = '\u0001'.repeat(NONCE_LENGTH);

/** Compressed pieces of a text, which are joined with a nonce between them. */
export type CompressedTemplate = (nonce: string) => Buffer;

/**
 * Compresses `text` once.
 *
 * @param placeholder stands where a nonce belongs; at least two bytes of text must follow each one
 * @throws Error when no attempt decompressed to the text
 */
export async function compressTemplate(
  text: string,
  placeholder: string,
  quality = QUICK,
): Promise<CompressedTemplate> {
  const expected = text.replaceAll(placeholder, TELLTALE);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const template = await attemptTemplate(text, placeholder, quality);
    if (readsAs(template(TELLTALE), expected)) return template;
  }
  throw new Error('a page could not be compressed with nonces as uncompressed blocks');
}

function readsAs(compressed: Buffer, expected: string): boolean {
  try {
    return brotliDecompressSync(compressed).toString() === expected;
  } catch {
    return false;
  }
}

async function attemptTemplate(text: string, placeholder: string, quality: number): Promise<CompressedTemplate> {
  const [first = '', ...others] = text.split(placeholder).map((piece) => Buffer.from(piece));
  const compressor = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  });
  const before = await compressed(compressor, Buffer.from(first));
  const after: { fixed: Buffer; rest: Buffer }[] = [];
  for (const piece of others) {
    const fixed = piece.subarray(0, CONTEXT_BYTES);
    // The output is discarded; the compressor only has to have consumed the same number of bytes.
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

/** Compresses and flushes, so that the output consists of whole blocks and ends on a byte boundary. */
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

/**
 * Header of an uncompressed block that is not the last: its length minus one, in 16 bits. Least significant bit first.
 */
function uncompressedHeader(length: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}
