import { InvalidInput } from '../domain/errors.ts';
import { railWords } from '../payments/rail/rail.ts';
import {
  listPages,
  NoAnswer,
  type PaymentList,
  type RailPayment,
  type UnreadableEntry,
} from '../payments/rail/rail-list.ts';
import type { ListedPayment } from './matching.ts';
import { RailUnreadable } from './refusals.ts';

/** As many as a file may have lines. */
const MAX_PAYMENTS = 50_000;
/** The call itself must be answered within nine seconds. */
const TIMEOUT_MS = 6_000;
/** The rail's clock and ours, and the time between paying and our knowing of it, may put a payment on different days. */
const MARGIN_MS = 24 * 60 * 60_000;

export interface RailList {
  payments: RailPayment[];
  unreadable: UnreadableEntry[];
}

/**
 * The payments that the rail has made since then, and those of the day before.
 *
 * @param until those that were made later are left out, but for those of the day after
 * @param timeoutMs by default what fits into a call
 * @param giveUp aborted when nobody waits for them any more
 * @throws RailUnreadable
 * @throws InvalidInput when they are too many
 */
export async function paymentsThere(
  rail: PaymentList,
  since: Date,
  { until, timeoutMs = TIMEOUT_MS, giveUp }: { until?: Date; timeoutMs?: number; giveUp?: AbortSignal } = {},
): Promise<RailList> {
  const end = until === undefined ? Number.POSITIVE_INFINITY : until.getTime() + MARGIN_MS;
  const payments = new Map<string, RailPayment>();
  const unreadable: UnreadableEntry[] = [];
  const query = { since: new Date(since.getTime() - MARGIN_MS) };
  const tooLate = AbortSignal.timeout(timeoutMs);
  try {
    for await (const page of listPages(rail, query, giveUp ? AbortSignal.any([tooLate, giveUp]) : tooLate)) {
      // A payment that changes meanwhile may be on two pages; the same key with another reference is another payment.
      for (const payment of page.payments) {
        if (payment.paidAt.getTime() < end) payments.set(`${payment.key} ${payment.reference}`, payment);
      }
      unreadable.push(...page.unreadable);
      if (payments.size + unreadable.length > MAX_PAYMENTS) {
        const message = `has more than ${MAX_PAYMENTS.toLocaleString('en-US')} payments after it: choose a later day`;
        throw new InvalidInput([{ path: 'since', message }]);
      }
    }
  } catch (error) {
    if (error instanceof InvalidInput) throw error;
    throw new RailUnreadable(error instanceof NoAnswer ? error.message : undefined);
  }
  return { payments: [...payments.values()], unreadable };
}

/** @param until a moment; a payment that was made after it may not be known here yet */
export function linesOf({ payments, unreadable }: RailList, since: Date, until: Date): ListedPayment[] {
  return [
    ...payments.map(({ key, reference, amountCents, paidAt, returned }) => ({
      line: null,
      key,
      reference: railWords(reference),
      cents: amountCents,
      isOutside: paidAt < since || paidAt >= until,
      ...(returned && { note: `Returned there: ${railWords(returned.reason)}` }),
    })),
    ...unreadable.map(({ entry, key = '', field }) => ({
      line: entry,
      key,
      reference: railWords(key),
      cents: undefined,
      note: `Entry ${entry} of the list has no usable ${field}`,
    })),
  ];
}
