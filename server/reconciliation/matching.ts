import { Turn } from '../domain/turn.ts';
import { paymentKey } from '../payments/rail/rail.ts';
import type { StatementLine } from './statement.ts';

/** A payment as we know it: an attempt that the rail answered with paid. */
export interface OwnPayment {
  withdrawalId: string;
  attempt: number;
  /** The rail's reference. */
  reference: string | null;
  netCents: number;
  paidAt: Date;
  /** Whether it belongs to the days that are compared; lines may also match a payment of the days around them. */
  isInPeriod: boolean;
}

export type Result =
  | 'matched'
  | 'other_amount'
  | 'only_there'
  | 'only_here'
  | 'unreadable'
  | 'returned'
  | 'other_currency'
  | 'not_booked';

export interface ComparedLine {
  result: Result;
  withdrawalId: string | null;
  /** The line number in the file; null for a payment that only we have. */
  line: number | null;
  reference: string | null;
  theirCents: number | null;
  ourCents: number | null;
  paidAt: Date | null;
  note: string | null;
  /** The key that the rail gave; not kept. */
  key?: string | undefined;
}

const ALREADY_MATCHED = 'An earlier line was about the same payment';
const MONEY_IN = 'Money that came in. It names none of our payments';

/** Lines take each payment once as paid, and once as returned. */
type Use = 'paid' | 'returned';

/** The payments that one reference, key or withdrawal names, in their order. */
class Named {
  readonly #payments: OwnPayment[] = [];
  readonly #next = { paid: 0, returned: 0 };

  add(payment: OwnPayment): void {
    this.#payments.push(payment);
  }

  get first(): OwnPayment | undefined {
    return this.#payments[0];
  }

  /** The first that is not taken. What is taken stays so, and is not looked at again. */
  free(taken: ReadonlySet<OwnPayment>, use: Use): OwnPayment | undefined {
    for (; this.#next[use] < this.#payments.length; this.#next[use]++) {
      const payment = this.#payments[this.#next[use]] as OwnPayment;
      if (!taken.has(payment)) return payment;
    }
    return undefined;
  }
}

async function byName(payments: OwnPayment[]): Promise<ReadonlyMap<string, Named>> {
  const named = new Map<string, Named>();
  const turn = new Turn();
  for (const payment of payments) {
    const { reference, withdrawalId, attempt } = payment;
    for (const name of [reference, paymentKey(withdrawalId, attempt), withdrawalId]) {
      if (!name) continue;
      const those = named.get(name) ?? new Named();
      named.set(name, those);
      those.add(payment);
    }
    if (turn.isOver) await turn.pass();
  }
  return named;
}

type Taken = Record<Use, Set<OwnPayment>>;

/**
 * Compares a statement with our payments, in a time that grows with their number and no faster. A line belongs to the payment
 * whose reference, key or withdrawal it names, alone or among other words; each payment to one line. Only booked money that went out is a payment.
 */
export async function compare(lines: StatementLine[], payments: OwnPayment[]): Promise<ComparedLine[]> {
  const named = await byName(payments);
  const taken: Taken = { paid: new Set(), returned: new Set() };
  const results = new Map<StatementLine, ComparedLine | undefined>();
  const turn = new Turn();
  // A line in dollars has a payment before one in another currency.
  const isLater = ({ otherCurrency }: StatementLine) => otherCurrency !== undefined;
  for (const line of [...lines.filter((one) => !isLater(one)), ...lines.filter(isLater)]) {
    results.set(line, comparedLine(line, named, taken));
    if (turn.isOver) await turn.pass();
  }
  const compared = lines.map((line) => results.get(line)).filter((one) => one !== undefined);
  for (const payment of payments) {
    if (!payment.isInPeriod || taken.paid.has(payment)) continue;
    const ours = { ...ownOf(payment), reference: payment.reference };
    compared.push({ result: 'only_here', line: null, theirCents: null, ...ours, note: null });
  }
  return compared;
}

/** Undefined for a line outside of the days that are compared that names no payment of these days. */
function comparedLine(line: StatementLine, named: ReadonlyMap<string, Named>, taken: Taken): ComparedLine | undefined {
  const names = line.key === undefined ? namesIn(line.reference) : [line.key];
  const found = names.flatMap((name) => named.get(name) ?? []);
  const { isIncoming = false, notBooked, otherCurrency } = line;
  const use = isIncoming ? 'returned' : 'paid';
  let payment: OwnPayment | undefined;
  if (notBooked === undefined) for (const those of found) payment ??= those.free(taken[use], use);
  if (line.isOutside && !payment?.isInPeriod) return undefined;
  const there = {
    line: line.line,
    key: line.key,
    reference: line.reference || null,
    theirCents: otherCurrency ? null : (line.cents ?? null),
  };
  const amount = otherCurrency && `It is ${((line.cents ?? 0) / 100).toFixed(2)} ${otherCurrency}`;
  const noteOf = (...notes: (string | undefined)[]) => notes.filter(Boolean).join('. ') || null;
  const first = found[0]?.first;
  if (notBooked) {
    const ours = first ? ownOf(first) : NOT_OURS;
    return { result: 'not_booked', ...there, ...ours, note: noteOf(notBooked, amount) };
  }
  if (!payment) {
    const ours = { ...NOT_OURS, withdrawalId: first?.withdrawalId ?? null };
    const result = line.cents === undefined ? 'unreadable' : first && isIncoming ? 'returned' : 'only_there';
    const why = first ? ALREADY_MATCHED : isIncoming ? MONEY_IN : undefined;
    return { result, ...there, ...ours, note: noteOf(line.note, why, amount) };
  }
  taken[use].add(payment);
  return { result: resultOf(line, payment), ...there, ...ownOf(payment), note: noteOf(line.note, amount) };
}

function resultOf({ cents, isIncoming, otherCurrency }: StatementLine, { netCents }: OwnPayment): Result {
  if (cents === undefined) return 'unreadable';
  if (isIncoming) return 'returned';
  if (otherCurrency) return 'other_currency';
  return netCents === cents ? 'matched' : 'other_amount';
}

const NOT_OURS = { withdrawalId: null, ourCents: null, paidAt: null };
const ownOf = ({ withdrawalId, netCents, paidAt }: OwnPayment) => ({ withdrawalId, ourCents: netCents, paidAt });

/** The whole reference first, then its words. */
function namesIn(reference: string): string[] {
  return [...new Set([reference, ...reference.split(/[\s,;|/()]+/)])].filter((word) => word !== '');
}
