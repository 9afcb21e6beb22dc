import { type ListPage, NoAnswer, type RailPayment, type UnreadableEntry } from './rail-list.ts';

/** Both the simulator and whoever reads the list of a rail keep to these. */
export const MAX_LISTED = 1_000;
export const MAX_PAGE_BYTES = 2 * 1024 * 1024;
const MAX_NEXT = 200;

/** The answer of `GET {url}/payments`; docs/decisions/how-is-a-withdrawal-paid-once.md has the whole protocol. */
export interface ListedPayments {
  payments: ListedPayment[];
  next: string | null;
}

export interface ListedPayment {
  key: string;
  reference: string;
  amount_cents: number;
  paid_at: string;
  status: 'paid' | 'returned';
  returned_at?: string;
  return_reference?: string;
  /** The bank's code for the reason: R03, AC04. Left out by a rail that has none apart from its words. */
  return_code?: string;
  return_reason?: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** An entry that cannot be understood is named, and costs none of the others. @throws NoAnswer */
export function parseListPage(text: string): ListPage {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new NoAnswer('its answer is not JSON');
  }
  const { payments: entries, next } = (read ?? {}) as Record<string, unknown>;
  if (!Array.isArray(entries)) throw new NoAnswer('its answer has no list of payments');
  if (entries.length > MAX_LISTED) throw new NoAnswer(`its answer has more than ${MAX_LISTED} payments`);
  if (next !== undefined && next !== null && !(isText(next) && next.length <= MAX_NEXT)) {
    throw new NoAnswer('its answer has no usable next page');
  }
  const payments: RailPayment[] = [];
  const unreadable: UnreadableEntry[] = [];
  for (const [index, given] of entries.entries()) {
    const one = (given ?? {}) as Entry;
    const payment = readPayment(one);
    if (typeof payment !== 'string') payments.push(payment);
    else unreadable.push({ entry: index + 1, key: isText(one.key) ? one.key : undefined, field: payment });
  }
  return { payments, unreadable, next: next ?? undefined };
}

/** A code of Nacha or ISO 20022: R03, AC04. */
const CODE = /^[A-Z]{1,2}\d{2}$/i;

type Entry = Partial<Record<keyof ListedPayment, unknown>>;

/** The payment, or the name of the first field that is not usable. */
function readPayment({ key, status, reference, amount_cents, paid_at, ...back }: Entry): RailPayment | string {
  const paidAt = timeIn(paid_at);
  if (!isText(key)) return 'key';
  if (!isText(reference)) return 'reference';
  if (typeof amount_cents !== 'number' || !Number.isSafeInteger(amount_cents) || amount_cents <= 0) {
    return 'amount_cents';
  }
  if (paidAt === undefined) return 'paid_at';
  if (status !== 'paid' && status !== 'returned') return 'status';
  const paid = { key, reference, amountCents: amount_cents, paidAt };
  if (status === 'paid') return { ...paid, returned: undefined };
  const at = timeIn(back.returned_at);
  if (at === undefined) return 'returned_at';
  if (!isText(back.return_reference)) return 'return_reference';
  if (!isText(back.return_reason)) return 'return_reason';
  const returned = { at, reference: back.return_reference, reason: back.return_reason };
  // Whether it may be paid again depends on the code, so one that cannot be read is not passed over.
  if (back.return_code === undefined || back.return_code === null) return { ...paid, returned };
  if (!isText(back.return_code) || !CODE.test(back.return_code)) return 'return_code';
  return { ...paid, returned: { ...returned, code: back.return_code.toUpperCase() } };
}

function timeIn(value: unknown): Date | undefined {
  const time = isText(value) ? new Date(value) : undefined;
  return time && !Number.isNaN(time.getTime()) ? time : undefined;
}
