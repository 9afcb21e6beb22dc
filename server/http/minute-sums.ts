const WINDOW_MS = 60_000;

interface How<Sum> {
  /** Writes a sum whose minute is over; need not write one that is not worth it. */
  write: (sum: Sum) => Promise<void>;
  /** Adds a sum that could not be written to the one of the next minute. */
  add: (to: Sum, unwritten: Sum) => void;
}

/** Sums up by name what happens within a minute, for one row in the audit log where there would be many. */
export class MinuteSums<Sum> {
  readonly #sums = new Map<string, Sum>();
  readonly #how: How<Sum>;

  constructor(how: How<Sum>) {
    this.#how = how;
  }

  /** The sum of this minute, which begins with the first call. */
  of(name: string, begin: () => Sum): Sum {
    const known = this.#sums.get(name);
    if (known) return known;
    const sum = begin();
    this.#sums.set(name, sum);
    setTimeout(() => void this.#end(name), WINDOW_MS).unref();
    return sum;
  }

  /** Writes what was summed up so far, as when the process stops. */
  async writeAll(): Promise<void> {
    await Promise.all([...this.#sums.keys()].map((name) => this.#end(name)));
  }

  async #end(name: string): Promise<void> {
    const sum = this.#sums.get(name);
    this.#sums.delete(name);
    if (sum === undefined) return;
    try {
      await this.#how.write(sum);
    } catch {
      const next = this.of(name, () => sum);
      if (next !== sum) this.#how.add(next, sum);
    }
  }
}
