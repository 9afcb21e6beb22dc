import { and, asc, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../db/audit.ts';
import type { Database } from '../db/database.ts';
import { withdrawalHistory, withdrawals } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { InvalidTransition, NotFound, type Refusal } from '../domain/errors.ts';
import { TRANSITIONS, type WithdrawalAction } from './status.ts';

export interface WithdrawalChange {
  action: WithdrawalAction;
  /** The note of an approval or the reason of a rejection. Blank counts as none. */
  note?: string | undefined;
}

export interface ChangeOutcome {
  /** Ids that changed their status, in the order asked for. */
  succeeded: string[];
  /** The others, with why: NotFound or InvalidTransition. */
  failed: { id: string; refusal: Refusal }[];
}

/**
 * Changes the status of each named withdrawal that allows it, in one transaction with its history and its audit row.
 * One that does not allow it is reported and holds up no other.
 *
 * The one way in which an administrator changes withdrawals: approve, reject, process and retry, one or many.
 *
 * @param ids each named once
 */
export async function changeWithdrawals(
  db: Database,
  by: Actor,
  ids: string[],
  { action, note }: WithdrawalChange,
): Promise<ChangeOutcome> {
  const { from, to, done } = TRANSITIONS[action];
  const text = note?.trim() || null;
  return inTransaction(db, async (tx) => {
    // Locked in the order of their ids, so that two overlapping calls wait for each other instead of for ever.
    const found = await tx
      .select({ id: withdrawals.withdrawalId, status: withdrawals.status })
      .from(withdrawals)
      .where(inArray(withdrawals.withdrawalId, ids))
      .orderBy(asc(withdrawals.withdrawalId))
      .for('update');
    const statusBefore = new Map(found.map((row) => [row.id, row.status]));

    const changed = await tx
      .update(withdrawals)
      .set({
        status: to,
        updatedAt: sql`now()`,
        ...(action === 'approve' && { notes: text }),
        ...(action === 'reject' && { rejectionReason: text }),
        ...(action === 'retry' && { processedAt: null }),
      })
      .where(and(inArray(withdrawals.withdrawalId, ids), inArray(withdrawals.status, [...from])))
      .returning({ id: withdrawals.withdrawalId });
    const changedIds = new Set(changed.map((row) => row.id));

    const succeeded = ids.filter((id) => changedIds.has(id));
    if (succeeded.length > 0) {
      await tx.insert(withdrawalHistory).values(
        succeeded.map((id) => ({
          withdrawalId: id,
          fromStatus: statusBefore.get(id),
          toStatus: to,
          action,
          adminId: by.adminId,
          note: text,
        })),
      );
      const entries = succeeded.map((id) => ({
        action: `withdrawal.${action}`,
        subjectType: 'withdrawal',
        subjectId: id,
        before: { status: statusBefore.get(id) },
        after: { status: to, note: text },
      }));
      await recordAudit(tx, by, entries);
    }

    const failed = ids
      .filter((id) => !changedIds.has(id))
      .map((id) => ({ id, refusal: refusalFor(id, statusBefore.get(id), done) }));
    return { succeeded, failed };
  });
}

function refusalFor(id: string, status: string | undefined, done: string): Refusal {
  const name = `Withdrawal ${id}`;
  return status === undefined ? new NotFound(name) : new InvalidTransition(name, status, done);
}

/**
 * `changeWithdrawals` for a single one.
 *
 * @throws NotFound
 * @throws InvalidTransition when its status does not allow the change
 */
export async function changeWithdrawal(db: Database, by: Actor, id: string, change: WithdrawalChange): Promise<void> {
  const { failed } = await changeWithdrawals(db, by, [id], change);
  if (failed[0]) throw failed[0].refusal;
}
