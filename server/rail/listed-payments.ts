import { type ListPage, NoAnswer, type RailPayment } from '../domain/rail-list.ts';

const MAX_PAYMENTS = 1_000;
const MAX_TEXT = 200;

/** The answer of `GET {url}/payments`; docs/decisions/062 has the whole protocol. */
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
  return_reason?: string;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT;

/** @throws NoAnswer */
export function readPage(text: string): ListPage {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new NoAnswer('its answer is not JSON');
  }
  const { payments, next } = (read ?? {}) as Record<string, unknown>;
  if (!Array.isArray(payments)) throw new NoAnswer('its answer has no list of payments');
  if (payments.length > MAX_PAYMENTS) throw new NoAnswer(`its answer has more than ${MAX_PAYMENTS} payments`);
  if (next !== undefined && next !== null && !isText(next)) throw new NoAnswer('its answer has no usable next page');
  return { payments: payments.map(readPayment), next: next ?? undefined };
}

function readPayment(given: unknown, index: number): RailPayment {
  const one = (given ?? {}) as Partial<Record<keyof ListedPayment, unknown>>;
  const { key, status, reference, amount_cents: amountCents } = one;
  const wrong = (field: string) => new NoAnswer(`payment ${index + 1} of its answer has no usable ${field}`);
  const text = (field: keyof ListedPayment) => {
    const value = one[field];
    if (!isText(value)) throw wrong(field);
    return value;
  };
  const time = (field: keyof ListedPayment) => {
    const value = new Date(text(field));
    if (Number.isNaN(value.getTime())) throw wrong(field);
    return value;
  };
  if (!isText(key)) throw wrong('key');
  if (!isText(reference)) throw wrong('reference');
  if (typeof amountCents !== 'number' || !Number.isSafeInteger(amountCents) || amountCents <= 0) {
    throw wrong('amount_cents');
  }
  if (status !== 'paid' && status !== 'returned') throw wrong('status');
  const returned =
    status === 'returned'
      ? { at: time('returned_at'), reference: text('return_reference'), reason: text('return_reason') }
      : undefined;
  return { key, reference, amountCents, paidAt: time('paid_at'), returned };
}
