import { createReadStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Refused } from '../platform/imports/import-records.ts';

const LINE_END = 10;

/** The file of an import's refused records, or of those that a dry run would store, one JSON object per line, in the order of their lines. Made when there is one. */
export class RefusalReport {
  readonly #path: string;
  #file: FileHandle | undefined;
  /** Bytes of the file. */
  #size = 0;
  /** Records in the file. */
  count = 0;

  constructor(path: string) {
    this.#path = path;
  }

  /** A run from the first line leaves nothing of a run before, and one that goes on keeps what was refused until then. */
  async begin(fromLine: number): Promise<void> {
    if (fromLine > 1) await this.#continueFrom(fromLine);
    else await rm(this.#path, { force: true });
  }

  /**
   * Keeps what an earlier run of the same import refused before this line. What follows is imported anew, so its entries go,
   * as does one that was not written whole.
   */
  async #continueFrom(fromLine: number): Promise<void> {
    this.#file = await open(this.#path, 'r+').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    });
    if (!this.#file) return;
    for await (const entry of linesOf(this.#path)) {
      if (!(lineIn(entry) < fromLine)) break;
      this.#size += entry.length;
      this.count += 1;
    }
    await this.#file.truncate(this.#size);
  }

  async add(entries: { line: number }[]): Promise<void> {
    if (entries.length === 0) return;
    this.#file ??= await open(this.#path, 'w', 0o600);
    this.count += entries.length;
    const text = Buffer.from(entries.map((one) => `${JSON.stringify(one)}\n`).join(''));
    await this.#file.write(text, 0, text.length, this.#size);
    this.#size += text.length;
  }

  async close(): Promise<void> {
    await this.#file?.close();
    if (this.count === 0) await rm(this.#path, { force: true });
  }
}

/** The whole lines of a file, each with its end. */
async function* linesOf(path: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    for (let end = rest.indexOf(LINE_END); end >= 0; end = rest.indexOf(LINE_END)) {
      yield rest.subarray(0, end + 1);
      rest = rest.subarray(end + 1);
    }
  }
}

/** The line that an entry is about; infinity for a text that is no entry. */
function lineIn(entry: Buffer): number {
  try {
    const { line } = JSON.parse(entry.toString()) as Partial<Refused>;
    return line ?? Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
