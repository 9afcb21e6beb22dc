interface Batch<Value> {
  keys: Set<string>;
  values: Promise<ReadonlyMap<string, Value>>;
}

/**
 * Reads many records with few queries: all callers that ask in the same turn of the event loop share one. The query
 * begins after the last of them asked, so nobody gets a value that is older than their call, and nothing is kept.
 *
 * A failure rejects for everybody in the batch.
 */
export class BatchedRead<Value> {
  readonly #readAll: (keys: string[]) => Promise<ReadonlyMap<string, Value>>;
  #next: Batch<Value> | undefined;

  /** @param readAll one query; keys that do not exist are missing in its result */
  constructor(readAll: (keys: string[]) => Promise<ReadonlyMap<string, Value>>) {
    this.#readAll = readAll;
  }

  /** Undefined when there is no such record. */
  async read(key: string): Promise<Value | undefined> {
    this.#next ??= this.#open();
    this.#next.keys.add(key);
    return (await this.#next.values).get(key);
  }

  #open(): Batch<Value> {
    const keys = new Set<string>();
    const values = new Promise<ReadonlyMap<string, Value>>((resolve) => {
      setImmediate(() => {
        this.#next = undefined;
        resolve(this.#readAll([...keys]));
      });
    });
    return { keys, values };
  }
}
