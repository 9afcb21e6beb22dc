import { paymentKey } from '../domain/rail.ts';
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

export type Result = 'matched' | 'other_amount' | 'only_there' | 'only_here';

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

/**
 * Compares a statement with our payments. A line belongs to the payment whose reference, key or withdrawal it names, alone or among other
 * words; each payment to one line.
 */
export function compare(lines: StatementLine[], payments: OwnPayment[]): ComparedLine[] {
  const named = new Map<string, OwnPayment[]>();
  const name = (key: string | null, payment: OwnPayment) => {
    if (key) named.set(key, [...(named.get(key) ?? []), payment]);
  };
  for (const payment of payments) {
    name(payment.reference, payment);
    name(paymentKey(payment.withdrawalId, payment.attempt), payment);
    name(payment.withdrawalId, payment);
  }
  const taken = new Set<OwnPayment>();
  const compared = lines.flatMap((line): ComparedLine[] => {
    const names = line.key === undefined ? namesIn(line.reference) : [line.key];
    const found = names.flatMap((key) => named.get(key) ?? []);
    const payment = found.find((one) => !taken.has(one));
    if (line.isOutside && !payment?.isInPeriod) return [];
    const there = { line: line.line, key: line.key, reference: line.reference || null, theirCents: line.cents };
    if (!payment) {
      const [twice] = found;
      const ours = { withdrawalId: twice?.withdrawalId ?? null, ourCents: null, paidAt: null };
      return [{ result: 'only_there', ...there, ...ours, note: twice ? ALREADY_MATCHED : (line.note ?? null) }];
    }
    taken.add(payment);
    const result = payment.netCents === line.cents ? 'matched' : 'other_amount';
    return [{ result, ...there, ...ownOf(payment), note: line.note ?? null }];
  });
  const missing = payments.filter((payment) => payment.isInPeriod && !taken.has(payment));
  return [
    ...compared,
    ...missing.map((payment): ComparedLine => {
      return {
        result: 'only_here',
        line: null,
        theirCents: null,
        ...ownOf(payment),
        reference: payment.reference,
        note: null,
      };
    }),
  ];
}

const ownOf = ({ withdrawalId, netCents, paidAt }: OwnPayment) => ({ withdrawalId, ourCents: netCents, paidAt });

/** The whole reference first, then its words. */
function namesIn(reference: string): string[] {
  return [...new Set([reference, ...reference.split(/[\s,;|/()]+/)])].filter((word) => word !== '');
}
