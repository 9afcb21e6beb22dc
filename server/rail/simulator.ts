import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Payment, PaymentRail, RailAnswer } from '../domain/rail.ts';
import { Journal } from './journal.ts';

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
  /** Another seed affects other keys. */
  seed?: string;
}

const REASONS = [
  'R02 Account closed',
  'R03 No account or unable to locate account',
  'R04 Invalid account number',
  'R16 Account frozen',
];

/** The key was already used for a different payment, which is the caller's mistake. */
export class KeyReused extends Error {}

/**
 * A payment rail that pays nobody: its journal records what a bank would have done. It keeps the promise of
 * `PaymentRail`, even across restarts, and can be as slow, as unwilling and as silent as real rails.
 */
export class SimulatedRail implements PaymentRail {
  readonly #settings: Required<SimulatorSettings>;
  readonly #journal: Journal;
  /** Payments in progress: a second call with the same key waits for the first. */
  readonly #underWay = new Map<string, Promise<RailAnswer>>();
  /** Calls per key, so that not every call with the same key is left unanswered. */
  readonly #asked = new Map<string, number>();

  constructor(settings: SimulatorSettings) {
    this.#settings = { delayMs: 0, refused: 0, silentAfter: 0, silentBefore: 0, seed: '', ...settings };
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
        ? { outcome: 'refused', reason: REASONS[Math.floor(this.#drawn(`${key} reason`) * REASONS.length)] ?? '' }
        : { outcome: 'paid', reference: `SIM-${this.#digest(key).slice(0, 10).toUpperCase()}` };
    await this.#journal.add({ key, payment, answer });
    return answer;
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
