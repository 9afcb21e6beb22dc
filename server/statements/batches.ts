import { Turn } from '../domain/turn.ts';
import type { Judged } from './judge-lines.ts';

/** Positions of lines, matches and missing payments that are stored with one transaction. */
export interface Batch {
  lines: number[];
  matches: number[];
  missing: Judged['missing'];
}

/** Lines and parts of the smallest transaction. The embedded database has one connection, so others wait for each. */
const MOST = 300;
/** So many batches are stored together where others do not wait for them. */
const MOST_TOGETHER = 8;
/** Processor time of this process for one transaction: with less it takes more batches, with more fewer. */
const [SHORT_MS, LONG_MS] = [20, 60];

/**
 * Batches for one transaction after the other. What others wait for is the work of this process: nearly all of it on the
 * embedded database, and little on a server, which has other connections.
 *
 * @param store is told each, in its order @returns whether all were stored
 */
export async function inFewTransactions(
  batches: readonly Batch[],
  store: (batch: Batch) => Promise<boolean>,
): Promise<boolean> {
  const turn = new Turn();
  let together = 1;
  for (let at = 0; at < batches.length; ) {
    const some = batches.slice(at, at + together);
    const before = process.cpuUsage();
    if (!(await store(joined(some)))) return false;
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1_000;
    at += some.length;
    if (ms < SHORT_MS) together = Math.min(MOST_TOGETHER, together * 2);
    else if (ms > LONG_MS) together = Math.max(1, together / 2);
    await turn.pass();
  }
  return true;
}

const joined = (batches: readonly Batch[]): Batch => ({
  lines: batches.flatMap(({ lines }) => lines),
  matches: batches.flatMap(({ matches }) => matches),
  missing: batches.flatMap(({ missing }) => missing),
});

const empty = (): Batch => ({ lines: [], matches: [], missing: [] });

/**
 * Divides a statement into batches. A match is in one batch with all its lines. Matches with lines of earlier statements
 * are in the last one, which is always there.
 */
export function batchesOf({ lines, matches, bookings, missing }: Judged): { first: Batch[]; last: Batch } {
  const linesOf = new Map<number, number[]>();
  for (const [position, { matchIndex }] of lines.entries()) {
    if (matchIndex === null) continue;
    const known = linesOf.get(matchIndex);
    if (known) known.push(position);
    else linesOf.set(matchIndex, [position]);
  }
  const last = empty();
  const first: Batch[] = [];
  let batch = empty();
  let size = 0;
  const add = (more: Partial<Batch>, count: number) => {
    batch.lines.push(...(more.lines ?? []));
    batch.matches.push(...(more.matches ?? []));
    batch.missing.push(...(more.missing ?? []));
    size += count;
    if (size < MOST) return;
    first.push(batch);
    batch = empty();
    size = 0;
  };
  for (const [position, { matchIndex }] of lines.entries()) {
    if (matchIndex === null) {
      add({ lines: [position] }, 1);
      continue;
    }
    const all = linesOf.get(matchIndex) ?? [];
    if (all[0] !== position) continue;
    const parts = matches[matchIndex]?.parts ?? [];
    if (parts.some(({ lineIndex }) => lineIndex >= bookings)) {
      last.lines.push(...all);
      last.matches.push(matchIndex);
    } else add({ lines: all, matches: [matchIndex] }, all.length + parts.length);
  }
  for (const payment of missing) add({ missing: [payment] }, 1);
  if (size > 0) first.push(batch);
  return { first, last };
}
