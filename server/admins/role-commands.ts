import { randomUUID } from 'node:crypto';
import { arrayContains, eq, sql } from 'drizzle-orm';
import type { Permission } from '../../src/generated/model/permission.ts';
import { changedFields, recordAudit } from '../audit/audit.ts';
import { isBuiltIn, knownPermissions } from '../authentication/roles.ts';
import type { Database, Transaction } from '../db/database.ts';
import { postgresCode } from '../db/errors.ts';
import { refuseStaleVersion, versionOf } from '../db/record-version.ts';
import { admins, roles } from '../db/schema/people.ts';
import type { Actor } from '../domain/actor.ts';
import { Forbidden } from '../domain/denials.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { hashOf } from '../second-person/rule-queries.ts';
import { changePeople, holder, permissionsOfHolders, requirePermissions } from './guard-commands.ts';
import { RoleInUse } from './refusals.ts';
import { type AgreedChange, askForRoles, auditOfTwo } from './role-requests.ts';

export interface RoleValues {
  name: string;
  permissions: Permission[];
}

/** A change that the caller makes now: the `version` of the record that it is based on, if the caller has said. */
export type BasedOn = { basedOn: string | undefined };

export const roleVersion = ({ name, permissions }: { name: string; permissions: readonly Permission[] }): string =>
  versionOf(name, permissions);

/**
 * Creates a role.
 *
 * @throws InvalidInput when the name is taken
 * @throws PermissionMissing when it has a permission that the caller lacks
 */
export async function createRole(db: Database, by: Actor, values: RoleValues): Promise<string> {
  const roleId = `role_${randomUUID()}`;
  await withFreeName(values.name, () =>
    changePeople(db, by, 'roles.manage', async (tx, actor) => {
      await requirePermissions(tx, actor, values.permissions);
      await tx.insert(roles).values({ roleId, ...values });
      await recordAudit(tx, by, [{ action: 'role.create', subjectType: 'role', subjectId: roleId, after: values }]);
    }),
  );
  return roleId;
}

/**
 * Changes a role for everybody who has it.
 *
 * @param made from which version, or with whom
 * @returns the number of the request, where that waits for a second person
 * @throws NotFound @throws StaleEdit @throws Forbidden for a built-in role, and for a role of the caller
 * @throws InvalidInput when the name is taken
 * @throws PermissionMissing when the role has or would get a permission that the caller lacks, or somebody with the role has one
 */
export async function updateRole(
  db: Database,
  by: Actor,
  roleId: string,
  values: RoleValues,
  made: BasedOn | AgreedChange,
): Promise<number | undefined> {
  const agreed = 'requestId' in made ? made : undefined;
  return withFreeName(values.name, () =>
    changePeople(db, by, 'roles.manage', async (tx, actor) => {
      const role = await ownRole(tx, roleId);
      if ('basedOn' in made) refuseStaleVersion(roleVersion(role), made.basedOn, role.name);
      if (actor.admin.roleIds.includes(roleId)) throw new Forbidden('own_account');
      await requirePermissions(tx, actor, [...role.permissions, ...values.permissions]);
      await requirePermissions(tx, actor, await permissionsOfHolders(tx, roleId));
      // An obstacle to either of two people is one to both.
      const first = agreed && (await holder(tx, agreed.firstId));
      if (first?.admin.roleIds.includes(roleId)) throw new Forbidden('own_account');
      if (first) await requirePermissions(tx, first, values.permissions);
      const added = values.permissions.filter((permission) => !role.permissions.includes(permission));
      const requestId = agreed
        ? undefined
        : await askForRoles(tx, by, `Role ${role.name}`, added, {
            subjectType: 'role',
            subjectId: roleId,
            state: role,
            call: values,
            shown: { ...values, permissions_before: role.permissions, name_before: role.name },
          });
      if (requestId !== undefined) return requestId;
      await tx
        .update(roles)
        .set({ ...values, updatedAt: sql`now()` })
        .where(eq(roles.roleId, roleId));
      const change = changedFields(
        { ...role, ...values, permissions: role.permissions, name: role.name },
        { ...role, ...values },
        {
          name: 'name',
          permissions: 'permissions',
        },
      );
      await recordAudit(tx, by, [
        {
          action: 'role.update',
          subjectType: 'role',
          subjectId: roleId,
          before: change.before,
          after: { ...change.after, ...auditOfTwo(agreed) },
        },
      ]);
      return undefined;
    }),
  );
}

/**
 * Deletes a role that nobody has.
 *
 * @throws NotFound @throws Forbidden for a built-in role @throws RoleInUse
 * @throws PermissionMissing when it has a permission that the caller lacks
 */
export async function deleteRole(db: Database, by: Actor, roleId: string): Promise<void> {
  await changePeople(db, by, 'roles.manage', async (tx, actor) => {
    const { name, permissions } = await ownRole(tx, roleId);
    await requirePermissions(tx, actor, permissions);
    const holders = await tx.$count(admins, arrayContains(admins.roleIds, [roleId]));
    if (holders > 0) throw new RoleInUse(name, holders);
    await tx.delete(roles).where(eq(roles.roleId, roleId));
    const before = { name, permissions };
    await recordAudit(tx, by, [{ action: 'role.delete', subjectType: 'role', subjectId: roleId, before }]);
  });
}

/** The version of a role that a request is about, as it is now. @throws NotFound */
export const versionOfRole = async (tx: Transaction, roleId: string): Promise<string> =>
  hashOf(await ownRole(tx, roleId));

async function ownRole(tx: Transaction, roleId: string): Promise<RoleValues> {
  if (isBuiltIn(roleId)) throw new Forbidden();
  const [role] = await tx.select().from(roles).where(eq(roles.roleId, roleId));
  if (!role) throw new NotFound(`Role ${roleId}`);
  return { name: role.name, permissions: knownPermissions(role.permissions) };
}

/** Built-in roles have no rows, so no constraint keeps their names unique. */
async function withFreeName<T>(name: string, change: () => Promise<T>): Promise<T> {
  const taken = new InvalidInput([{ path: 'name', message: `${name} is the name of another role` }]);
  if (isBuiltIn(name.toLowerCase())) throw taken;
  try {
    return await change();
  } catch (error) {
    if (postgresCode(error) !== '23505') throw error;
    throw taken;
  }
}
