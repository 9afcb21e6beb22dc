import { zodResolver } from '@hookform/resolvers/zod';
import { string } from 'zod';
import { PayoutRequest as payoutRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { PayoutMethod } from '../../generated/model/payoutMethod.ts';
import { centsOf, subtractUsd } from '../../lib/money.ts';
import { centsOfText, usdOfText } from '../../lib/money-text.ts';
import { beyondBalance, INVALID_AMOUNT } from './payout-rules.ts';

/** The form's values: the amount is the text as typed. */
export type PayoutForm = { payout_amount: string; payout_method: PayoutMethod; notes: string };

export const EMPTY_PAYOUT: PayoutForm = { payout_amount: '', payout_method: 'Internal Transfer', notes: '' };

function isBeyond(text: string, availableUsd: number): boolean {
  const cents = centsOfText(text);
  return cents !== undefined && cents > centsOf(availableUsd);
}

/** US dollars that are left after the payout; undefined when the text is not an amount, or exceeds the balance. */
export function balanceAfterUsd(availableUsd: number, text: string): number | undefined {
  const isAmount = centsOfText(text) !== undefined && !isBeyond(text, availableUsd);
  return isAmount ? subtractUsd(availableUsd, usdOfText(text)) : undefined;
}

/** Makes the contract's request, with the rules of spec section 5: without notes, they are null. */
export function payoutResolver(availableUsd: number) {
  const amount = string()
    .refine((text) => !isBeyond(text, availableUsd), { error: beyondBalance(availableUsd), abort: true })
    .transform(usdOfText)
    .pipe(payoutRequest.shape.payout_amount);
  const notes = payoutRequest.shape.notes.unwrap().unwrap();
  const form = payoutRequest.extend({
    payout_amount: amount,
    notes: notes.transform((text): string | null => text.trim() || null),
  });
  return zodResolver(form, { error: wordsOf });
}

type Issue = { path?: PropertyKey[]; code?: string; maximum?: unknown };

/** The generated schema has the limits; this adds the messages. */
function wordsOf({ path, code, maximum }: Issue): string | undefined {
  if (path?.[0] === 'notes' && code === 'too_big') return `At most ${maximum} characters`;
  return path?.[0] === 'notes' ? undefined : INVALID_AMOUNT;
}
