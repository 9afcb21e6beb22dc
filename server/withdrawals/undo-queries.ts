import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { ledgerTransfers } from '../db/schema/ledger.ts';
import { admins } from '../db/schema/people.ts';
import { withdrawalHistory } from '../db/schema/withdrawals.ts';
import type { Actor, SystemActor } from '../domain/actor.ts';
import type { Refusal } from '../domain/errors.ts';
import { secondsHeld } from '../ledger/decision-hold.ts';
import { HoldEnded, NotOwnDecision } from './refusals.ts';
import { TRANSITIONS } from './status.ts';
import type { WithdrawalRow } from './step-commands.ts';

const DECISIONS: readonly string[] = ['approve', 'reject'];

/**
 * Why this administrator may not take a decision back, for each decided withdrawal. It has to be their own account's, alone or as one of two: not even another
 * account that counts as the same person will do, since a decision of that one is no slip of this one. A rejection has to be held; an approval
 * can be taken back until it is sent, as it can be recalled.
 *
 * @param rows locked, so that nobody takes another step meanwhile
 */
export async function undoRefusals(
  tx: Transaction,
  by: Actor | SystemActor,
  rows: WithdrawalRow[],
): Promise<Map<string, Refusal>> {
  const decided = rows.filter(({ status }) => TRANSITIONS.undo.from.some((one) => one === status));
  const ids = decided.map(({ withdrawalId }) => withdrawalId);
  const held = await secondsHeld(tx, ids);
  const steps = await newestSteps(tx, ids);
  return new Map(
    decided.flatMap(({ withdrawalId: id, status }): [string, Refusal][] => {
      const step = steps.get(id);
      const deciders = [step?.adminId, step?.secondAdminId];
      const isOwn = step !== undefined && DECISIONS.includes(step.action) && deciders.includes(by.adminId);
      if (!isOwn) return [[id, new NotOwnDecision(`Withdrawal ${id}`, status, step?.who ?? null)]];
      return status === 'rejected' && !held.has(id) ? [[id, new HoldEnded(`Withdrawal ${id}`)]] : [];
    }),
  );
}

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
