import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { whyOnePerson } from '../authentication/link-queries.ts';
import type { Transaction } from '../db/database.ts';
import { admins } from '../db/schema/people.ts';
import { returnAnnouncements, withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';
import type { Actor, SystemActor } from '../domain/actor.ts';
import { Forbidden } from '../domain/denials.ts';
import type { Refusal } from '../domain/errors.ts';
import { isAboutTheAccount } from '../domain/return-codes.ts';
import { accountsOfPerson } from '../second-person/person-queries.ts';
import { type Guard, refusals } from './guard-queries.ts';
import { AccountNotPayable, OwnDecision } from './refusals.ts';
import { TRANSITIONS, type WithdrawalAction, type WithdrawalChange, type WithdrawalRow } from './status.ts';

/** Everything that administrators do with a withdrawal. A program may only cancel one, for the player. */
const BY_PEOPLE_ONLY: readonly WithdrawalAction[] = [
  'approve',
  'reject',
  'recall',
  'process',
  'retry',
  'release',
  'undo',
];

/** @throws Forbidden for a service account, where only people may take the step */
export function requirePerson(by: Actor | SystemActor, action: WithdrawalAction): void {
  if (by.ownerId != null && BY_PEOPLE_ONLY.includes(action)) throw new Forbidden('person_required');
}

/**
 * Somebody else has to take the step:
 *
 * - A payment that came back is approved again by a person who neither approved it before nor announced its return. Nobody
 *   approves it when the bank's code says that the account cannot be paid.
 * - With separate duties, nobody approves or sends a withdrawal that a service account of theirs has stored, and nobody sends a
 *   withdrawal that they approved.
 *
 * Actions of another account that counts as the same person (`accountsOfPerson`) count as the administrator's own.
 */
export const refuseOwnDecision: Guard = async (tx, rows, { by, change }) => {
  const refused = await dutyRefusals(tx, by, rows, change);
  if (!change.agreed) return refused;
  // An obstacle to either of two people is one to both.
  const first = { ...by, adminId: change.agreed.firstId };
  return new Map([...refused, ...(await dutyRefusals(tx, first, rows, change))]);
};

async function dutyRefusals(
  tx: Transaction,
  by: Actor | SystemActor,
  rows: WithdrawalRow[],
  { action, separateDuties = false }: WithdrawalChange,
): Promise<Map<string, Refusal>> {
  const { adminId } = by;
  const isSent = TRANSITIONS[action].to === 'processing';
  if (adminId === null || (action !== 'approve' && !isSent)) return new Map();
  const returned = isSent ? [] : rows.filter(({ returnedAt }) => returnedAt !== null);
  const stored = separateDuties ? rows.filter(({ storedBy }) => storedBy !== null) : [];
  const sent = isSent && separateDuties ? rows : [];
  if (returned.length + stored.length + sent.length === 0) return new Map();
  const person = { adminId, accounts: await accountsOfPerson(tx, adminId) };
  const approvals = await approvalsBy(tx, person, isSent ? sent : returned, !isSent);
  const announced = await announcedBy(tx, person, returned);
  const programs = await programsOf(tx, person, stored);
  const { done } = TRANSITIONS[action];
  const reasons = await reasonsFor(tx, by, [...approvals.values(), ...announced.values(), ...programs.values()]);
  const because = ({ who }: Doer) => ({ who, ...(who !== null && { because: reasons.get(who) ?? '' }) });
  return refusals(rows, ({ withdrawalId: id, returnedAt, returnCode }) => {
    const name = `Withdrawal ${id}`;
    const program = programs.get(id);
    if (program) {
      return new OwnDecision(name, done, 'own_program', { ...because(program), program: program.name });
    }
    if (!isSent && returnedAt !== null && isAboutTheAccount(returnCode)) return new AccountNotPayable(name, returnCode);
    const announcer = announced.get(id);
    if (announcer) return new OwnDecision(name, done, 'own_return', because(announcer));
    const approver = approvals.get(id);
    return approver && new OwnDecision(name, done, 'own_approval', because(approver));
  });
}

interface Person {
  adminId: string;
  /** All of their accounts, this one included. */
  accounts: string[];
}

/** The account that did something: null for the administrator's own, otherwise its username. */
interface Doer {
  who: string | null;
}

/** SQL of `Doer.who` for a row of `admins`. */
const whoIs = ({ adminId }: Person) =>
  sql<string | null>`case when ${admins.adminId} = ${adminId} then null else ${admins.username} end`;

/** Why each of these other accounts counts as the administrator, in words. */
async function reasonsFor(tx: Transaction, by: Actor | SystemActor, doers: Doer[]): Promise<Map<string, string>> {
  const reasons = new Map<string, string>();
  for (const who of new Set(doers.flatMap((doer) => doer.who ?? []))) {
    const because = await whyOnePerson(tx, by.username ?? '', who);
    if (because !== undefined) reasons.set(who, because);
  }
  return reasons;
}

/** @param rows sorted so that of several about one withdrawal the last one counts */
const byId = <T extends { id: string }>(rows: T[]): Map<string, T> => new Map(rows.map((row) => [row.id, row]));

/** The withdrawals that the person's accounts approved, ever or before the latest return, with the account. */
async function approvalsBy(
  tx: Transaction,
  person: Person,
  rows: WithdrawalRow[],
  beforeReturn: boolean,
): Promise<Map<string, Doer>> {
  if (rows.length === 0) return new Map();
  const { withdrawalId: id, action, adminId, secondAdminId } = withdrawalHistory;
  const returnedLater = sql`exists (select from ${withdrawalHistory} as later where later.withdrawal_id = ${id}
    and later.action = 'return' and later.id > ${withdrawalHistory.id})`;
  const found = await tx
    .select({ id, who: whoIs(person) })
    .from(withdrawalHistory)
    // Either of two people who approved it.
    .innerJoin(admins, or(eq(admins.adminId, adminId), eq(admins.adminId, secondAdminId)))
    .where(
      and(
        inArray(id, idsOf(rows)),
        eq(action, 'approve'),
        inArray(admins.adminId, person.accounts),
        beforeReturn ? returnedLater : undefined,
      ),
    )
    .orderBy(sql`2 nulls last`);
  return byId(found);
}

/** The withdrawals of which the person's accounts ever announced a return, with the account. */
async function announcedBy(tx: Transaction, person: Person, rows: WithdrawalRow[]): Promise<Map<string, Doer>> {
  if (rows.length === 0) return new Map();
  const { withdrawalId: id, adminId } = returnAnnouncements;
  const found = await tx
    .select({ id, who: whoIs(person) })
    .from(returnAnnouncements)
    .innerJoin(admins, eq(admins.adminId, adminId))
    .where(and(inArray(id, idsOf(rows)), inArray(adminId, person.accounts)))
    .orderBy(sql`2 nulls last`);
  return byId(found);
}

/** The row of a service account, beside that of the person. */
const service = alias(admins, 'service');

/** The withdrawals that a service account of the person's has stored, with its name and whose it is (`people_behind` in second-person.sql). */
async function programsOf(
  tx: Transaction,
  person: Person,
  stored: WithdrawalRow[],
): Promise<Map<string, Doer & { name: string }>> {
  if (stored.length === 0) return new Map();
  const isTheirs = sql`${admins.adminId} in (select people_behind(${withdrawals.storedBy}, ${withdrawals.storedWith}))`;
  const found = await tx
    .select({ id: withdrawals.withdrawalId, who: whoIs(person), name: service.username })
    .from(withdrawals)
    .innerJoin(service, eq(service.adminId, withdrawals.storedBy))
    .innerJoin(admins, inArray(admins.adminId, person.accounts))
    .where(and(inArray(withdrawals.withdrawalId, idsOf(stored)), isTheirs))
    .orderBy(sql`2 nulls last`);
  return byId(found);
}

const idsOf = (rows: WithdrawalRow[]) => rows.map(({ withdrawalId }) => withdrawalId);
