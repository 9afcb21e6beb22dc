import type { ListCall } from './list-calls.ts';
import { listGoals } from './list-goals.ts';
import { rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';
import type { TimedCall } from './timed-calls.ts';

/** 10k, 1M. */
export const sizeLabel = (rows: number): string => (rows >= 1_000_000 ? `${rows / 1_000_000}M` : `${rows / 1000}k`);

/** The duration of calls at several database sizes, in milliseconds; the first size is the baseline. */
export function callTable(sizes: { label: string; calls: ListCall[] }[], timed: Map<string, TimedCall[]>): BenchTable {
  const shown = (call: TimedCall | undefined, of: 'p50' | 'p95') => {
    if (call === undefined) return '';
    return call.failed === undefined ? rounded(call[of]) : `${rounded(call[of])} (${call.failed})`;
  };
  return {
    title: 'Lists and figures over HTTP, ms (the smallest size is the floor)',
    columns: [
      '',
      ...sizes.flatMap(({ label }) => [`${label} p50`, 'p95']),
      ...sizes.slice(1).map(({ label }) => `${label}, p95 x`),
    ],
    rows: [...timed].map(([name, results]) => [
      name,
      ...results.flatMap((result) => [shown(result, 'p50'), shown(result, 'p95')]),
      ...results.slice(1).map((result) => rounded(result.p95 / (results[0]?.p95 ?? Number.NaN))),
    ]),
    goals: listGoals(sizes, timed),
  };
}
