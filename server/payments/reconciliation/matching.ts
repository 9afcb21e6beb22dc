import { Turn } from '../../domain/turn.ts';
import { paymentKey } from '../rail/rail.ts';
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

export type Result = 'matched' | 'other_amount' | 'only_there' | 'only_here' | 'unreadable';

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

/** The payments that one reference, key or withdrawal names, in their order. */
class Named {
  readonly #payments: OwnPayment[] = [];
  #next = 0;

  add(payment: OwnPayment): void {
    this.#payments.push(payment);
  }

  get first(): OwnPayment | undefined {
    return this.#payments[0];
  }

  /** The first that is not taken. What is taken stays so, and is not looked at again. */
  free(taken: ReadonlySet<OwnPayment>): OwnPayment | undefined {
    for (; this.#next < this.#payments.length; this.#next++) {
      const payment = this.#payments[this.#next] as OwnPayment;
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

/**
 * Compares a statement with our payments, in a time that grows with their number and no faster. A line belongs to the payment
 * whose reference, key or withdrawal it names, alone or among other words; each payment to one line.
 */
export async function compare(lines: StatementLine[], payments: OwnPayment[]): Promise<ComparedLine[]> {
  const named = await byName(payments);
  const taken = new Set<OwnPayment>();
  const compared: ComparedLine[] = [];
  const turn = new Turn();
  for (const line of lines) {
    const one = comparedLine(line, named, taken);
    if (one) compared.push(one);
    if (turn.isOver) await turn.pass();
  }
  for (const payment of payments) {
    if (!payment.isInPeriod || taken.has(payment)) continue;
    const ours = { ...ownOf(payment), reference: payment.reference };
    compared.push({ result: 'only_here', line: null, theirCents: null, ...ours, note: null });
  }
  return compared;
}

/** Undefined for a line outside of the days that are compared that names no payment of these days. */
function comparedLine(
  line: StatementLine,
  named: ReadonlyMap<string, Named>,
  taken: Set<OwnPayment>,
): ComparedLine | undefined {
  const names = line.key === undefined ? namesIn(line.reference) : [line.key];
  const found = names.flatMap((name) => named.get(name) ?? []);
  let payment: OwnPayment | undefined;
  for (const those of found) payment ??= those.free(taken);
  if (line.isOutside && !payment?.isInPeriod) return undefined;
  const there = { line: line.line, key: line.key, reference: line.reference || null, theirCents: line.cents ?? null };
  if (!payment) {
    const twice = found[0]?.first;
    const ours = { withdrawalId: twice?.withdrawalId ?? null, ourCents: null, paidAt: null };
    const result = line.cents === undefined ? 'unreadable' : 'only_there';
    return { result, ...there, ...ours, note: twice ? ALREADY_MATCHED : (line.note ?? null) };
  }
  taken.add(payment);
  const result = line.cents === undefined ? 'unreadable' : payment.netCents === line.cents ? 'matched' : 'other_amount';
  return { result, ...there, ...ownOf(payment), note: line.note ?? null };
}

const ownOf = ({ withdrawalId, netCents, paidAt }: OwnPayment) => ({ withdrawalId, ourCents: netCents, paidAt });

/** The whole reference first, then its words. */
function namesIn(reference: string): string[] {
  return [...new Set([reference, ...reference.split(/[\s,;|/()]+/)])].filter((word) => word !== '');
}
