import type { PlatformWithdrawalOutput } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { hasAccountNumber } from '../domain/account-number.ts';
import { InvalidInput } from '../domain/errors.ts';
import { centsOf } from '../domain/money.ts';
import { platformTime } from '../domain/platform-clock.ts';

export type RequestRecord = ReturnType<typeof requestRecord>;

/** Texts that must not contain such a long number; an address, a telephone number and an id may. */
const WITHOUT_NUMBERS = ['bank_name', 'account_type', 'company_name'] as const;

/** @throws InvalidInput for amounts and times that are impossible, and for account numbers in its texts */
export function requestRecord(body: PlatformWithdrawalOutput) {
  const requestedCents = centsOf(body.requested_amount, 'requested_amount');
  const feeCents = centsOf(body.processing_fee, 'processing_fee');
  if (feeCents >= requestedCents) {
    throw new InvalidInput([{ path: 'processing_fee', message: 'must be less than the requested amount' }]);
  }
  for (const path of WITHOUT_NUMBERS) {
    if (hasAccountNumber(body[path] ?? '')) {
      throw new InvalidInput([{ path, message: 'must not hold the number of an account' }]);
    }
  }
  return {
    withdrawalId: body.withdrawal_id,
    playerId: body.player_id,
    gameId: body.game_id,
    requestedCents,
    feeCents,
    status: body.status,
    bankName: body.bank_name.trim(),
    accountLast4: body.account_last4,
    routingLast4: body.routing_last4,
    accountType: body.account_type,
    accountFingerprint: body.account_fingerprint,
    companyName: body.company_name?.trim() || null,
    contactEmail: body.contact_email ?? null,
    contactPhone: body.contact_phone ?? null,
    signals: body.signals ?? null,
    createdAt: platformTime(body.occurred_at, 'occurred_at'),
  };
}
