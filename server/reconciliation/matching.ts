import { Turn } from '../domain/turn.ts';
import { paymentKey } from '../payments/rail/rail.ts';

/** A payment as we know it: an attempt that the rail answered with paid. */
export interface OwnPayment {
  withdrawalId: string;
  attempt: number;
  /** The rail's reference. */
  reference: string | null;
  netCents: number;
  paidAt: Date;
  /** Whether it belongs to the days that are compared; entries may also match a payment of the days around them. */
  isInPeriod: boolean;
}

/** A payment on the rail's list. */
export interface ListedPayment {
  /** Null, or the number of an entry that cannot be understood. */
  line: number | null;
  /** The key of the payment, which alone decides whose it is. */
  key: string;
  reference: string;
  /** Undefined when the entry cannot be understood. */
  cents: number | undefined;
  /** Outside the days that are compared: it is there only to be found by a payment of these days. */
  isOutside?: boolean;
  note?: string;
}

export type Result = 'matched' | 'other_amount' | 'only_there' | 'only_here' | 'unreadable';

export interface ComparedLine {
  result: Result;
  withdrawalId: string | null;
  /** The number of an entry that cannot be understood; null for all others. */
  line: number | null;
  reference: string | null;
  theirCents: number | null;
  ourCents: number | null;
  paidAt: Date | null;
  note: string | null;
  /** The key that the rail gave; not kept. */
  key?: string | undefined;
}

const ALREADY_MATCHED = 'An earlier entry was about the same payment';

/**
 * Compares the rail's list with our payments, in a time that grows with their number and no faster. An entry belongs to the
 * payment of its key; each payment to one entry.
 */
export async function compare(listed: ListedPayment[], payments: OwnPayment[]): Promise<ComparedLine[]> {
  const byKey = new Map(payments.map((one) => [paymentKey(one.withdrawalId, one.attempt), one]));
  const taken = new Set<OwnPayment>();
  const compared: ComparedLine[] = [];
  const turn = new Turn();
  for (const entry of listed) {
    const line = comparedLine(entry, byKey.get(entry.key), taken);
    if (line) compared.push(line);
    if (turn.isOver) await turn.pass();
  }
  for (const payment of payments) {
    if (!payment.isInPeriod || taken.has(payment)) continue;
    const ours = { ...ownOf(payment), reference: payment.reference };
    compared.push({ result: 'only_here', line: null, theirCents: null, ...ours, note: null });
  }
  return compared;
}

/** Undefined for an entry outside of the days that are compared that names no payment of these days. */
function comparedLine(
  { line, key, reference, cents, isOutside, note }: ListedPayment,
  named: OwnPayment | undefined,
  taken: Set<OwnPayment>,
): ComparedLine | undefined {
  const payment = named && !taken.has(named) ? named : undefined;
  if (isOutside && !payment?.isInPeriod) return undefined;
  const there = { line, key, reference: reference || null, theirCents: cents ?? null };
  if (!payment) {
    const ours = { withdrawalId: named?.withdrawalId ?? null, ourCents: null, paidAt: null };
    const notes = [note, named && ALREADY_MATCHED].filter(Boolean).join('. ');
    return { result: cents === undefined ? 'unreadable' : 'only_there', ...there, ...ours, note: notes || null };
  }
  taken.add(payment);
  const result = cents === undefined ? 'unreadable' : payment.netCents === cents ? 'matched' : 'other_amount';
  return { result, ...there, ...ownOf(payment), note: note ?? null };
}

const ownOf = ({ withdrawalId, netCents, paidAt }: OwnPayment) => ({ withdrawalId, ourCents: netCents, paidAt });
