import { type AuditedFields, changedFields, recordAudit } from '../audit/audit.ts';
import type { Transaction } from '../db/database.ts';
import { withdrawalHistory, type withdrawals } from '../db/schema.ts';
import type { Actor, SystemActor } from '../domain/actor.ts';
import { type HeldWithdrawal, withdrawalTransfers } from '../domain/ledger.ts';
import { recordRevenue } from '../ledger/revenue.ts';
import { recordTransfers } from '../ledger/transfers.ts';
import type { WithdrawalAction } from './status.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** The columns that a change of status writes; `note` in `after` is the note or reason given with it. */
const AUDITED = {
  status: 'status',
  attempt: 'attempt',
  leaseUntil: 'lease_until',
  processedAt: 'processed_at',
  notes: 'notes',
  rejectionReason: 'rejection_reason',
} satisfies AuditedFields<WithdrawalRow>;

/** What belongs to every change of a status: history, transfers, revenue, audit. */
export async function recordSteps(
  tx: Transaction,
  by: Actor | SystemActor,
  changed: WithdrawalRow[],
  before: ReadonlyMap<string, WithdrawalRow>,
  { action, note }: { action: WithdrawalAction; note?: string | undefined },
): Promise<void> {
  if (changed.length === 0) return;
  const text = note?.trim() || null;
  await tx.insert(withdrawalHistory).values(
    changed.map(({ withdrawalId, status }) => ({
      withdrawalId,
      fromStatus: before.get(withdrawalId)?.status,
      toStatus: status,
      action,
      adminId: by.adminId,
      note: text,
    })),
  );
  await recordTransfers(
    tx,
    changed.flatMap((row) => withdrawalTransfers(action, row)),
  );
  if (action === 'complete') await recordRevenue(tx, changed.flatMap(feeOf));
  const entries = changed.map((row) => {
    const fields = changedFields(before.get(row.withdrawalId) ?? row, row, AUDITED);
    return {
      action: `withdrawal.${action}`,
      subjectType: 'withdrawal',
      subjectId: row.withdrawalId,
      before: fields.before,
      after: { ...fields.after, note: text },
    };
  });
  await recordAudit(tx, by, entries);
}

function feeOf({ withdrawalId, feeCents }: HeldWithdrawal) {
  if (feeCents === 0) return [];
  const source = { revenueType: 'withdrawal_fee', sourceType: 'withdrawal', sourceId: withdrawalId } as const;
  return [{ ...source, amountCents: feeCents }];
}
