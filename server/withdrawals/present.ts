import type { BulkReviewResult } from '../../src/generated/model/bulkReviewResult.ts';
import type { Withdrawal } from '../../src/generated/model/withdrawal.ts';
import type { WithdrawalHistoryEntry } from '../../src/generated/model/withdrawalHistoryEntry.ts';
import type { WithdrawalSummary } from '../../src/generated/model/withdrawalSummary.ts';
import { usdOf } from '../domain/money.ts';
import type { ChangeOutcome } from './commands.ts';
import type { WithdrawalFigures, WithdrawalHistoryRow, WithdrawalRow } from './queries.ts';

export function presentWithdrawal({ withdrawal: w, playerEmail, gameName, developer }: WithdrawalRow): Withdrawal {
  return {
    withdrawal_id: w.withdrawalId,
    status: w.status,
    requested_amount: usdOf(w.requestedCents),
    processing_fee: usdOf(w.feeCents),
    net_payout_amount: usdOf(w.netCents),
    player_email: playerEmail,
    player_id: w.playerId,
    user_info: { company_name: w.companyName, contact_email: w.contactEmail, contact_phone: w.contactPhone },
    bank_account_info: {
      bank_name: w.bankName,
      account_last4: w.accountLast4,
      routing_number: w.routingLast4,
      account_type: w.accountType,
    },
    bank_name: w.bankName,
    account_last4: w.accountLast4,
    game_info: { game_name: gameName, game_id: w.gameId, developer },
    created_at: w.createdAt.toISOString(),
    processed_at: w.processedAt?.toISOString() ?? null,
    rejection_reason: w.rejectionReason,
    notes: w.notes,
  };
}

export function presentSummary({
  awaitingReview,
  processingToday,
  completed,
  failed,
}: WithdrawalFigures): WithdrawalSummary {
  const ended = completed + failed;
  return {
    totalPending: awaitingReview,
    processingToday,
    completedThisMonth: completed,
    failureRate: ended === 0 ? 0 : Math.round((failed / ended) * 1000) / 10,
  };
}

export function presentHistoryEntry({ entry, actor }: WithdrawalHistoryRow): WithdrawalHistoryEntry {
  return {
    id: String(entry.id),
    from_status: entry.fromStatus,
    to_status: entry.toStatus,
    action: entry.action,
    actor,
    note: entry.note,
    created_at: entry.createdAt.toISOString(),
  };
}

export function presentBulkResult({ succeeded, failed }: ChangeOutcome): BulkReviewResult {
  return {
    processed: succeeded.length,
    succeeded,
    failed: failed.map(({ id, refusal }) => ({ id, reason: refusal.message })),
  };
}
