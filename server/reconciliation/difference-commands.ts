import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { databaseTime } from '../db/one-row.ts';
import { refuseStaleVersion } from '../db/record-version.ts';
import { admins } from '../db/schema/people.ts';
import { reconciliationDifferences, reconciliationLines } from '../db/schema/reconciliation.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { Forbidden } from '../domain/denials.ts';
import { InvalidInput, InvalidTransition, NotFound } from '../domain/errors.ts';
import { differenceVersion, ownPayments, possibleOwners } from './difference-queries.ts';
import { OwnPayment } from './refusals.ts';

type DifferenceRow = typeof reconciliationDifferences.$inferSelect;

/** A field that is undefined stays as it is. */
export interface DifferenceChange {
  /** A username; null: nobody's. */
  owner?: string | null | undefined;
  reason?: string | null | undefined;
  /** The version that the change was made from; undefined: any. */
  basedOn?: string | undefined;
}

/** Gives an open difference to somebody, or notes what is known of it. @throws NotFound, StaleEdit, InvalidTransition, InvalidInput */
export async function changeDifference(db: Database, by: Actor, id: number, change: DifferenceChange): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockOpen(tx, by, id, 'changed');
    refuseStaleVersion(differenceVersion(row), change.basedOn, 'The difference');
    const { owner, reason = row.reason } = change;
    const ownerId = owner === undefined ? row.ownerId : owner && (await ownerWith(tx, owner));
    if (ownerId === row.ownerId && reason === row.reason) return;
    await tx.update(reconciliationDifferences).set({ ownerId, reason }).where(eq(reconciliationDifferences.lineId, id));
    const before = { owner_id: row.ownerId, reason: row.reason };
    await audit(tx, by, 'reconciliation.change_difference', id, before, { owner_id: ownerId, reason });
  });
}

/**
 * Closes a difference with its explanation, for good.
 *
 * @throws OwnPayment for whoever sent the payment; NotFound, InvalidTransition
 */
export async function closeDifference(db: Database, by: Actor, id: number, explanation: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockOpen(tx, by, id, 'closed');
    const [line] = await tx.select().from(reconciliationLines).where(eq(reconciliationLines.id, id));
    const withdrawalId = line?.withdrawalId ?? null;
    if (withdrawalId !== null && (await ownPayments(tx, by, [withdrawalId])).size > 0)
      throw new OwnPayment(withdrawalId);
    const closed = { closedAt: await databaseTime(tx), closedBy: by.adminId, explanation };
    await tx.update(reconciliationDifferences).set(closed).where(eq(reconciliationDifferences.lineId, id));
    await audit(tx, by, 'reconciliation.close_difference', id, null, {
      withdrawal_id: withdrawalId,
      reason: explanation,
    });
  });
}

/** @param done participle of the refused change: "closed" @throws Forbidden for a service account */
async function lockOpen(tx: Transaction, by: Actor, id: number, done: string): Promise<DifferenceRow> {
  if (by.ownerId !== undefined) throw new Forbidden('person_required');
  const isThis = eq(reconciliationDifferences.lineId, id);
  const [row] = await tx.select().from(reconciliationDifferences).where(isThis).for('no key update');
  if (!row) throw new NotFound(`Difference ${id}`);
  if (row.closedAt !== null) throw new InvalidTransition(`Difference ${id}`, 'closed', done);
  return row;
}

/** @throws InvalidInput */
async function ownerWith(tx: Transaction, username: string): Promise<string> {
  const [admin] = await tx.select({ id: admins.adminId }).from(admins).where(eq(admins.username, username));
  if (admin && (await possibleOwners(tx)).includes(username)) return admin.id;
  throw new InvalidInput([{ path: 'owner', message: 'is not an administrator who may control payments' }]);
}

const audit = (
  tx: Transaction,
  by: Actor,
  action: 'reconciliation.change_difference' | 'reconciliation.close_difference',
  id: number,
  before: object | null,
  after: object,
) => recordAudit(tx, by, [{ action, subjectType: 'reconciliation_difference', subjectId: String(id), before, after }]);
