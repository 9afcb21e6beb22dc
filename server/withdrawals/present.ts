import type { BulkReviewResult } from '../../src/generated/model/bulkReviewResult.ts';
import type { ReviewableWithdrawals } from '../../src/generated/model/reviewableWithdrawals.ts';
import type { Withdrawal } from '../../src/generated/model/withdrawal.ts';
import type { WithdrawalHistoryEntry } from '../../src/generated/model/withdrawalHistoryEntry.ts';
import type { WithdrawalSignals } from '../../src/generated/model/withdrawalSignals.ts';
import type { WithdrawalStatus } from '../../src/generated/model/withdrawalStatus.ts';
import type { WithdrawalSummary } from '../../src/generated/model/withdrawalSummary.ts';
import { type CsvColumns, csvHeader, csvRow, type TimeWriter } from '../domain/csv.ts';
import { usdOf } from '../domain/money.ts';
import type { PersonalData } from '../domain/personal-data.ts';
import { playerState } from '../ledger/player-stops.ts';
import { presentRequest } from '../second-person/present.ts';
import type { ChangeOutcome } from './commands.ts';
import type { ExportRow } from './export-queries.ts';
import type { WithdrawalFigures, WithdrawalHistoryRow, WithdrawalRow } from './queries.ts';
import type { Reviewable } from './reviewable-queries.ts';
import type { SignalsOfWithdrawal } from './signal-queries.ts';

export function presentWithdrawal(row: WithdrawalRow): Withdrawal {
  const { withdrawal: w, playerEmail, playerIsFrozen, gameName, developer, announcement, announcedBy, request } = row;
  return {
    withdrawal_id: w.withdrawalId,
    status: w.status,
    requested_amount: usdOf(w.requestedCents),
    processing_fee: usdOf(w.feeCents),
    net_payout_amount: usdOf(w.netCents),
    player_email: playerEmail,
    player_id: w.playerId,
    player_state: playerState(playerEmail, playerIsFrozen),
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
    attempt: w.attempt,
    ...(row.isRecallable && { can_be_recalled: true }),
    returned_at: w.returnedAt?.toISOString() ?? null,
    return_reference: w.returnReference,
    return_code: w.returnCode,
    return_announcement: announcement && {
      announced_at: announcement.createdAt.toISOString(),
      announced_by: announcedBy ?? '',
      reason: announcement.reason,
      bank_reference: announcement.bankReference,
    },
    signals: w.signals as Withdrawal['signals'],
    ...(request && { approval_request: presentRequest(request) }),
  };
}

export function presentSummary({
  awaitingReview,
  awaitingSecond,
  processingToday,
  completed,
  payments,
}: WithdrawalFigures): WithdrawalSummary {
  const ended = payments.completed + payments.failed;
  return {
    totalPending: awaitingReview,
    awaitingSecond,
    processingToday,
    completedThisMonth: completed,
    failureRate: ended === 0 ? 0 : Math.round((payments.failed / ended) * 1000) / 10,
  };
}

export function presentHistoryEntry({
  entry,
  actor,
  secondActor,
  reasonLabel,
}: WithdrawalHistoryRow): WithdrawalHistoryEntry {
  return {
    id: String(entry.id),
    from_status: entry.fromStatus,
    to_status: entry.toStatus,
    action: entry.action,
    actor,
    ...(secondActor !== null && { second_actor: secondActor }),
    note: entry.note,
    ...(entry.reasonCode !== null && { reason_code: entry.reasonCode, reason_label: reasonLabel ?? entry.reasonCode }),
    bank_reference: entry.bankReference,
    confirmed_by: entry.action === 'return' ? entry.confirmedBy : null,
    created_at: entry.createdAt.toISOString(),
  };
}

export function presentSignals({ withdrawalId, asOf, isDecided, signals }: SignalsOfWithdrawal): WithdrawalSignals {
  return { withdrawal_id: withdrawalId, as_of: asOf.toISOString(), decided: isDecided, signals };
}

export function presentReviewable({ count, rows }: Reviewable): ReviewableWithdrawals {
  return {
    count,
    withdrawals: rows.map(({ request, ...row }) => ({
      withdrawal_id: row.withdrawalId,
      status: row.status as WithdrawalStatus,
      requested_amount: usdOf(row.requestedCents),
      net_payout_amount: usdOf(row.netCents),
      player_state: playerState(row.playerEmail, row.playerIsFrozen),
      created_at: row.createdAt.toISOString(),
      ...(request && { approval_request: presentRequest(request) }),
    })),
  };
}

export function presentBulkResult({ succeeded, awaiting, failed }: ChangeOutcome): BulkReviewResult {
  return {
    processed: succeeded.length,
    succeeded,
    ...(awaiting.length > 0 && { awaiting_second: awaiting }),
    failed: failed.map(({ id, refusal }) => ({ id, reason: refusal.message })),
  };
}

/** The columns of the export, in the contract's order. Account and routing numbers have only their last four digits. */
const CSV: CsvColumns<ExportRow> = [
  ['withdrawal_id', (row) => row.withdrawalId],
  ['status', (row) => row.status],
  ['requested_amount', (row) => usdOf(row.requestedCents).toFixed(2)],
  ['processing_fee', (row) => usdOf(row.feeCents).toFixed(2)],
  ['net_payout_amount', (row) => usdOf(row.netCents).toFixed(2)],
  ['player_email', (row) => row.playerEmail],
  ['player_id', (row) => row.playerId],
  ['company_name', (row) => row.companyName],
  ['contact_email', (row) => row.contactEmail],
  ['contact_phone', (row) => row.contactPhone],
  ['bank_name', (row) => row.bankName],
  ['account_last4', (row) => row.accountLast4],
  ['routing_last4', (row) => row.routingLast4],
  ['account_type', (row) => row.accountType],
  ['game_name', (row) => row.gameName],
  ['game_id', (row) => row.gameId],
  ['developer', (row) => row.developer],
  ['created_at', (row, written) => written(row.createdAt)],
  ['processed_at', (row, written) => row.processedAt && written(row.processedAt)],
  ['rejection_reason', (row) => row.rejectionReason],
  ['notes', (row) => row.notes],
  ['attempt', (row) => String(row.attempt)],
  ['returned_at', (row, written) => row.returnedAt && written(row.returnedAt)],
  ['return_reference', (row) => row.returnReference],
];
export const CSV_HEADER = csvHeader(CSV);

export const presentCsvLine = (
  row: ExportRow,
  personal: PersonalData,
  written: TimeWriter,
  forSpreadsheets = false,
): string => csvRow(CSV, row, personal, written, forSpreadsheets);
