import type { ListCall } from './list-calls.ts';
import type { Session } from './sign-in.ts';
import { quantile } from './statistics.ts';

const MOST_ROUNDS = 40;
const LEAST_ROUNDS = 5;
/** What is answered with a failure, mostly after seconds, is not asked for much longer. */
const ROUNDS_OF_FAILURES = 2;
/** For each call at each size; enough rounds are made all the same. */
const BUDGET_MS = 2_000;

/** A database of some size behind a server, and the calls that fit it. */
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
  /** The status where it was not 200. */
  failed: number | undefined;
}

/**
 * Times the same call on every candidate in turn, so that each meets the machine in the same moods.
 *
 * @returns by the name of the call, a result for each candidate
 */
export async function timedCalls(candidates: Candidate[]): Promise<Map<string, TimedCall[]>> {
  const results = new Map<string, TimedCall[]>();
  for (const { name } of candidates[0]?.calls ?? []) {
    const runs = candidates.map(({ session, calls }) => {
      const path = calls.find((call) => call.name === name)?.path ?? '/';
      return { session, path, times: [] as number[], spent: 0, failed: undefined as number | undefined };
    });
    for (const { session, path } of runs) await session.get(path);
    for (let round = 0; round < MOST_ROUNDS; round++) {
      for (const run of runs) {
        const enough = run.failed !== undefined ? ROUNDS_OF_FAILURES : LEAST_ROUNDS;
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
