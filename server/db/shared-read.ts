interface Queue {
  /** The query that runs; it may have begun before who asks now did, so nobody joins it. */
  running: Promise<unknown>;
  /** The one that begins when that one has ended, for all who have asked meanwhile. */
  waiting: Promise<unknown> | undefined;
}

interface Kept {
  answer: unknown;
  /** When its query began, milliseconds of the process's own steady clock: the answer is no younger than that. */
  since: number;
}

/**
 * Lets those who ask the same at the same time share one query, and nobody gets an answer older than their own question: who
 * comes while a query runs joins the next one, which has not begun. So there are at most two at once for a key, however
 * many ask.
 *
 * An answer is handed to several: nobody may change it.
 */
export class SharedRead {
  readonly #queues = new Map<string, Queue>();
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;

  /** @param now milliseconds of a clock that is never set */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * The answer of a query that begins after this call. A failure reaches all who joined that query, and nobody after them.
   *
   * @param key the same for the same question only: operation and query, and nothing of who asks
   */
  read<T>(key: string, query: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(key);
    if (!queue) return this.#run(key, query);
    queue.waiting ??= queue.running.then(
      () => this.#run(key, query),
      () => this.#run(key, query),
    );
    return queue.waiting as Promise<T>;
  }

  /** The same, or an answer whose query began at most `keepMs` ago. */
  async recent<T>(key: string, keepMs: number, query: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key);
    if (kept && this.#now() - kept.since <= keepMs) return kept.answer as T;
    return this.read(key, async () => {
      const since = this.#now();
      const answer = await query();
      for (const [old, { since }] of this.#kept) if (this.#now() - since > keepMs) this.#kept.delete(old);
      this.#kept.set(key, { answer, since });
      return answer;
    });
  }

  #run<T>(key: string, query: () => Promise<T>): Promise<T> {
    // What it throws before its first await is a failure like any other.
    const queue: Queue = { running: (async () => query())(), waiting: undefined };
    this.#queues.set(key, queue);
    const ended = () => {
      // Whoever waits has made a queue of its own by now.
      if (queue.waiting === undefined) this.#queues.delete(key);
    };
    queue.running.then(ended, ended);
    return queue.running as Promise<T>;
  }
}
