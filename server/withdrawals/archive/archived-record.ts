import { z } from 'zod';
import { PlatformWithdrawal } from '../../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { InvalidInput } from '../../domain/errors.ts';
import { centsOf } from '../../domain/money.ts';
import { platformTime } from '../../records/platform-clock.ts';

const { withdrawal_id, player_id, requested_amount, processing_fee, occurred_at } = PlatformWithdrawal.shape;

/** A withdrawal of the system before this one, as a file has it. Of the fields that requests have, too, the rules are the same. */
export const ArchivedWithdrawal = z.strictObject({
  withdrawal_id,
  player_id,
  status: z.enum(['completed', 'rejected']),
  requested_amount,
  processing_fee,
  reason: z.string().trim().max(1_000).optional(),
  occurred_at,
  decided_at: z.iso.datetime(),
});

/** @throws InvalidInput for what no schema can express */
export function archivedRecord(body: z.output<typeof ArchivedWithdrawal>, now: Date) {
  const requestedCents = centsOf(body.requested_amount, 'requested_amount');
  const feeCents = centsOf(body.processing_fee, 'processing_fee');
  const requestedAt = platformTime(body.occurred_at, 'occurred_at', now);
  const decidedAt = platformTime(body.decided_at, 'decided_at', now);
  const refuse = (path: string, message: string) => {
    throw new InvalidInput([{ path, message }]);
  };
  if (feeCents >= requestedCents) refuse('processing_fee', 'must be less than the requested amount');
  if (decidedAt < requestedAt) refuse('decided_at', 'must not lie before occurred_at');
  if (body.reason && body.status === 'completed') refuse('reason', 'belongs to a rejected withdrawal');
  const { withdrawal_id: withdrawalId, player_id: playerId, status } = body;
  return {
    withdrawalId,
    playerId,
    status,
    requestedCents,
    feeCents,
    reason: body.reason || null,
    requestedAt,
    decidedAt,
  };
}

export type ArchivedRecord = ReturnType<typeof archivedRecord>;
