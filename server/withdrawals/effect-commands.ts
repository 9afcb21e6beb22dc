import { sql } from 'drizzle-orm';
import type { WithdrawalEventType } from '../../src/generated/model/withdrawalEventType.ts';
import { type AuditedFields, changedFields, recordAudit } from '../audit/audit.ts';
import type { Transaction } from '../db/database.ts';
import { jsonRows } from '../db/insert-rows.ts';
import { transactions } from '../db/schema/transactions.ts';
import { withdrawalHistory } from '../db/schema/withdrawals.ts';
import { type HeldWithdrawal, withdrawalTransfers } from '../domain/ledger.ts';
import { usdOf } from '../domain/money.ts';
import { recordRevenue, reverseFees } from '../ledger/revenue.ts';
import { recordTransfers } from '../ledger/transfers.ts';
import { deleteUnplacedEvents, type PlatformEvent, recordEvents } from '../records/events.ts';
import { keepSignals } from './signal-queries.ts';
import type { Step, WithdrawalAction, WithdrawalCall, WithdrawalChange, WithdrawalRow } from './status.ts';
import { cyclesOf } from './undo-queries.ts';

/** An effect of `changeWithdrawals`. All effects of a call are in its transaction, so all are committed or none is. */
export type Effect = (tx: Transaction, steps: Step[], call: WithdrawalCall) => Promise<void>;

/** The columns that a change of status writes; `note` in `after` is the note or reason given with it. */
const AUDITED = {
  status: 'status',
  attempt: 'attempt',
  leaseUntil: 'lease_until',
  processedAt: 'processed_at',
  notes: 'notes',
  rejectionReason: 'rejection_reason',
  returnedAt: 'returned_at',
  returnReference: 'return_reference',
  returnCode: 'return_code',
} satisfies AuditedFields<WithdrawalRow>;

const afterOf = ({ after }: Step) => after;
const textOf = ({ note }: WithdrawalChange): string | null => note?.trim() || null;

/** Whether an administrator's review ends with the step. */
const isReview = ({ by, change }: WithdrawalCall): boolean =>
  by.adminId !== null && (change.action === 'approve' || change.action === 'reject');

/** The step in the withdrawal's history. With a review, the signals that the administrator saw are kept. */
export const recordHistory: Effect = async (tx, steps, call) => {
  const { by, change } = call;
  const { action, reasonCode, returned, agreed } = change;
  const people = agreed
    ? { adminId: agreed.firstId, secondAdminId: by.adminId, approvalRequestId: agreed.requestId }
    : { adminId: by.adminId };
  const written = await tx
    .insert(withdrawalHistory)
    .values(
      steps.map(({ before, after }) => ({
        withdrawalId: after.withdrawalId,
        fromStatus: before.status,
        toStatus: after.status,
        action,
        ...people,
        note: textOf(change),
        reasonCode,
        bankReference: returned?.bankReference.trim(),
        confirmedBy: returned?.confirmedBy,
      })),
    )
    .returning({ historyId: withdrawalHistory.id, withdrawalId: withdrawalHistory.withdrawalId });
  if (isReview(call)) await keepSignals(tx, written);
};

/** A withdrawal from the platform has a transaction with the same id and time of creation, whose status follows it. */
export const followTransaction: Effect = async (tx, steps) => {
  const { source } = jsonRows(
    transactions,
    steps.map(({ after: { withdrawalId, status } }) => ({
      transactionId: withdrawalId,
      status: TRANSACTION_STATUS[status] ?? 'pending',
    })),
  );
  await tx.execute(sql`
    update ${transactions} set status = given.status, updated_at = now() from ${source}
    where ${transactions.transactionId} = given."transactionId" and ${transactions.transactionType} = 'withdrawal'
      and ${transactions.status} <> given.status`);
};

/**
 * In every other status the transaction is pending. A completed one becomes pending again when the payment was returned: the one
 * exception to 'final'.
 */
const TRANSACTION_STATUS: Readonly<Record<string, string>> = {
  completed: 'completed',
  failed: 'failed',
  rejected: 'cancelled',
};

/** The event for the platform. An administrator's decision is held first: the platform hears of it when it can no longer be undone. */
export const tellPlatform: Effect = async (tx, steps, call) => {
  const { action, holdSeconds } = call.change;
  const changed = steps.map(afterOf);
  // The platform never hears of a decision that is undone before its event was told, nor of the undoing.
  const untold =
    action === 'undo'
      ? await deleteUnplacedEvents(
          tx,
          changed.map(({ withdrawalId }) => withdrawalId),
        )
      : new Set();
  const events = changed.filter(({ withdrawalId }) => !untold.has(withdrawalId)).map((row) => eventOf(action, row));
  await recordEvents(tx, events, isReview(call) ? holdSeconds : 0);
};

const EVENT: Readonly<Record<WithdrawalAction, WithdrawalEventType>> = {
  approve: 'withdrawal.approved',
  recall: 'withdrawal.recalled',
  reject: 'withdrawal.rejected',
  cancel: 'withdrawal.cancelled',
  process: 'withdrawal.processing',
  retry: 'withdrawal.processing',
  complete: 'withdrawal.completed',
  fail: 'withdrawal.failed',
  return: 'withdrawal.returned',
  release: 'withdrawal.released',
  // Of an approval that the platform was told of.
  undo: 'withdrawal.recalled',
};

function eventOf(action: WithdrawalAction, row: WithdrawalRow): PlatformEvent {
  const record = {
    withdrawal_id: row.withdrawalId,
    player_id: row.playerId,
    game_id: row.gameId,
    status: row.status,
    requested_amount: usdOf(row.requestedCents),
    processing_fee: usdOf(row.feeCents),
    net_payout_amount: usdOf(row.netCents),
    attempt: row.attempt,
  };
  return { type: EVENT[action], subjectType: 'withdrawal', subjectId: row.withdrawalId, record };
}

/** Steps that move no money where they only take an approval back. */
const TAKES_BACK: ReadonlySet<WithdrawalAction> = new Set(['recall', 'undo']);

/** Steps whose transfers are numbered by how many rejections of the withdrawal were undone. */
const GIVES_BACK: ReadonlySet<WithdrawalAction> = new Set(['reject', 'cancel', 'undo']);

/** The transfers between the ledger's accounts. */
export const bookTransfers: Effect = async (tx, steps, { change: { action } }) => {
  const moved = steps.filter(({ before }) => before.status !== 'approved' || !TAKES_BACK.has(action)).map(afterOf);
  const ids = moved.map(({ withdrawalId }) => withdrawalId);
  const cycles = GIVES_BACK.has(action) ? await cyclesOf(tx, ids) : new Map<string, number>();
  await recordTransfers(
    tx,
    moved.flatMap((row) => withdrawalTransfers(action, row, cycles.get(row.withdrawalId))),
  );
};

/** The fee is earned when the payment is completed, and given back when it returns. */
export const bookFees: Effect = async (tx, steps, { change: { action } }) => {
  if (action === 'complete') await recordRevenue(tx, steps.map(afterOf).flatMap(feeOf));
  if (action === 'return') await reverseFees(tx, steps.map(afterOf));
};

function feeOf({ withdrawalId, feeCents, attempt }: HeldWithdrawal) {
  if (feeCents === 0) return [];
  const source = { revenueType: 'withdrawal_fee', sourceType: 'withdrawal', sourceId: withdrawalId, attempt } as const;
  return [{ ...source, amountCents: feeCents }];
}

/** One row of the audit log per withdrawal. */
export const recordInAudit: Effect = async (tx, steps, { by, change }) => {
  const { action, reasonCode, agreed } = change;
  const entries = steps.map(({ before, after }) => {
    const fields = changedFields(before, after, AUDITED);
    return {
      action: `withdrawal.${action}` as const,
      subjectType: 'withdrawal',
      subjectId: after.withdrawalId,
      before: fields.before,
      after: {
        ...fields.after,
        note: textOf(change),
        ...(reasonCode !== undefined && { reason_code: reasonCode }),
        ...(agreed && { approval_request: String(agreed.requestId), requested_by: agreed.firstId }),
      },
    };
  });
  await recordAudit(tx, by, entries);
};
