const STEP = Math.log(1.01);
const LEAST_MS = 0.01;
const BUCKETS = 2_000;

/** Times in buckets of one percent: millions of them take no memory, and cost the one who measures nothing. */
export class Latencies {
  readonly #buckets = new Uint32Array(BUCKETS);
  #count = 0;

  add(ms: number): void {
    const bucket = Math.ceil(Math.log(Math.max(ms, LEAST_MS) / LEAST_MS) / STEP);
    this.#buckets[Math.min(bucket, BUCKETS - 1)] = (this.#buckets[Math.min(bucket, BUCKETS - 1)] ?? 0) + 1;
    this.#count++;
  }

  get count(): number {
    return this.#count;
  }

  /** Milliseconds that `share` of them did not exceed, exact to one percent. */
  quantile(share: number): number {
    let left = Math.ceil(share * this.#count);
    for (const [bucket, count] of this.#buckets.entries()) {
      left -= count;
      if (count > 0 && left <= 0) return LEAST_MS * Math.exp(bucket * STEP);
    }
    return Number.NaN;
  }
}
