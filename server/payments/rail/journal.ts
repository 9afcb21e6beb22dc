import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Payment, RailAnswer } from './rail.ts';

/** A payment that was made, or definitely refused. */
export interface JournalEntry {
  key: string;
  payment: Payment;
  answer: RailAnswer;
  /** When, in ISO 8601. */
  at: string;
  /** The bank does not send it back, whatever the simulator draws. */
  isFinal?: boolean;
}

/**
 * The simulator's memory: a file to which each outcome is appended, and flushed to disk, before the caller gets its
 * answer. Only one process may have it open.
 */
export class Journal {
  readonly #path: string;
  readonly #entries: Map<string, JournalEntry>;
  #file: Promise<FileHandle> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Reads the existing entries. An incomplete last line, left by a killed process, was never answered and is cut off.
   */
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

  /** Entries in the order in which they were made. */
  entries(): JournalEntry[] {
    return [...this.#entries.values()];
  }

  /** Resolves when the entry, and all entries added before it, are on disk. */
  async add(entry: JournalEntry): Promise<void> {
    this.#file ??= open(this.#path, 'a');
    const file = await this.#file;
    const written = this.#last.then(async () => {
      await file.appendFile(`${JSON.stringify(entry)}\n`);
      await file.sync();
      this.#entries.set(entry.key, entry);
    });
    // A failed write must not block later ones.
    this.#last = written.catch(() => undefined);
    await written;
  }

  async close(): Promise<void> {
    await this.#last;
    await (await this.#file)?.close();
    this.#file = undefined;
  }
}

/** Makes a journal of entries that nobody waits for. */
export async function writeJournal(path: string, entries: JournalEntry[]): Promise<void> {
  await writeFile(path, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
}

/** The entries of complete lines, oldest first. */
export function readEntries(lines: string): JournalEntry[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
