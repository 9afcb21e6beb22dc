import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Payment, RailAnswer } from '../domain/rail.ts';

/** One payment that was executed or refused for good. */
export interface JournalEntry {
  key: string;
  payment: Payment;
  answer: RailAnswer;
}

/**
 * The simulator's memory: a file to which a line is added, and safely on the disk, before anybody is answered. One process has it
 * open at a time.
 */
export class Journal {
  readonly #path: string;
  readonly #entries: Map<string, JournalEntry>;
  #file: Promise<FileHandle> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** Reads what is there. A line that a killed process left unfinished was never answered, and is cut off. */
  constructor(path: string) {
    this.#path = path;
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(path, 'a+');
    const content = readFileSync(file);
    const whole = content.subarray(0, content.lastIndexOf('\n') + 1);
    if (whole.length < content.length) ftruncateSync(file, whole.length);
    closeSync(file);
    this.#entries = new Map(readEntries(whole.toString()).map((entry) => [entry.key, entry]));
  }

  find(key: string): JournalEntry | undefined {
    return this.#entries.get(key);
  }

  /** Resolves when the entry is on the disk, after all that were added before it. */
  async add(entry: JournalEntry): Promise<void> {
    this.#file ??= open(this.#path, 'a');
    const file = await this.#file;
    const written = this.#last.then(async () => {
      await file.appendFile(`${JSON.stringify(entry)}\n`);
      await file.sync();
      this.#entries.set(entry.key, entry);
    });
    // One that cannot be written must not hold up those after it.
    this.#last = written.catch(() => undefined);
    await written;
  }

  async close(): Promise<void> {
    await this.#last;
    await (await this.#file)?.close();
    this.#file = undefined;
  }
}

/** The entries of a journal's whole lines, oldest first. */
export function readEntries(lines: string): JournalEntry[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
