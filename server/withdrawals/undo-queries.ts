import { desc, eq, inArray, sql } from 'drizzle-orm';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/database.ts';
import { ledgerTransfers } from '../db/schema/ledger.ts';
import { admins } from '../db/schema/people.ts';
import { withdrawalHistory } from '../db/schema/withdrawals.ts';
import { secondsHeld } from '../ledger/decision-hold.ts';
import { type Guard, refusals } from './guard-queries.ts';
import { HoldEnded, NotOwnDecision } from './refusals.ts';

const DECISIONS: readonly string[] = ['approve', 'reject'];

/**
 * Only the account that decided can undo the decision, alone or as one of two. Not even another account of the same person
 * can: a decision of that account is no slip of this one. A rejection can be undone while it is held. An approval can be
 * undone until it is sent, as it can be recalled.
 */
export const refuseForeignUndo: Guard = async (tx, rows, { by, change }) => {
  if (change.action !== 'undo' || rows.length === 0) return new Map();
  // No event gets a place in the feed from here on. So a held rejection stays held, and an approval's event is told or deleted.
  await lockUntilEnd(tx, 'events');
  const ids = rows.map(({ withdrawalId }) => withdrawalId);
  const held = await secondsHeld(tx, ids);
  const steps = await newestSteps(tx, ids);
  return refusals(rows, ({ withdrawalId: id, status }) => {
    const step = steps.get(id);
    const deciders = [step?.adminId, step?.secondAdminId];
    const isOwn = step !== undefined && DECISIONS.includes(step.action) && deciders.includes(by.adminId);
    if (!isOwn) return new NotOwnDecision(`Withdrawal ${id}`, status, step?.who ?? null);
    return status === 'rejected' && !held.has(id) ? new HoldEnded(`Withdrawal ${id}`) : undefined;
  });
};

async function newestSteps(tx: Transaction, ids: string[]) {
  if (ids.length === 0) return new Map();
  const { withdrawalId: id, action, adminId, secondAdminId } = withdrawalHistory;
  const rows = await tx
    .selectDistinctOn([id], { id, action, adminId, secondAdminId, who: admins.username })
    .from(withdrawalHistory)
    .leftJoin(admins, eq(admins.adminId, adminId))
    .where(inArray(id, ids))
    .orderBy(id, desc(withdrawalHistory.id));
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many rejections of these withdrawals were taken back: the number that their next rejection, and its counter-entry, have in the ledger. */
export async function cyclesOf(tx: Transaction, ids: string[]): Promise<Map<string, number>> {
  const { subjectId, kind } = ledgerTransfers;
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ subjectId, undone: sql`count(*)`.mapWith(Number) })
    .from(ledgerTransfers)
    .where(sql`${kind} = 'withdrawal.undo' and ${inArray(subjectId, ids)}`)
    .groupBy(subjectId);
  return new Map(rows.map((row) => [row.subjectId, row.undone]));
}
