const STEP = Math.log(1.01);
const MIN_MS = 0.01;
const BUCKETS = 2_000;

/** A histogram with buckets of one percent, so that millions of samples take no memory and hardly any time. */
export class Latencies {
  readonly #buckets = new Uint32Array(BUCKETS);
  #count = 0;

  add(ms: number): void {
    const bucket = Math.ceil(Math.log(Math.max(ms, MIN_MS) / MIN_MS) / STEP);
    this.#buckets[Math.min(bucket, BUCKETS - 1)] = (this.#buckets[Math.min(bucket, BUCKETS - 1)] ?? 0) + 1;
    this.#count++;
  }

  get count(): number {
    return this.#count;
  }

  /** The duration in milliseconds that `share` of the samples did not exceed, exact to one percent. */
  quantile(share: number): number {
    let left = Math.ceil(share * this.#count);
    for (const [bucket, count] of this.#buckets.entries()) {
      left -= count;
      if (count > 0 && left <= 0) return MIN_MS * Math.exp(bucket * STEP);
    }
    return Number.NaN;
  }
}
