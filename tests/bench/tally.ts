import { Latencies } from './latencies.ts';

/** Durations and failures of the calls of a load, by kind. */
export class Tally {
  readonly all = new Latencies();
  readonly of = new Map<string, Latencies>();
  /** How often each failure occurred. */
  readonly failures = new Map<string, number>();

  /** @param work rejects with the failure, in words that are the same each time */
  async time(kind: string, work: () => Promise<void>): Promise<void> {
    const start = performance.now();
    try {
      await work();
    } catch (error) {
      this.fail(`${kind}: ${(error as Error).message}`);
      return;
    }
    const took = performance.now() - start;
    const latencies = this.of.get(kind) ?? new Latencies();
    this.of.set(kind, latencies);
    latencies.add(took);
    this.all.add(took);
  }

  fail(failure: string): void {
    this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1);
  }

  get failed(): number {
    return [...this.failures.values()].reduce((sum, count) => sum + count, 0);
  }
}
