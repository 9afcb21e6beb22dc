import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { returnAnnouncements, withdrawals } from '../db/schema/withdrawals.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { Forbidden } from '../domain/denials.ts';
import { InvalidTransition, NotFound } from '../domain/errors.ts';
import { ReturnAnnounced } from './refusals.ts';

/**
 * Writes down that an administrator says the bank sent the payment of a withdrawal back. A mark and nothing more: only the payment rail's
 * own list or the server's console confirms a return.
 *
 * @throws Forbidden for a service account @throws NotFound @throws InvalidTransition unless the withdrawal is completed
 * @throws ReturnAnnounced when somebody announced the return of this payment before
 */
export async function announceReturn(
  db: Database,
  by: Actor,
  withdrawalId: string,
  said: { reason: string; reasonCode?: string | undefined; bankReference: string },
): Promise<void> {
  if (by.ownerId !== undefined) throw new Forbidden('person_required');
  const [reason, bankReference] = [said.reason.trim(), said.bankReference.trim()];
  const { reasonCode } = said;
  const name = `Withdrawal ${withdrawalId}`;
  await inTransaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.withdrawalId, withdrawalId))
      .for('no key update');
    if (!row) throw new NotFound(name);
    if (row.status !== 'completed') throw new InvalidTransition(name, row.status, 'announced as returned');
    const { attempt } = row;
    const marked = await tx
      .insert(returnAnnouncements)
      .values({ withdrawalId, attempt, adminId: by.adminId, reason, reasonCode, bankReference })
      .onConflictDoNothing()
      .returning();
    if (marked.length === 0) throw new ReturnAnnounced(name);
    await recordAudit(tx, by, [
      {
        action: 'withdrawal.announce_return',
        subjectType: 'withdrawal',
        subjectId: withdrawalId,
        after: {
          attempt,
          note: reason,
          ...(reasonCode !== undefined && { reason_code: reasonCode }),
          return_reference: bankReference,
        },
      },
    ]);
  });
}
