import type { SentPayment } from './match.ts';
import { MAX_CANDIDATES, sentDay } from './table.ts';

/** A line that looks for a payment of an amount, sent from one day to another. */
export interface Wanted {
  lineIndex: number;
  cents: number;
  days: [from: number, until: number];
}

export interface Offered {
  lineIndex: number;
  /** Those that fit, at most 20. */
  payments: SentPayment[];
  /** Whether one payment fits the line, and no other line wants that payment. */
  isOnly: boolean;
}

/** Payments by their amounts and days. */
export class AmountIndex {
  readonly #byAmount: Map<number, { day: number; payment: SentPayment }[]>;

  constructor(payments: readonly SentPayment[]) {
    const dated = payments
      .map((payment) => ({ day: sentDay(payment), payment }))
      .toSorted((one, other) => one.day - other.day);
    this.#byAmount = Map.groupBy(dated, ({ payment }) => payment.amountCents);
  }

  /** The payments that fit each line. */
  only(wanted: readonly Wanted[]): Offered[] {
    /** How many lines want the payment, as differences along the payments of an amount. */
    const wants = new Map<number, Int32Array>();
    const ranges = wanted.map(({ cents, days: [from, until] }) => {
      const dated = this.#byAmount.get(cents) ?? [];
      const range: [number, number] = [firstAt(dated, from), firstAt(dated, until + 1)];
      const counts = wants.get(cents) ?? new Int32Array(dated.length + 1);
      wants.set(cents, counts);
      for (const [at, by] of [
        [range[0], 1],
        [range[1], -1],
      ] as const)
        counts[at] = (counts[at] ?? 0) + by;
      return range;
    });
    for (const counts of wants.values()) {
      for (let at = 1; at < counts.length; at++) counts[at] = (counts[at] ?? 0) + (counts[at - 1] ?? 0);
    }
    return wanted.map(({ lineIndex, cents }, index) => {
      const [from, until] = ranges[index] as [number, number];
      const payments = (this.#byAmount.get(cents) ?? [])
        .slice(from, Math.min(until, from + MAX_CANDIDATES))
        .map(({ payment }) => payment);
      return { lineIndex, payments, isOnly: until - from === 1 && wants.get(cents)?.[from] === 1 };
    });
  }
}

/** The place of the first of this day or later. */
function firstAt(dated: readonly { day: number }[], day: number): number {
  let [low, high] = [0, dated.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((dated[middle]?.day ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
