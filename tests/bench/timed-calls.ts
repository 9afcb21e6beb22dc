import type { ListCall } from './list-calls.ts';
import type { Session } from './sign-in.ts';
import { quantile } from './statistics.ts';

/** So many that a pause of the garbage collector is not the p95 of one candidate and missing from another's. */
const MAX_ROUNDS = 300;
const MIN_ROUNDS = 5;
/** Failing calls mostly take seconds, so they are repeated only this often. */
const ROUNDS_OF_FAILURES = 2;
/** For each call at each size; a minimum number of rounds is run in any case. */
const BUDGET_MS = 2_000;

/** A database of some size behind a server, with the calls for it. */
export interface Candidate {
  label: string;
  session: Session;
  calls: ListCall[];
}

export interface TimedCall {
  /** Milliseconds. */
  p50: number;
  p95: number;
  runs: number;
  /** The status if it was not 200. */
  failed: number | undefined;
}

/**
 * Times the same call on every candidate in turn, so that changes in the machine's load affect all of them.
 *
 * @returns for each call's name, one result per candidate
 */
export async function timedCalls(candidates: Candidate[]): Promise<Map<string, TimedCall[]>> {
  const results = new Map<string, TimedCall[]>();
  for (const { name } of candidates[0]?.calls ?? []) {
    const runs = candidates.map(({ session, calls }) => {
      const path = calls.find((call) => call.name === name)?.path ?? '/';
      return { session, path, times: [] as number[], spent: 0, failed: undefined as number | undefined };
    });
    for (const { session, path } of runs) await session.get(path);
    for (let round = 0; round < MAX_ROUNDS; round++) {
      for (const run of runs) {
        const enough = run.failed !== undefined ? ROUNDS_OF_FAILURES : MIN_ROUNDS;
        if (run.times.length >= enough && (run.spent > BUDGET_MS || run.failed !== undefined)) continue;
        const start = performance.now();
        const { status } = await run.session.get(run.path);
        const took = performance.now() - start;
        run.times.push(took);
        run.spent += took;
        if (status !== 200) run.failed = status;
      }
    }
    results.set(
      name,
      runs.map(({ times, failed }) => ({
        p50: quantile(times, 0.5),
        p95: quantile(times, 0.95),
        runs: times.length,
        failed,
      })),
    );
  }
  return results;
}
