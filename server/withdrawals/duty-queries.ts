import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { auditLog } from '../db/schema/audit.ts';
import { admins } from '../db/schema/people.ts';
import { returnAnnouncements, withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';
import type { Actor, SystemActor } from '../domain/actor.ts';
import type { Refusal } from '../domain/errors.ts';
import { isAboutTheAccount } from '../domain/return-codes.ts';
import { Forbidden } from '../http/denials.ts';
import { AccountNotPayable, OwnDecision } from './refusals.ts';
import { TRANSITIONS, type WithdrawalAction } from './status.ts';
import type { WithdrawalRow } from './step-commands.ts';

/** Everything that administrators do with a withdrawal. A program may only cancel one, for the player. */
const BY_PEOPLE_ONLY: readonly WithdrawalAction[] = ['approve', 'reject', 'recall', 'process', 'retry', 'release'];

/**
 * Why this administrator may not take the step, for each withdrawal whose status would permit it:
 *
 * - a payment that came back is approved again by somebody who neither approved it before nor announced its return, and not at all when
 *   the bank's code says that the account cannot be paid;
 * - with separate duties, nobody approves or sends what a service account of theirs has stored, nor sends what they approved.
 *
 * @param rows locked, so that nobody takes another step meanwhile
 * @throws Forbidden for a service account
 */
export async function dutyRefusals(
  tx: Transaction,
  by: Actor | SystemActor,
  rows: WithdrawalRow[],
  action: WithdrawalAction,
  separateDuties: boolean,
): Promise<Map<string, Refusal>> {
  const { adminId } = by;
  if (by.ownerId != null && BY_PEOPLE_ONLY.includes(action)) throw new Forbidden('person_required');
  const sends = TRANSITIONS[action].to === 'processing';
  if (adminId === null || rows.length === 0 || (action !== 'approve' && !sends)) return new Map();
  const { done } = TRANSITIONS[action];
  const approvals = await approvalsBy(tx, adminId, rows);
  const announced = await announcedBy(tx, adminId, rows);
  const programs = separateDuties ? await programsOf(tx, adminId, rows) : new Map<string, string>();
  const refusalOf = ({ withdrawalId: id, returnedAt, returnCode }: WithdrawalRow): Refusal | undefined => {
    const name = `Withdrawal ${id}`;
    const program = programs.get(id);
    if (program !== undefined) return new OwnDecision(name, done, 'own_program', program);
    if (sends) return separateDuties && approvals.has(id) ? new OwnDecision(name, done, 'own_approval') : undefined;
    if (returnedAt === null) return undefined;
    if (isAboutTheAccount(returnCode)) return new AccountNotPayable(name, returnCode);
    if (announced.has(id)) return new OwnDecision(name, done, 'own_return');
    return approvals.get(id)?.beforeReturn ? new OwnDecision(name, done, 'own_approval') : undefined;
  };
  return new Map(
    rows.flatMap((row) => {
      const refusal = refusalOf(row);
      return refusal ? [[row.withdrawalId, refusal] as const] : [];
    }),
  );
}

/** The withdrawals that somebody ever approved, and whether they did so before the latest return. */
async function approvalsBy(tx: Transaction, adminId: string, rows: WithdrawalRow[]) {
  const isTheirs = sql`${withdrawalHistory.action} = 'approve' and ${withdrawalHistory.adminId} = ${adminId}`;
  const found = await tx
    .select({
      id: withdrawalHistory.withdrawalId,
      beforeReturn: sql<boolean>`coalesce(min(${withdrawalHistory.id}) filter (where ${isTheirs})
        < max(${withdrawalHistory.id}) filter (where ${withdrawalHistory.action} = 'return'), false)`,
    })
    .from(withdrawalHistory)
    .where(inArray(withdrawalHistory.withdrawalId, idsOf(rows)))
    .groupBy(withdrawalHistory.withdrawalId)
    .having(sql`bool_or(${isTheirs})`);
  return new Map(found.map(({ id, beforeReturn }) => [id, { beforeReturn }]));
}

/** The withdrawals of which somebody ever announced a return. */
async function announcedBy(tx: Transaction, adminId: string, rows: WithdrawalRow[]): Promise<Set<string>> {
  const found = await tx
    .select({ id: returnAnnouncements.withdrawalId })
    .from(returnAnnouncements)
    .where(and(inArray(returnAnnouncements.withdrawalId, idsOf(rows)), eq(returnAnnouncements.adminId, adminId)));
  return new Set(found.map(({ id }) => id));
}

/**
 * The withdrawals that a service account of somebody's has stored, with its name. It is theirs when they own or created it, or issued a token
 * of it at most 90 days before the withdrawal arrived, or since. The audit log knows who issued a token, also when it was revoked.
 */
async function programsOf(tx: Transaction, adminId: string, rows: WithdrawalRow[]): Promise<Map<string, string>> {
  const stored = rows.filter(({ storedBy }) => storedBy !== null);
  if (stored.length === 0) return new Map();
  const issued = sql`exists (
    select from ${auditLog} where ${auditLog.subjectType} = 'service_account' and ${auditLog.subjectId} = ${admins.adminId}
      and ${auditLog.adminId} = ${adminId} and (${auditLog.action} = 'service_account.create' or (${auditLog.action} = 'service_token.create'
        and ${auditLog.createdAt} > ${withdrawals.receivedAt} - interval '90 days')))`;
  const found = await tx
    .select({ id: withdrawals.withdrawalId, name: admins.username })
    .from(withdrawals)
    .innerJoin(admins, eq(admins.adminId, withdrawals.storedBy))
    .where(and(inArray(withdrawals.withdrawalId, idsOf(stored)), or(eq(admins.ownerId, adminId), issued)));
  return new Map(found.map(({ id, name }) => [id, name]));
}

const idsOf = (rows: WithdrawalRow[]) => rows.map(({ withdrawalId }) => withdrawalId);
