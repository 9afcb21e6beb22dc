export type Encoding = 'ASCII' | 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** Bytes by which UTF-16 without a byte order mark is known. */
const HEAD = 1024;

/**
 * A file's bytes as text, in chunks and with bounded memory. The encoding is found: a byte order mark, UTF-16 without one, and otherwise UTF-8 or, where
 * the first bytes beyond ASCII are none, Windows-1252. What is damaged becomes U+FFFD.
 */
export class DecodedText {
  /** Known for sure when all was read. */
  encoding: Encoding = 'ASCII';
  readonly #bytes: AsyncIterable<Uint8Array>;

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#bytes = bytes;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    let decode: ((chunk?: Uint8Array) => string) | undefined;
    let head = Buffer.alloc(0);
    for await (const chunk of this.#bytes) {
      if (decode) {
        yield decode(chunk);
        continue;
      }
      head = Buffer.concat([head, chunk]);
      if (head.length < HEAD) continue;
      decode = this.#decoder(head);
      yield decode(head);
    }
    decode ??= this.#decoder(head);
    yield head.length < HEAD ? decode(head) + decode() : decode();
  }

  #decoder(head: Buffer): (chunk?: Uint8Array) => string {
    const wide = utf16In(head);
    if (!wide) return this.#narrow();
    this.encoding = 'UTF-16';
    const decoder = new TextDecoder(wide);
    return (chunk) => (chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode());
  }

  #narrow(): (chunk?: Uint8Array) => string {
    let decoder = new TextDecoder('utf-8');
    /** Bytes of a character whose end was not there yet. */
    let begun = Buffer.alloc(0);
    return (chunk) => {
      if (!chunk && this.encoding !== 'ASCII') return decoder.decode();
      if (this.encoding !== 'ASCII') return decoder.decode(chunk, { stream: true });
      const bytes = Buffer.concat([begun, chunk ?? Buffer.alloc(0)]);
      const text = new TextDecoder('utf-8').decode(bytes, { stream: chunk !== undefined });
      const beyond = text.match(/[^\0-\x7f]/g) ?? [];
      begun = bytes.subarray(bytes.length - begunBytes(bytes));
      if (beyond.length === 0 && (chunk || begun.length === 0)) {
        return decoder.decode(bytes.subarray(0, bytes.length - begun.length), { stream: true });
      }
      const damaged = beyond.filter((character) => character === '\uFFFD').length;
      this.encoding = damaged * 2 > beyond.length ? 'Windows-1252' : 'UTF-8';
      decoder = new TextDecoder(this.encoding);
      return decoder.decode(bytes, { stream: chunk !== undefined });
    };
  }
}

/** How many bytes at the end begin a character of UTF-8 that needs more. */
function begunBytes(bytes: Uint8Array): number {
  for (let count = 1; count <= Math.min(3, bytes.length); count++) {
    const byte = bytes[bytes.length - count] as number;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > count ? count : 0;
  }
  return 0;
}

function utf16In(head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  // A file of bytes has no zeros; in one of UTF-16 at least digits, delimiters and line ends have one.
  const zeros = [0, 0];
  for (const [index, byte] of head.subarray(0, HEAD).entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * 10 < Math.min(head.length, HEAD)) return undefined;
  if (odd > even * 4) return 'utf-16le';
  return even > odd * 4 ? 'utf-16be' : undefined;
}

/** The same text with \n as its only line end. */
export async function* withPlainLineEnds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let endsInReturn = false;
  for await (const chunk of text) {
    if (chunk === '') continue;
    const rest = endsInReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    endsInReturn = chunk.endsWith('\r');
    yield rest.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  }
}
