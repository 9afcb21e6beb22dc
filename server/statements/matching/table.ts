import type { StatementLine } from '../reading/line.ts';
import type { Match, Matching, MatchPart, OpenLine, SentPayment } from './match.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A day as a number, so that days can be subtracted. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
export const sentDay = ({ sentAt }: SentPayment): number => Math.floor(sentAt.getTime() / DAY_MS);

/** A bank books a payment from one day before to seven days after it was sent. */
export const [DAYS_BEFORE, DAYS_AFTER] = [1, 7];
export const isSoon = (line: StatementLine, payment: SentPayment): boolean => {
  const days = dayNumber(line.bookedOn) - sentDay(payment);
  return days >= -DAYS_BEFORE && days <= DAYS_AFTER;
};

export const MAX_CANDIDATES = 20;
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
export const inDollars = (cents: number): string => DOLLARS.format(Math.abs(cents) / 100);

type Kind = 'payment' | 'return';
type Candidate = OpenLine['candidates'][number];

/** The matches so far. It gives no line and no payment away twice. */
export class MatchTable {
  readonly lines: readonly StatementLine[];
  readonly payments: readonly SentPayment[];
  readonly #matches: Match[] = [];
  readonly #open: OpenLine[] = [];
  readonly #done: Uint8Array;
  readonly #used: Record<Kind, Set<SentPayment>> = { payment: new Set(), return: new Set() };

  constructor(lines: readonly StatementLine[], payments: readonly SentPayment[]) {
    this.lines = lines;
    this.payments = payments;
    this.#done = new Uint8Array(lines.length);
  }

  lineAt(index: number): StatementLine {
    return this.lines[index] as StatementLine;
  }

  isDone(lineIndex: number): boolean {
    return this.#done[lineIndex] === 1;
  }

  isFree(payment: SentPayment, kind: Kind): boolean {
    return !this.#used[kind].has(payment) && (kind === 'payment' ? payment.foundCents === 0 : !payment.isReturnFound);
  }

  /** One line and payments whose amounts add up to it, or with less or more of it: the rest is a fee. */
  matchLine(lineIndex: number, payments: readonly SentPayment[], match: Omit<Match, 'parts'>): void {
    const { amountCents } = this.lineAt(lineIndex);
    const sign = amountCents < 0 ? -1 : 1;
    // A single payment may have come back in part.
    const sizes = payments.map((payment) =>
      match.kind === 'return' ? Math.min(payment.amountCents, Math.abs(amountCents)) : payment.amountCents,
    );
    const parts = payments.map(({ withdrawalId, attempt }, index): MatchPart => {
      return { lineIndex, withdrawalId, attempt, amountCents: sign * (sizes[index] ?? 0) };
    });
    const rest = amountCents - parts.reduce((sum, part) => sum + part.amountCents, 0);
    if (rest !== 0) parts.push({ lineIndex, withdrawalId: null, attempt: null, amountCents: rest });
    this.#keep(parts, payments, match);
  }

  /** Several lines for one payment. */
  matchParts(lineIndexes: readonly number[], payment: SentPayment, match: Omit<Match, 'parts'>): void {
    const { withdrawalId, attempt } = payment;
    const parts = lineIndexes.map((lineIndex): MatchPart => {
      return { lineIndex, withdrawalId, attempt, amountCents: this.lineAt(lineIndex).amountCents };
    });
    this.#keep(parts, [payment], match);
  }

  #keep(parts: MatchPart[], payments: readonly SentPayment[], match: Omit<Match, 'parts'>): void {
    for (const { lineIndex } of parts) this.#done[lineIndex] = 1;
    if (match.kind !== 'fee') for (const payment of payments) this.#used[match.kind].add(payment);
    this.#matches.push({ ...match, parts });
  }

  leaveOpen(lineIndex: number, reason: string, candidates: Candidate[] = []): void {
    this.#done[lineIndex] = 1;
    this.#open.push({ lineIndex, reason, candidates });
  }

  /** @throws Error when a line is neither matched nor open, which would be a defect of ours */
  result(): Matching {
    const missed = this.#done.indexOf(0);
    if (missed >= 0) throw new Error(`Line ${missed} was not judged`);
    const missing = this.payments
      .filter((payment) => payment.isInPeriod && this.isFree(payment, 'payment'))
      .map(({ withdrawalId, attempt }) => ({ withdrawalId, attempt }));
    this.#open.sort((one, other) => one.lineIndex - other.lineIndex);
    return { matches: this.#matches, open: this.#open, missing };
  }
}

export const candidate = ({ withdrawalId, attempt }: SentPayment, reason: string): Candidate => ({
  withdrawalId,
  attempt,
  reason,
});
