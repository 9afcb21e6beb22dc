interface Queue {
  /** The query that runs; it may have begun before who asks now did, so nobody joins it. */
  running: Promise<unknown>;
  /** The one that begins when that one has ended, for all who have asked meanwhile. */
  waiting: Promise<unknown> | undefined;
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

  /**
   * The answer of a query that begins after this call. A failure reaches all who joined that query, and nobody after them.
   *
   * @param question the operation and its validated parameters, and nothing of who asks: the same only for the same question
   */
  read<T>(question: unknown, query: () => Promise<T>): Promise<T> {
    const key = JSON.stringify(question);
    const queue = this.#queues.get(key);
    if (!queue) return this.#run(key, query);
    queue.waiting ??= queue.running.then(
      () => this.#run(key, query),
      () => this.#run(key, query),
    );
    return queue.waiting as Promise<T>;
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
