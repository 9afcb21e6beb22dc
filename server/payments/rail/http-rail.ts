import { MAX_PAGE_BYTES, parseListPage } from './listed-payments.ts';
import type { Payment, PaymentRail, RailAnswer } from './rail.ts';
import { type ListPage, type ListQuery, NoAnswer, type PaymentList } from './rail-list.ts';

interface HttpRailSettings {
  /** http or https; payments are sent to `{url}/payments`. */
  url: string;
  /** Sent as a bearer token; undefined for none. */
  token?: string | undefined;
}

/** The body of POST {url}/payments. docs/decisions/how-is-a-withdrawal-paid-once.md has the whole protocol. */
export interface PaymentRequest {
  withdrawal_id: string;
  player_id: string;
  amount_cents: number;
  currency: 'USD';
  bank_account: { bank_name: string; account_last4: string; routing_last4: string; account_type: string };
}

/** An answer about one payment is short. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** A payment rail over HTTP. Only a 200 or 201 that says paid or refused is an answer to a payment. */
export class HttpRail implements PaymentRail, PaymentList {
  readonly #address: string;
  readonly #headers: Record<string, string>;

  constructor({ url, token }: HttpRailSettings) {
    this.#address = `${url.replace(/\/+$/, '')}/payments`;
    this.#headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  }

  async pay(key: string, payment: Payment, signal: AbortSignal): Promise<RailAnswer> {
    const response = await fetch(this.#address, {
      method: 'POST',
      headers: { ...this.#headers, 'Idempotency-Key': key },
      body: JSON.stringify(toRequest(payment)),
      // A redirected POST could become a GET, or reach another host.
      redirect: 'error',
      signal,
    });
    const text = await readText(response, MAX_ANSWER_BYTES);
    if (response.status !== 200 && response.status !== 201) throw new NoAnswer(`it answered ${response.status}`);
    return readAnswer(text);
  }

  async list({ since, onlyReturned, after }: ListQuery, signal: AbortSignal): Promise<ListPage> {
    const query = new URLSearchParams({
      since: since.toISOString(),
      ...(onlyReturned && { status: 'returned' }),
      ...(after !== undefined && { after }),
    });
    const address = `${this.#address}?${query}`;
    const response = await fetch(address, { headers: this.#headers, redirect: 'error', signal });
    const text = await readText(response, MAX_PAGE_BYTES);
    if (response.status !== 200) throw new NoAnswer(`it answered ${response.status}`);
    return parseListPage(text);
  }
}

/** @throws NoAnswer when it is longer */
async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop ends the connection.
    if (bytes > maxBytes) throw new NoAnswer('its answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function toRequest(payment: Payment): PaymentRequest {
  const { withdrawalId, playerId, amountCents, bankName, accountLast4, routingLast4, accountType } = payment;
  return {
    withdrawal_id: withdrawalId,
    player_id: playerId,
    amount_cents: amountCents,
    currency: 'USD',
    bank_account: {
      bank_name: bankName,
      account_last4: accountLast4,
      routing_last4: routingLast4,
      account_type: accountType,
    },
  };
}

/** @throws NoAnswer unless the body is `{ status: 'paid', reference }` or `{ status: 'refused', reason }` */
function readAnswer(text: string): RailAnswer {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new NoAnswer('its answer is not JSON');
  }
  const { status, reference, reason } = (read ?? {}) as Record<string, unknown>;
  if (status === 'paid' && isText(reference)) return { outcome: 'paid', reference };
  if (status === 'refused' && isText(reason)) return { outcome: 'refused', reason };
  throw new NoAnswer('its answer is neither paid with a reference nor refused with a reason');
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
