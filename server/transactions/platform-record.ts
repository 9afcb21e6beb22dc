import type { PlatformTransactionOutput } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { hasAccountNumber } from '../domain/account-number.ts';
import { InvalidInput } from '../domain/errors.ts';
import { centsOf } from '../domain/money.ts';
import { platformTime } from '../domain/platform-clock.ts';

export type TransactionRecord = ReturnType<typeof transactionRecord>;

/** @throws InvalidInput for amounts and times that are impossible, and for account numbers in its texts */
export function transactionRecord(body: PlatformTransactionOutput) {
  const amountCents = centsOf(body.amount, 'amount');
  const feeCents = body.fee === undefined ? null : centsOf(body.fee, 'fee');
  if (feeCents !== null && feeCents > amountCents) {
    throw new InvalidInput([{ path: 'fee', message: 'must be at most the amount' }]);
  }
  for (const path of ['item_name', 'notes'] as const) {
    if (hasAccountNumber(body[path] ?? '')) {
      throw new InvalidInput([{ path, message: 'must not hold the number of an account' }]);
    }
  }
  return {
    transactionId: body.transaction_id,
    transactionType: body.transaction_type as string,
    playerId: body.player_id,
    gameId: body.game_id,
    itemId: body.item_id ?? null,
    itemName: body.item_name?.trim() || null,
    amountCents,
    /** Null when the game's share determines it. */
    feeCents,
    status: body.status as string,
    notes: body.notes?.trim() || null,
    createdAt: platformTime(body.occurred_at, 'occurred_at'),
    platformVersion: platformTime(body.updated_at, 'updated_at'),
  };
}
