import { sql } from 'drizzle-orm';
import type { Permission } from '../../src/generated/model/permission.ts';
import { enabledAdmins } from '../authentication/queries.ts';
import { permissionsOf } from '../authentication/roles.ts';
import type { Database } from '../db/database.ts';

/** The ids of the accounts that count as one person with this one, which is among them: see second-person.sql. */
export async function accountsOfPerson(db: Database, adminId: string): Promise<string[]> {
  const { rows } = (await db.execute(sql`select accounts_of_person(${adminId}) as id`)) as unknown as {
    rows: { id: string }[];
  };
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
