import { sql } from 'drizzle-orm';
import type { Permission } from '../../src/generated/model/permission.ts';
import { enabledAdmins } from '../authentication/queries.ts';
import { permissionsOf } from '../authentication/roles.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/one-row.ts';
import { isDone, rulesInForce } from './rule-queries.ts';
import { actionsOf, PERMISSION_FOR, RULED_ACTIONS, type RuledAction } from './rules.ts';

/** The ids of the accounts that count as one person with this one, which is among them: see second-person.sql. */
export async function accountsOfPerson(db: Database, adminId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db, sql`select accounts_of_person(${adminId}) as id`);
  return rows.map(({ id }) => id);
}

/** Somebody who can sign in, and what they may do. */
export interface AblePerson {
  adminId: string;
  username: string;
  permissions: readonly Permission[];
}

/** Everybody who can sign in. */
export async function ablePeople(db: Database): Promise<AblePerson[]> {
  const people = await enabledAdmins(db);
  return people.map(({ admin: { adminId, username }, roles }) => ({
    adminId,
    username,
    permissions: permissionsOf(roles),
  }));
}

/** Of these people, one account per person who has the permission. */
export async function distinctPeople(
  db: Database,
  people: AblePerson[],
  permission: Permission,
): Promise<AblePerson[]> {
  const distinct: AblePerson[] = [];
  const counted = new Set<string>();
  for (const person of people.filter(({ permissions }) => permissions.includes(permission))) {
    if (counted.has(person.adminId)) continue;
    distinct.push(person);
    // Two are enough for every caller.
    if (distinct.length === 2) break;
    for (const account of await accountsOfPerson(db, person.adminId)) counted.add(account);
  }
  return distinct;
}

/** A decision that needs a second person, when there are no two who could make it. */
export interface Unmet {
  action: RuledAction;
  /** Whether a rule asks for the second person, so that the decision waits for ever; otherwise one person decides alone. */
  isInForce: boolean;
}

/** Where one person manages people, giving roles is theirs alone; whom they invite does not count as another person until somebody confirms it. */
export const isTroubling = ({ action, isInForce }: Unmet): boolean => isInForce || action !== 'change_roles';

/**
 * The decisions that need a second person, by a rule in force or by the setting from whose amount on one is asked for, when there are no two people with the
 * permission.
 *
 * @returns undefined where nobody is ever asked for
 */
export async function unmetRules(db: Database, fromCents: number | undefined): Promise<Unmet[] | undefined> {
  const inForce = await rulesInForce(db);
  const asking = inForce ? actionsOf(inForce.rules) : [];
  const wanted = fromCents === undefined || isDone(inForce) ? asking : RULED_ACTIONS;
  if (wanted.length === 0) return undefined;
  const people = await ablePeople(db);
  const unmet: Unmet[] = [];
  for (const action of wanted) {
    if ((await distinctPeople(db, people, PERMISSION_FOR[action])).length === 2) continue;
    unmet.push({ action, isInForce: asking.includes(action) });
  }
  return unmet;
}

/** How many kinds of decisions these are, without those that trouble nobody. */
export const countUnmetRules = async (db: Database, fromCents: number | undefined): Promise<number> =>
  (await unmetRules(db, fromCents))?.filter(isTroubling).length ?? 0;
