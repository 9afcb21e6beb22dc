import type { StatementProblem } from '../../src/generated/model/statementProblem.ts';
import type { FullStatement } from './queries.ts';

/** The statement's number, whose last part counts the pages in some formats: "12/1". */
const numberOf = (text: string | null): number | undefined => {
  const digits = /^\s*(\d{1,9})\b/.exec(text ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** The gaps within a statement, or after the one before. It refuses nothing. */
export function problemsOf({ statement, previous, hasOthers, counts }: FullStatement): StatementProblem[] {
  const { openingCents, closingCents, inCents, outCents, skippedCents, number, currency } = statement;
  const money = (cents: number) =>
    `${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })} ${currency ?? ''}`.trim();
  const problems: StatementProblem[] = [];
  const overlaps = previous?.dateTo != null && statement.dateFrom !== null && previous.dateTo > statement.dateFrom;
  if (openingCents !== null && previous?.closingCents != null && !overlaps && openingCents !== previous.closingCents) {
    const message = `It opens with ${money(openingCents)}. The statement before closed with ${money(previous.closingCents)}.`;
    problems.push({ kind: 'opening_balance', message });
  }
  if (openingCents !== null && closingCents !== null) {
    const sum = openingCents + inCents - outCents + skippedCents;
    const unread = counts.unreadable > 0 ? ' Lines that cannot be understood are not in the sum.' : '';
    const message = `Its lines add up to ${money(sum)}. It closes with ${money(closingCents)}.${unread}`;
    if (sum !== closingCents) problems.push({ kind: 'closing_balance', message });
  }
  const [before, now] = [numberOf(previous?.number ?? null), numberOf(number)];
  if (before !== undefined && now !== undefined && now > before + 1) {
    const missing = now === before + 2 ? `Statement ${before + 1} is` : `Statements ${before + 1} to ${now - 1} are`;
    problems.push({ kind: 'number', message: `${missing} missing.` });
  }
  if (hasOthers) {
    const message = 'It is the first statement of this account. Is it the right account?';
    problems.push({ kind: 'other_account', message });
  }
  return problems;
}
