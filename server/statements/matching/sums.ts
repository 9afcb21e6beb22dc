import { counted } from '../../domain/words.ts';
import type { SentPayment } from './match.ts';
import {
  candidate,
  DAYS_AFTER,
  DAYS_BEFORE,
  dayNumber,
  inDollars,
  MAX_CANDIDATES,
  type MatchTable,
  sentDay,
} from './table.ts';

/** All payments that were sent within an hour or on a day, and have no line yet. */
interface Batch {
  name: string;
  day: number;
  payments: SentPayment[];
}

const HOUR_MS = 60 * 60_000;
/** Sums of a few payments are looked for this often: a file with more unknown lines has another problem. */
const MAX_SEARCHES = 5_000;
/** Sets are looked for among 20 payments, then among 20 of which ten are others. */
const [MAX_NEAR, STEP] = [60, 10];

/** Step 5: lines that are the sum of several payments, whose names they do not have. */
export class Sums {
  readonly #table: MatchTable;
  readonly #bySum: Map<number, Batch[]>;
  /** Payments that have no line, by their days. */
  readonly #free: SentPayment[];
  #searches = 0;

  constructor(table: MatchTable) {
    this.#table = table;
    const free = table.payments.filter((payment) => table.isFree(payment, 'payment'));
    this.#free = free.toSorted((one, other) => +one.sentAt - +other.sentAt);
    const hours = Map.groupBy(this.#free, ({ sentAt }) => Math.floor(sentAt.getTime() / HOUR_MS));
    const days = Map.groupBy(this.#free, sentDay);
    const iso = (ms: number) => new Date(ms).toISOString();
    const batches = [
      ...[...hours].map(([hour, payments]) => {
        const name = `in the hour from ${iso(hour * HOUR_MS).slice(11, 16)} UTC on ${iso(hour * HOUR_MS).slice(0, 10)}`;
        return { name, day: Math.floor(hour / 24), payments };
      }),
      ...[...days].map(([day, payments]) => ({ name: `on ${iso(day * 24 * HOUR_MS).slice(0, 10)}`, day, payments })),
    ];
    this.#bySum = Map.groupBy(
      batches.filter(({ payments }) => payments.length > 1),
      ({ payments }) => payments.reduce((sum, { amountCents }) => sum + amountCents, 0),
    );
  }

  match(lineIndex: number): void {
    const { amountCents, bookedOn } = this.#table.lineAt(lineIndex);
    const size = -amountCents;
    const day = dayNumber(bookedOn);
    const batches = (this.#bySum.get(size) ?? []).filter(
      (batch) =>
        day - batch.day >= -DAYS_BEFORE &&
        day - batch.day <= DAYS_AFTER &&
        batch.payments.every((payment) => this.#table.isFree(payment, 'payment')),
    );
    const [batch, ...others] = batches;
    // An hour without others is its whole day.
    if (
      batch &&
      others.every(({ payments }) => payments.length === batch.payments.length && payments[0] === batch.payments[0])
    ) {
      const reason = `It is the sum of all ${batch.payments.length} payments without a line that were sent ${batch.name}.`;
      this.#propose(lineIndex, batch.payments, reason);
      return;
    }
    if (this.#searches >= MAX_SEARCHES || size <= 0) return;
    this.#searches += 1;
    const sums = this.#nearest(day, size).toSorted((one, other) => spanOf(one) - spanOf(other));
    const [sum, next] = sums;
    if (!sum) return;
    // A batch is sent at once: of several sets the one within the shortest time.
    if (next && spanOf(next) === spanOf(sum)) {
      const shown = [...new Set(sums.flat())].slice(0, MAX_CANDIDATES);
      this.#table.leaveOpen(
        lineIndex,
        'It is the sum of several payments near this day, in more than one way.',
        shown.map((payment) => candidate(payment, `${inDollars(payment.amountCents)} of a sum.`)),
      );
      return;
    }
    const ids = sum.map(({ withdrawalId }) => withdrawalId).join(', ');
    const alternatives = next
      ? ` ${counted(sums.length - 1, 'other sum')} would fit, whose payments were sent further apart.`
      : '';
    this.#propose(lineIndex, sum, `It is the sum of ${sum.length} payments near this day: ${ids}.${alternatives}`);
  }

  #propose(lineIndex: number, payments: readonly SentPayment[], reason: string): void {
    this.#table.matchLine(lineIndex, payments, { kind: 'payment', step: 5, state: 'proposed', reason });
  }

  /** The sets of payments that add up to an amount, among 20 that were sent one after another: those nearest to the day first. */
  #nearest(day: number, size: number): SentPayment[][] {
    const near = this.#near(day, size);
    for (let from = 0; from === 0 || from + STEP < near.length; from += STEP) {
      const sums = fewThatAddUpTo(size, near.slice(from, from + MAX_CANDIDATES));
      if (sums.length > 0) return sums;
    }
    return [];
  }

  /** The payments nearest to a day that can be a part of an amount. */
  #near(day: number, size: number): SentPayment[] {
    const near: SentPayment[] = [];
    for (let at = this.#firstAfter(day + DAYS_BEFORE) - 1; at >= 0 && near.length < MAX_NEAR; at--) {
      const payment = this.#free[at] as SentPayment;
      if (day - sentDay(payment) > DAYS_AFTER) break;
      if (payment.amountCents < size && this.#table.isFree(payment, 'payment')) near.push(payment);
    }
    return near;
  }

  #firstAfter(day: number): number {
    let [low, high] = [0, this.#free.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sentDay(this.#free[middle] as SentPayment) <= day) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The sets of two to four payments that add up to an amount; at most a few, since more than one is no answer. */
function fewThatAddUpTo(size: number, payments: readonly SentPayment[]): SentPayment[][] {
  const pairs = new Map<number, [number, number][]>();
  for (let one = 0; one < payments.length; one++) {
    for (let other = one + 1; other < payments.length; other++) {
      const sum = amountAt(payments, one) + amountAt(payments, other);
      const same = pairs.get(sum);
      if (same) same.push([one, other]);
      else pairs.set(sum, [[one, other]]);
    }
  }
  const found = new Map<string, number[]>();
  const add = (places: number[]) => {
    if (new Set(places).size < places.length) return;
    const sorted = places.toSorted((one, other) => one - other);
    found.set(sorted.join(), sorted);
  };
  for (const pair of pairs.get(size) ?? []) add(pair);
  for (let one = 0; one < payments.length; one++) {
    for (const pair of pairs.get(size - amountAt(payments, one)) ?? []) add([one, ...pair]);
  }
  for (const [sum, some] of pairs) {
    if (sum * 2 > size) continue;
    const others = pairs.get(size - sum) ?? [];
    for (const pair of some) for (const other of others) if (found.size < FEW) add([...pair, ...other]);
  }
  return [...found.values()].map((places) => places.map((place) => payments[place] as SentPayment));
}

const spanOf = (payments: readonly SentPayment[]): number => {
  const times = payments.map(({ sentAt }) => sentAt.getTime());
  return Math.max(...times) - Math.min(...times);
};

const FEW = 10;
const amountAt = (payments: readonly SentPayment[], place: number) => payments[place]?.amountCents ?? 0;
