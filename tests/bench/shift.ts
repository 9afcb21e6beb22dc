import { Latencies } from './latencies.ts';
import { rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';

const WARM_UP_MS = 5_000;
const MAX_NEXT_MS = 100;
const MAX_TOLD_MS = 1_000;
const MAX_LATE_SECONDS = 5;

/** The rows of the table of times, by their names, which the goals know too. */
export const TIMES = {
  next: 'from the key to the next one',
  decision: 'a decision',
  claim: 'claiming the next one',
  load: 'loading it: record, history, signals',
  told: 'from the key until the other process tells a reader',
} as const;
export const DOUBLE = 'handed to two';
export const LATE = 'a lease that nobody renews, until somebody else has it: s after its end, most';

/** A shift of many reviewers over two processes, who are on the one and on the other in turn. */
export class Shift {
  readonly #began = performance.now();
  readonly times = {
    next: new Latencies(),
    decision: new Latencies(),
    claim: new Latencies(),
    load: new Latencies(),
    told: new Latencies(),
  };
  /** To whom each withdrawal was handed last, and until when. */
  readonly handed = new Map<string, { person: number; until: number }>();
  /** The people who have fallen silent. */
  readonly dead = new Set<number>();
  /** Milliseconds from the end of a dead person's lease until somebody else got the withdrawal. */
  readonly late: number[] = [];
  double = 0;
  readonly refused = new Map<number, number>();
  readonly #decided = new Set<string>();
  /** The decisions that no reader at the other process has heard of. */
  readonly untold = new Map<string, { process: number; at: number }>();

  get elapsed(): number {
    return performance.now() - this.#began;
  }

  add(what: keyof Shift['times'], ms: number): void {
    if (this.elapsed > WARM_UP_MS) this.times[what].add(ms);
  }

  handOut(id: string, person: number, until: number): void {
    const before = this.handed.get(id);
    this.handed.set(id, { person, until });
    if (!before || before.person === person) return;
    const late = Date.now() - before.until;
    if (this.dead.has(before.person) && late >= 0) this.late.push(late);
    else this.double += 1;
  }

  decide(id: string, person: number): void {
    this.#decided.add(id);
    this.untold.set(id, { process: person % 2, at: performance.now() });
  }

  refuse(id: string, status: number): void {
    this.#decided.delete(id);
    this.untold.delete(id);
    this.refused.set(status, (this.refused.get(status) ?? 0) + 1);
  }

  /** The withdrawals of dead people that nobody else was given. What they had decided before is not among them: it is given to nobody. */
  get left(): number {
    return [...this.handed].filter(([id, { person }]) => this.dead.has(person) && !this.#decided.has(id)).length;
  }

  /** A reader at that process is told of a change. */
  hear(id: string | null, process: number): void {
    const decided = this.untold.get(id ?? '');
    if (id === null || !decided || decided.process === process) return;
    this.untold.delete(id);
    this.add('told', performance.now() - decided.at);
  }
}

export function shiftTables(shift: Shift, title: string, leaseSeconds: number): BenchTable[] {
  const { times, handed, dead, late, double, untold, left } = shift;
  const p95 = { next: times.next.quantile(0.95), told: times.told.quantile(0.95) };
  const latest = Math.max(...late) / 1_000;
  const refused = [...shift.refused].map(([status, count]) => `${count} x ${status}`).join(', ') || 0;
  return [
    {
      title: `${title}: ms`,
      columns: ['', 'count', 'p50', 'p95', 'p99'],
      rows: (Object.keys(TIMES) as (keyof typeof TIMES)[]).map((what) => [
        TIMES[what],
        times[what].count,
        ...[0.5, 0.95, 0.99].map((share) => rounded(times[what].quantile(share))),
      ]),
      goals: [
        {
          text: `the next one is there at most ${MAX_NEXT_MS} ms after the key, p95`,
          reached: p95.next <= MAX_NEXT_MS,
          measured: `${rounded(p95.next)} ms`,
        },
        {
          text: `the other process tells of each decision, at most ${MAX_TOLD_MS} ms after its key, p95`,
          reached: p95.told <= MAX_TOLD_MS && untold.size === 0,
          measured: `${rounded(p95.told)} ms, ${untold.size} not told`,
        },
      ],
    },
    {
      title: `Handed out, to whom: leases of ${leaseSeconds} s, and ${dead.size} people who fell silent`,
      columns: ['', 'figure'],
      rows: [
        ['withdrawals', handed.size],
        [DOUBLE, double],
        ['decisions that were refused', refused],
        [LATE, rounded(latest)],
      ],
      goals: [
        { text: 'none is handed to two', reached: double === 0, measured: String(double) },
        {
          text: `a silent person's withdrawals are with others at most ${MAX_LATE_SECONDS} s after the lease`,
          reached: latest <= MAX_LATE_SECONDS && left === 0,
          measured: `${rounded(latest)} s for the latest of ${late.length}, ${left} with nobody`,
        },
      ],
    },
  ];
}
