interface Queue {
  /** The running query. It may have begun before the current caller asked, so no caller joins it. */
  running: Promise<unknown>;
  /** The next query, for all callers that have asked since the running one began. */
  waiting: Promise<unknown> | undefined;
}

/**
 * Lets concurrent callers with the same question share one query, without giving anybody an answer older than their
 * call: a caller who arrives while a query runs joins the next one, which has not begun. So at most two queries per key
 * are in flight, however many callers there are.
 *
 * Several callers receive the same answer object: do not modify it.
 */
export class SharedRead {
  readonly #queues = new Map<string, Queue>();

  /**
   * Returns the answer of a query that begins after this call. A failure rejects for all callers that joined the query,
   * and for no later ones.
   *
   * @param question the operation and its validated parameters, without the caller: equal for equal questions only
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
    // The async function turns a synchronous throw into a rejection.
    const queue: Queue = { running: (async () => query())(), waiting: undefined };
    this.#queues.set(key, queue);
    const ended = () => {
      // Callers that are waiting have started a queue of their own by now.
      if (queue.waiting === undefined) this.#queues.delete(key);
    };
    queue.running.then(ended, ended);
    return queue.running as Promise<T>;
  }
}
