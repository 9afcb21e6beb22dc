import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Journal, type JournalEntry } from './journal.ts';
import { MAX_LISTED } from './listed-payments.ts';
import type { Payment, PaymentRail, RailAnswer } from './rail.ts';
import type { ListPage, ListQuery, PaymentList, RailPayment } from './rail-list.ts';

export interface SimulatorSettings {
  /** The journal file; only one process may use it. */
  journalPath: string;
  /** Average duration of a payment; each takes between half and one and a half times as long. */
  delayMs?: number;
  /** The share of payments, 0 to 1, that are definitely refused; always for the same keys. */
  refused?: number;
  /** The share of calls that make the payment but are never answered. */
  silentAfter?: number;
  /** The share of calls that are never answered, and do nothing. */
  silentBefore?: number;
  /** The share of payments that the bank sends back; always for the same keys. */
  returned?: number;
  /** Milliseconds between the payment and its return. */
  returnAfterMs?: number;
  /** Another seed affects other keys. */
  seed?: string;
}

const REASONS = [
  'R02 Account closed',
  'R03 No account or unable to locate account',
  'R04 Invalid account number',
  'R16 Account frozen',
];

const RETURN_REASONS = [
  { code: 'R03', reason: 'No account or unable to locate account' },
  { code: 'R20', reason: 'Non-transaction account' },
  { code: 'R23', reason: 'Credit refused by the receiver' },
];

/** The key was already used for a different payment, which is the caller's mistake. */
export class KeyReused extends Error {}

/**
 * A payment rail that pays nobody: its journal records what a bank would have done. It keeps the promise of
 * `PaymentRail`, even across restarts, and can be as slow, as unwilling and as silent as real rails.
 */
export class SimulatedRail implements PaymentRail, PaymentList {
  readonly #settings: Required<SimulatorSettings>;
  readonly #journal: Journal;
  /** Payments in progress: a second call with the same key waits for the first. */
  readonly #underWay = new Map<string, Promise<RailAnswer>>();
  /** Calls per key, so that not every call with the same key is left unanswered. */
  readonly #asked = new Map<string, number>();

  constructor(settings: SimulatorSettings) {
    const quiet = { delayMs: 0, refused: 0, silentAfter: 0, silentBefore: 0, returned: 0, returnAfterMs: 0, seed: '' };
    this.#settings = { ...quiet, ...settings };
    this.#journal = new Journal(this.#settings.journalPath);
  }

  async pay(key: string, payment: Payment, signal: AbortSignal): Promise<RailAnswer> {
    const asked = (this.#asked.get(key) ?? 0) + 1;
    this.#asked.set(key, asked);
    const drawn = this.#drawn(`${key} call ${asked}`);
    const { silentBefore, silentAfter } = this.#settings;
    if (drawn < silentBefore) return untilNobodyWaits(signal);
    const answer = await this.#execute(key, payment);
    if (drawn < silentBefore + silentAfter) return untilNobodyWaits(signal);
    return answer;
  }

  /** A page begins behind the entry whose number `after` is. */
  async list({ since, onlyReturned, after = '0' }: ListQuery): Promise<ListPage> {
    const entries = this.#journal.entries();
    const payments: RailPayment[] = [];
    let at = Number(after);
    for (; at < entries.length && payments.length < MAX_LISTED; at++) {
      const payment = this.#listed(entries[at] as JournalEntry);
      const changedAt = payment?.returned?.at ?? payment?.paidAt;
      if (!payment || !changedAt || changedAt < since || (onlyReturned && !payment.returned)) continue;
      payments.push(payment);
    }
    return { payments, next: at < entries.length ? String(at) : undefined };
  }

  /** Undefined for what was refused. */
  #listed({ key, payment, answer, at, isFinal }: JournalEntry): RailPayment | undefined {
    if (answer.outcome !== 'paid') return undefined;
    const { reference } = answer;
    const paidAt = new Date(at);
    const returnedAt = new Date(paidAt.getTime() + this.#settings.returnAfterMs);
    const isDrawn = !isFinal && this.#drawn(`${key} return`) < this.#settings.returned;
    const isReturned = isDrawn && returnedAt.getTime() <= Date.now();
    const returned = {
      at: returnedAt,
      reference: `RET-${reference}`,
      ...this.#oneOf(RETURN_REASONS, `${key} return reason`),
    };
    return { key, reference, amountCents: payment.amountCents, paidAt, returned: isReturned ? returned : undefined };
  }

  /** Waits for the payments in progress. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#underWay.values());
    await this.#journal.close();
  }

  /** A payment that has begun is completed, whether or not the caller still waits. */
  async #execute(key: string, payment: Payment): Promise<RailAnswer> {
    const before = this.#journal.find(key);
    if (before) {
      if (!isSame(before.payment, payment)) throw new KeyReused(`the key ${key} belongs to another payment`);
      return before.answer;
    }
    let running = this.#underWay.get(key);
    if (!running) {
      running = this.#make(key, payment).finally(() => this.#underWay.delete(key));
      this.#underWay.set(key, running);
    }
    return running;
  }

  async #make(key: string, payment: Payment): Promise<RailAnswer> {
    const { delayMs, refused } = this.#settings;
    if (delayMs > 0) await setTimeout(delayMs * (0.5 + this.#drawn(`${key} delay`)));
    const answer: RailAnswer =
      this.#drawn(key) < refused
        ? { outcome: 'refused', reason: this.#oneOf(REASONS, `${key} reason`) }
        : { outcome: 'paid', reference: `SIM-${this.#digest(key).slice(0, 10).toUpperCase()}` };
    await this.#journal.add({ key, payment, answer, at: new Date().toISOString() });
    return answer;
  }

  #oneOf<T>(choices: readonly T[], about: string): T {
    return choices[Math.floor(this.#drawn(about) * choices.length)] as T;
  }

  /** At least 0 and below 1; always the same for the same text. */
  #drawn(about: string): number {
    return Number.parseInt(this.#digest(about).slice(0, 8), 16) / 2 ** 32;
  }

  #digest(about: string): string {
    return createHash('sha256').update(`${this.#settings.seed}\n${about}`).digest('hex');
  }
}

function isSame(one: Payment, other: Payment): boolean {
  return (Object.keys(one) as (keyof Payment)[]).every((field) => one[field] === other[field]);
}

function untilNobodyWaits(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
