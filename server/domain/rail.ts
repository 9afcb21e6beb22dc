/** What a payment rail is asked to pay to a player. */
export interface Payment {
  withdrawalId: string;
  /** The net amount, integer cents of US dollars. */
  amountCents: number;
  bankName: string;
  /** Last four digits: all that is kept here of either number. The rail knows the account by the player. */
  accountLast4: string;
  routingLast4: string;
  accountType: string;
  playerId: string;
}

/** What a rail can say for certain. Everything else is no answer. */
export type RailAnswer = { outcome: 'paid'; reference: string } | { outcome: 'refused'; reason: string };

/** Pays players out. */
export interface PaymentRail {
  /**
   * Asks for a payment. However often it is asked with one key, the payment is made at most once and the answer is the same; that is
   * what the rail promises, and all that keeps a payment whose answer was lost from being made twice.
   *
   * Whatever it throws (no answer in time, a broken connection, an error, an answer that cannot be read) means that nobody
   * knows whether the payment was made. It never means no: a definite no is the answer `refused`.
   *
   * @param key `paymentKey`
   * @param signal aborted when nobody waits for the answer any more
   */
  pay(key: string, payment: Payment, signal: AbortSignal): Promise<RailAnswer>;
}

/** What the rail knows one sending of a withdrawal by. A retry after a definite no is another payment with another key. */
export const paymentKey = (withdrawalId: string, attempt: number): string => `withdrawal:${withdrawalId}:${attempt}`;

const MOST_WORDS = 500;

/** The rail's reference or reason as it may be stored and shown: one line, whole characters, not endless. */
export function railWords(text: string): string {
  const line = text.toWellFormed().replace(/\p{Cc}+/gu, ' ');
  return [...line].slice(0, MOST_WORDS).join('').trim();
}
