import { recordAudit } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { paymentPause } from '../db/schema/payments.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { lockPause } from '../ledger/payment-pause.ts';
import { openRestore } from '../ledger/restore-mode.ts';
import { DatabaseRestored } from './refusals.ts';

const SUBJECT = { subjectType: 'payments', subjectId: null };

/** Pauses payments: when this has been committed, no process sends anything new. Changes nothing while they are paused. */
export async function pausePayments(db: Database, by: Actor, reason: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockPause(tx);
    const text = reason.trim();
    const paused = await tx
      .insert(paymentPause)
      .values({ adminId: by.adminId, reason: text })
      .onConflictDoNothing()
      .returning();
    if (paused.length > 0)
      await recordAudit(tx, by, [{ action: 'payments.pause', ...SUBJECT, after: { reason: text } }]);
  });
}

/** Ends a pause. Changes nothing without one. @throws DatabaseRestored */
export async function resumePayments(db: Database, by: Actor): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockPause(tx);
    if (await openRestore(tx)) throw new DatabaseRestored();
    const [ended] = await tx.delete(paymentPause).returning();
    if (!ended) return;
    const before = { reason: ended.reason, paused_at: ended.pausedAt };
    await recordAudit(tx, by, [{ action: 'payments.resume', ...SUBJECT, before }]);
  });
}
