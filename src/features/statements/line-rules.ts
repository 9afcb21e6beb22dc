import type { StatementCandidate } from '../../generated/model/statementCandidate.ts';
import type { StatementLine } from '../../generated/model/statementLine.ts';
import type { StatementMatch } from '../../generated/model/statementMatch.ts';
import { centsOf, subtractUsd, sumUsd } from '../../lib/money.ts';
import { OWN_MATCH } from './statement-rules.ts';

/** The payments that a person has ticked for a line, and whether the rest of the line is a fee. */
export type Chosen = { lineId: string; payments: readonly StatementCandidate[]; hasFee: boolean };

export const isChosen = ({ payments }: Chosen, { withdrawal_id, attempt }: StatementCandidate): boolean =>
  payments.some((one) => one.withdrawal_id === withdrawal_id && one.attempt === attempt);

/** Ticks a payment, or takes the tick away. A return is of one payment. */
export function toggled(chosen: Chosen, candidate: StatementCandidate, isReturn: boolean): Chosen {
  const without = chosen.payments.filter((one) => !isChosen({ ...chosen, payments: [one] }, candidate));
  if (without.length < chosen.payments.length) return { ...chosen, payments: without };
  return { ...chosen, payments: isReturn ? [candidate] : [...without, candidate] };
}

/** The cents of the line that the ticked payments leave over; below zero where they are more. */
export function restCents({ amount }: StatementLine, { payments }: Chosen): number {
  return Math.abs(centsOf(amount)) - payments.reduce((sum, one) => sum + centsOf(one.amount), 0);
}

/** The body of the call that confirms the ticked payments; undefined while they do not add up to the line. */
export function requestOf(line: StatementLine, chosen: Chosen) {
  if (chosen.payments.length === 0) return undefined;
  const rest = restCents(line, chosen);
  const hasFee = rest > 0 && chosen.hasFee;
  if (rest !== 0 && !hasFee) return undefined;
  return {
    payments: chosen.payments.map(({ withdrawal_id, attempt }) => ({ withdrawal_id, attempt })),
    ...(hasFee && {
      fee: subtractUsd(Math.abs(line.amount ?? Number.NaN), sumUsd(chosen.payments.map(({ amount }) => amount))),
    }),
  };
}

/** The cents that the parts of a match differ from its payments by, fees aside. */
export function differenceCents({ parts, payment_amount }: StatementMatch): number {
  const paid = parts.filter(({ withdrawal_id }) => withdrawal_id !== null);
  return Math.abs(paid.reduce((sum, { amount }) => sum + centsOf(amount), 0)) - centsOf(payment_amount);
}

export const isProposed = ({ match }: StatementLine): boolean => match?.state === 'proposed';
export const isConfirmed = ({ match }: StatementLine): boolean => match?.state === 'confirmed';
export const isReturn = ({ amount }: StatementLine): boolean => amount !== null && amount > 0;

/** Why the person neither confirms nor undoes the match of the line. */
export const ownMatch = ({ match }: StatementLine): string | undefined =>
  match?.is_own_payment ? OWN_MATCH : undefined;
