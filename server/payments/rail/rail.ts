/** A payment to a player, as the payment rail is asked to make it. */
export interface Payment {
  withdrawalId: string;
  /** The net amount, integer cents of US dollars. */
  amountCents: number;
  bankName: string;
  /** The last four digits; we store no more of either number. The rail knows the player's account. */
  accountLast4: string;
  routingLast4: string;
  accountType: string;
  playerId: string;
}

/** A definite answer of the rail. Anything else is no answer. */
export type RailAnswer = { outcome: 'paid'; reference: string } | { outcome: 'refused'; reason: string };

/** Pays players. */
export interface PaymentRail {
  /**
   * Requests a payment. However often it is requested with the same key, the rail makes it at most once and gives the
   * same answer. Only this promise keeps a payment whose answer was lost from being made twice.
   *
   * An error of any kind (a timeout, a broken connection, an unreadable answer) means that nobody knows whether the
   * payment was made. It never means no: a definite no is the answer `refused`.
   *
   * @param key `paymentKey`
   * @param signal aborted when nobody waits for the answer any more
   */
  pay(key: string, payment: Payment, signal: AbortSignal): Promise<RailAnswer>;
}

/** The key of one attempt to send a withdrawal. A retry after a definite no is a new payment with a new key. */
export const paymentKey = (withdrawalId: string, attempt: number): string => `withdrawal:${withdrawalId}:${attempt}`;

/** The withdrawal and the attempt that a key names; undefined when it is not one of ours. */
export function keyParts(key: string): { withdrawalId: string; attempt: number } | undefined {
  const [, withdrawalId, attempt] = /^withdrawal:(\P{C}{1,200}):([1-9]\d{0,8})$/u.exec(key) ?? [];
  return withdrawalId === undefined ? undefined : { withdrawalId, attempt: Number(attempt) };
}

const MAX_WORDS = 500;

/** Makes the rail's reference or reason safe to store and show: one line, well-formed, of limited length. */
export function railWords(text: string): string {
  const line = text.toWellFormed().replace(/\p{Cc}+/gu, ' ');
  return [...line].slice(0, MAX_WORDS).join('').trim();
}
