import { sql } from 'drizzle-orm';
import type { WithdrawalEventType } from '../../src/generated/model/withdrawalEventType.ts';
import { type AuditedFields, changedFields, recordAudit } from '../audit/audit.ts';
import type { Transaction } from '../db/database.ts';
import { jsonRows } from '../db/insert-rows.ts';
import { transactions } from '../db/schema/transactions.ts';
import { withdrawalHistory, type withdrawals } from '../db/schema/withdrawals.ts';
import type { Actor, SystemActor } from '../domain/actor.ts';
import { type HeldWithdrawal, withdrawalTransfers } from '../domain/ledger.ts';
import { usdOf } from '../domain/money.ts';
import { recordRevenue, reverseFees } from '../ledger/revenue.ts';
import { recordTransfers } from '../ledger/transfers.ts';
import { deleteUnplacedEvents, type PlatformEvent, recordEvents } from '../records/events.ts';
import type { WithdrawalChange } from './commands.ts';
import { keepSignals } from './signal-queries.ts';
import { cyclesOf } from './undo-queries.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;

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

/** Writes everything that belongs to a change of status: history, signals, transfers, revenue, audit. */
export async function recordSteps(
  tx: Transaction,
  by: Actor | SystemActor,
  changed: WithdrawalRow[],
  before: ReadonlyMap<string, WithdrawalRow>,
  {
    action,
    note,
    reasonCode,
    returned,
    holdSeconds,
    agreed,
  }: Pick<WithdrawalChange, 'action' | 'note' | 'reasonCode' | 'returned' | 'holdSeconds' | 'agreed'>,
): Promise<void> {
  if (changed.length === 0) return;
  const text = note?.trim() || null;
  const written = await tx
    .insert(withdrawalHistory)
    .values(
      changed.map(({ withdrawalId, status }) => ({
        withdrawalId,
        fromStatus: before.get(withdrawalId)?.status,
        toStatus: status,
        action,
        ...(agreed
          ? { adminId: agreed.firstId, secondAdminId: by.adminId, approvalRequestId: agreed.requestId }
          : { adminId: by.adminId }),
        note: text,
        reasonCode,
        bankReference: returned?.bankReference.trim(),
        confirmedBy: returned?.confirmedBy,
      })),
    )
    .returning({ historyId: withdrawalHistory.id, withdrawalId: withdrawalHistory.withdrawalId });
  const isReviewed = by.adminId !== null && (action === 'approve' || action === 'reject');
  if (isReviewed) await keepSignals(tx, written);
  await followWithdrawals(tx, changed);
  const untold = action === 'undo' ? await deleteUnplacedEvents(tx, changed.map(idOf)) : new Set<string>();
  await recordEvents(
    tx,
    changed.filter(({ withdrawalId }) => !untold.has(withdrawalId)).map((row) => eventOf(action, row)),
    isReviewed ? holdSeconds : 0,
  );
  const moved = changed.filter(
    ({ withdrawalId: id }) => before.get(id)?.status !== 'approved' || !TAKES_BACK.has(action),
  );
  const cycles = GIVES_BACK.has(action) ? await cyclesOf(tx, moved.map(idOf)) : new Map<string, number>();
  await recordTransfers(
    tx,
    moved.flatMap((row) => withdrawalTransfers(action, row, cycles.get(row.withdrawalId))),
  );
  if (action === 'complete') await recordRevenue(tx, changed.flatMap(feeOf));
  if (action === 'return') await reverseFees(tx, changed);
  const entries = changed.map((row) => {
    const fields = changedFields(before.get(row.withdrawalId) ?? row, row, AUDITED);
    return {
      action: `withdrawal.${action}` as const,
      subjectType: 'withdrawal',
      subjectId: row.withdrawalId,
      before: fields.before,
      after: {
        ...fields.after,
        note: text,
        ...(reasonCode !== undefined && { reason_code: reasonCode }),
        ...(agreed && { approval_request: String(agreed.requestId), requested_by: agreed.firstId }),
      },
    };
  });
  await recordAudit(tx, by, entries);
}

const idOf = ({ withdrawalId }: WithdrawalRow) => withdrawalId;

/** Steps that move no money where they only take an approval back. */
const TAKES_BACK: ReadonlySet<WithdrawalChange['action']> = new Set(['recall', 'undo']);

/** Steps whose transfers are numbered by how often the withdrawal's rejection was taken back. */
const GIVES_BACK: ReadonlySet<WithdrawalChange['action']> = new Set(['reject', 'cancel', 'undo']);

/** A withdrawal from the platform has a transaction with the same id and time of creation, whose status follows it. */
async function followWithdrawals(tx: Transaction, changed: WithdrawalRow[]): Promise<void> {
  const { source } = jsonRows(
    transactions,
    changed.map(({ withdrawalId, status }) => ({
      transactionId: withdrawalId,
      status: TRANSACTION_STATUS[status] ?? 'pending',
    })),
  );
  await tx.execute(sql`
    update ${transactions} set status = given.status, updated_at = now() from ${source}
    where ${transactions.transactionId} = given."transactionId" and ${transactions.transactionType} = 'withdrawal'
      and ${transactions.status} <> given.status`);
}

/**
 * In every other status the transaction is pending. That a completed one can become pending again, when the payment was returned, is the one
 * exception to 'final'.
 */
const TRANSACTION_STATUS: Readonly<Record<string, string>> = {
  completed: 'completed',
  failed: 'failed',
  rejected: 'cancelled',
};

/** The event that tells the platform of each step. */
const EVENT: Readonly<Record<WithdrawalChange['action'], WithdrawalEventType>> = {
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
  // Of an approval that was told already: one of which the platform never heard has no event at all.
  undo: 'withdrawal.recalled',
};

function eventOf(action: WithdrawalChange['action'], row: WithdrawalRow): PlatformEvent {
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

function feeOf({ withdrawalId, feeCents, attempt }: HeldWithdrawal) {
  if (feeCents === 0) return [];
  const source = { revenueType: 'withdrawal_fee', sourceType: 'withdrawal', sourceId: withdrawalId, attempt } as const;
  return [{ ...source, amountCents: feeCents }];
}
