import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Permission } from '../../src/generated/model/permission.ts';
import { roleChanges } from '../audit/entry-queries.ts';
import { type Admin, ownRoles } from '../authentication/queries.ts';
import { permissionsOf, type Role, rolesOf } from '../authentication/roles.ts';
import type { Database } from '../db/database.ts';
import { databaseTime } from '../db/one-row.ts';
import { admins, invitations, permissionUses, roles } from '../db/schema/people.ts';
import { type Activity, activities } from './activity-queries.ts';

/** A permission of an account; `permission` is null for an account that has none, or cannot use any. */
export interface Evidence {
  account: Admin;
  owner: string | null;
  state: 'active' | 'invited' | 'disabled';
  activity: Activity;
  permission: Permission | null;
  /** The names of the roles that give it. */
  roles: string[];
  heldSince: Date | null;
  lastUsedAt: Date | null;
}

const owners = alias(admins, 'owner');

/** The permissions of each account that can be used, and since when it has them. By name; not masked, because it names no player. */
export async function accessEvidence(db: Database): Promise<Evidence[]> {
  const accounts = await db
    .select({ account: admins, own: ownRoles, owner: owners.username, invited: invitations.adminId })
    .from(admins)
    .leftJoin(owners, eq(owners.adminId, admins.ownerId))
    .leftJoin(invitations, eq(invitations.adminId, admins.adminId))
    .orderBy(admins.username);
  const uses = await db.select().from(permissionUses);
  const lastUsed = new Map(uses.map((use) => [`${use.adminId} ${use.permission}`, use.lastUsedAt]));
  const [active, history, now] = [await activities(db), await roleHistory(db), await databaseTime(db)];
  return accounts.flatMap(({ account, own, owner, invited }): Evidence[] => {
    const held = rolesOf(account.roleIds, own);
    const state = account.disabledAt ? 'disabled' : invited ? 'invited' : 'active';
    const activity = active.get(account.adminId) ?? { lastActiveAt: null, idleSince: now, idleDays: 0 };
    const facts = { account, owner, state, activity } as const;
    const permitted = state === 'active' ? permissionsOf(held) : [];
    if (permitted.length === 0) {
      return [{ ...facts, permission: null, roles: held.map(({ name }) => name), heldSince: null, lastUsedAt: null }];
    }
    return permitted.map((permission) => {
      const giving = held.filter(({ permissions }) => permissions.includes(permission));
      return {
        ...facts,
        permission,
        roles: giving.map(({ name }) => name),
        heldSince: earliest(giving.map((role) => heldSince(account, role, permission, history))),
        lastUsedAt: lastUsed.get(`${account.adminId} ${permission}`) ?? null,
      };
    });
  });
}

const earliest = (times: Date[]): Date | null =>
  times.reduce<Date | null>((first, time) => (first === null || time < first ? time : first), null);

/** When lists of roles or permissions last gained a word, by `<subject> <word>`. */
type History = ReadonlyMap<string, Date>;

/** An account has a permission by a role since it has the role, and the role has the permission. */
function heldSince(account: Admin, role: Role, permission: Permission, history: History): Date {
  const hasRole = history.get(`${account.adminId} ${role.id}`) ?? account.createdAt;
  const hasPermission = history.get(`${role.id} ${permission}`) ?? hasRole;
  return hasPermission > hasRole ? hasPermission : hasRole;
}

/** The log says when somebody was given a role, and a role a permission; a role's own permissions are as old as the role. */
async function roleHistory(db: Database): Promise<History> {
  const created = await db.select().from(roles);
  const history = new Map<string, Date>(
    created.flatMap(({ roleId, permissions, createdAt }) =>
      permissions.map((word) => [`${roleId} ${word}`, createdAt]),
    ),
  );
  for (const { subjectId, createdAt, before, after } of await roleChanges(db)) {
    for (const word of after ?? []) if (!before?.includes(word)) history.set(`${subjectId} ${word}`, createdAt);
  }
  return history;
}
