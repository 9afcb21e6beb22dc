import { memoryOf } from './process-figures.ts';
import type { Backlog, Verdict } from './soak-figures.ts';
import { rounded, slope } from './statistics.ts';
import type { BenchTable } from './table.ts';
import type { Tally } from './tally.ts';

/** Maximum growth of the heap in the second half, relative to the heap. */
const MAX_GROWTH = 0.05;

/** One process at one time. */
export interface Sample {
  process: number;
  second: number;
  /** After a full collection. */
  heapMb: number;
  residentMb: number;
}

export interface Soaked {
  tally: Tally;
  seconds: number;
  sessions: number;
  /** Changes that open screens were told of. */
  told: number;
  backlog: Backlog & { seconds: number };
  verdict: Verdict;
}

export function callTable({ tally, seconds, sessions, told, backlog, verdict }: Soaked): BenchTable {
  const { all, of, failures, failed } = tally;
  const { seconds: emptyAfter, ...left } = backlog;
  const inWords = (counts: object) =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  return {
    title: `Everything on for ${rounded(seconds / 60)} minutes: two processes, ${sessions} administrators, ${Math.round(all.count / seconds)} calls/s, p99 ${rounded(all.quantile(0.99))} ms`,
    columns: ['', 'calls', 'p50 ms', 'p99'],
    rows: [...of].map(([kind, latencies]) => [
      kind,
      latencies.count,
      rounded(latencies.quantile(0.5)),
      rounded(latencies.quantile(0.99)),
    ]),
    goals: [
      {
        text: 'no call failed',
        reached: failed === 0,
        measured: failed === 0 ? '0' : inWords(Object.fromEntries(failures)),
      },
      {
        text: `the ledger and the withdrawals never differ (${verdict.differencesRead} readings), and books and rollups are right`,
        reached: verdict.differenceCents === 0 && verdict.wrong.length === 0,
        measured: [`${verdict.differenceCents} cents`, ...verdict.wrong].join('; '),
      },
      {
        text: `nothing is paid twice (${verdict.paid} payments)`,
        reached: verdict.paidTwice === 0,
        measured: String(verdict.paidTwice),
      },
      {
        text: `every event is in the feed and at the webhook target (${verdict.events} events; ${told} messages to open screens)`,
        reached: verdict.notFed === 0 && verdict.notReceived === 0,
        measured: `${verdict.notFed} and ${verdict.notReceived} are not`,
      },
      {
        text: 'at the end nothing is left to do',
        reached: Object.values(left).every((count) => count === 0),
        measured: `${inWords(left)}, after ${emptyAfter} s`,
      },
    ],
  };
}

export const sampleOf = (process: number, pid: number, second: number, heapMb: number): Sample => ({
  process,
  second,
  heapMb,
  residentMb: memoryOf(pid).nowMb,
});

export function processTable(samples: Sample[], seconds: number): BenchTable {
  const growths = [...Map.groupBy(samples, ({ process }) => process)].map(([process, own]) => {
    const half = own.filter(({ second }) => second >= seconds / 2);
    const anHour = (value: (sample: Sample) => number) =>
      3_600 * slope(half.map((sample) => ({ x: sample.second, y: value(sample) })));
    const heapAnHour = anHour(({ heapMb }) => heapMb);
    return {
      process,
      first: own[0],
      middle: half[0],
      last: own.at(-1),
      heapAnHour,
      residentAnHour: anHour(({ residentMb }) => residentMb),
      grown: (heapAnHour * seconds) / 3_600 / 2 / (half[0]?.heapMb ?? Number.NaN),
    };
  });
  return {
    title: 'Memory of its processes, MB: the heap after a full collection, and all that is resident',
    columns: ['process', 'heap, first', 'middle', 'last', 'an hour', 'resident, first', 'middle', 'last', 'an hour'],
    rows: growths.map(({ process, first, middle, last, heapAnHour, residentAnHour }) => [
      process + 1,
      ...[first, middle, last].map((sample) => rounded(sample?.heapMb ?? Number.NaN)),
      heapAnHour.toFixed(2),
      ...[first, middle, last].map((sample) => Math.round(sample?.residentMb ?? Number.NaN)),
      residentAnHour.toFixed(1),
    ]),
    goals: growths.map(({ process, grown }) => ({
      text: `in the second half the heap of process ${process + 1} grows by at most ${100 * MAX_GROWTH} %`,
      reached: grown <= MAX_GROWTH,
      measured: `${(100 * grown).toFixed(2)} %`,
    })),
  };
}
