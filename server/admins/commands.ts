import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { changeAccount, removeAllFactors, shutOut } from '../authentication/account-commands.ts';
import { endedEntries } from '../authentication/commands.ts';
import { giveInvitation } from '../authentication/invitation-commands.ts';
import { hashPassword, oneUsePassword } from '../authentication/passwords.ts';
import { PLATFORM_ROLE, permissionsOf, type Role, rolesOf } from '../authentication/roles.ts';
import { endSessions } from '../authentication/session-commands.ts';
import type { Database, Transaction } from '../db/database.ts';
import { postgresCode } from '../db/errors.ts';
import { admins, invitations, roles } from '../db/schema/people.ts';
import type { Actor } from '../domain/actor.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { NO_PASSWORD } from '../secrets/password-hash.ts';
import { changePeople, isManagedWithFactor, requireLocal, requirePermissions, someoneElse } from './guard-commands.ts';
import { LastAdministrator } from './refusals.ts';

/**
 * Creates an account with these roles, which its invitation activates.
 *
 * @returns the invitation's token, which is stored nowhere
 * @throws InvalidInput when the username is taken or a role does not exist
 * @throws PermissionMissing when a role has a permission that the caller lacks
 */
export async function inviteAdmin(
  db: Database,
  by: Actor,
  request: { username: string; roleIds: string[] },
): Promise<{ adminId: string; token: string; expiresAt: Date }> {
  const username = request.username.toLowerCase();
  const adminId = `adm_${randomUUID()}`;
  try {
    return await changePeople(db, by, 'admins.manage', async (tx, actor) => {
      await requirePermissions(tx, actor, permissionsOf(await existingRoles(tx, request.roleIds)));
      const { roleIds } = request;
      await tx.insert(admins).values({ adminId, username, passwordHash: NO_PASSWORD, roleIds });
      const given = await giveInvitation(tx, { adminId, username });
      const after = { username, roles: roleIds };
      await recordAudit(tx, by, [{ action: 'admin.invite', subjectType: 'admin', subjectId: adminId, after }]);
      return { adminId, ...given };
    });
  } catch (error) {
    throw orTaken(error, 'username', username);
  }
}

/**
 * Replaces the invitation of an administrator who has not accepted it, also one that is too old.
 *
 * @returns the new token, which is stored nowhere
 * @throws NotFound when the administrator is not invited @throws as `changeRoles`
 */
export async function renewInvitation(
  db: Database,
  by: Actor,
  adminId: string,
): Promise<{ token: string; expiresAt: Date }> {
  return changePeople(db, by, 'admins.manage', async (tx, actor) => {
    const { admin } = await someoneElse(tx, actor, adminId);
    const [open] = await tx.select().from(invitations).where(eq(invitations.adminId, adminId));
    if (!open) throw new NotFound(`Invitation of ${adminId}`);
    await recordAudit(tx, by, [{ action: 'admin.renew_invitation', subjectType: 'admin', subjectId: adminId }]);
    return giveInvitation(tx, admin);
  });
}

/**
 * Replaces another administrator's roles.
 *
 * @throws NotFound @throws Forbidden for one's own account, and for somebody who signs in elsewhere
 * @throws InvalidInput when a role does not exist
 * @throws PermissionMissing when the administrator has, or would get, a permission that the caller lacks
 */
export async function changeRoles(db: Database, by: Actor, adminId: string, roleIds: string[]): Promise<void> {
  await changePeople(db, by, 'admins.manage', async (tx, actor) => {
    const other = await someoneElse(tx, actor, adminId);
    requireLocal(other);
    const added = (await existingRoles(tx, roleIds)).filter(({ id }) => !other.admin.roleIds.includes(id));
    await requirePermissions(tx, actor, permissionsOf(added));
    await changeAccount(tx, by, adminId, 'admin.change_roles', { roleIds });
  });
}

/** Disables another administrator, and ends their sessions and invitation. @throws as `changeRoles` */
export async function disableAdmin(db: Database, by: Actor, adminId: string): Promise<void> {
  await changePeople(db, by, 'admins.manage', async (tx, actor) => {
    const { admin } = await someoneElse(tx, actor, adminId);
    if (admin.disabledAt) return;
    await shutOut(tx, await changeAccount(tx, by, adminId, 'admin.disable', { disabledAt: sql`now()` }));
  });
}

/** Enables another administrator. @throws as `changeRoles` */
export async function enableAdmin(db: Database, by: Actor, adminId: string): Promise<void> {
  await changePeople(db, by, 'admins.manage', async (tx, actor) => {
    const { admin } = await someoneElse(tx, actor, adminId);
    if (!admin.disabledAt) return;
    await changeAccount(tx, by, adminId, 'admin.enable', { disabledAt: null });
  });
}

/** Gives another administrator a one-use password, and ends every session. @throws as `changeRoles` */
export async function resetAdminPassword(db: Database, by: Actor, adminId: string): Promise<string> {
  const password = oneUsePassword();
  const passwordHash = await hashPassword(password);
  await changePeople(db, by, 'admins.manage', async (tx, actor) => {
    const other = await someoneElse(tx, actor, adminId);
    requireLocal(other);
    const change = { passwordHash, mustChangePassword: true, updatedAt: sql`now()` };
    await shutOut(tx, await changeAccount(tx, by, adminId, 'admin.reset_password', change));
  });
  return password;
}

/**
 * Removes all second factors and recovery codes of another administrator, who lost them, and ends every session.
 *
 * @param mustHave whether somebody who may manage administrators must have a second factor
 * @throws LastAdministrator when nobody with a second factor would be left who may manage administrators and roles
 * @throws as `changeRoles`
 */
export async function resetFactors(db: Database, by: Actor, adminId: string, mustHave: boolean): Promise<void> {
  await changePeople(db, by, 'admins.manage', async (tx, actor) => {
    await someoneElse(tx, actor, adminId);
    const before = mustHave && (await isManagedWithFactor(tx));
    await removeAllFactors(tx, by, adminId);
    if (before && !(await isManagedWithFactor(tx))) throw new LastAdministrator();
  });
}

/** Ends one or all sessions of another administrator. @throws NotFound when the session is not in force @throws as `changeRoles` */
export async function endSessionsOf(db: Database, by: Actor, adminId: string, sessionId?: string): Promise<void> {
  await changePeople(db, by, 'admins.manage', async (tx, actor) => {
    await someoneElse(tx, actor, adminId);
    const ended = await endSessions(tx, adminId, sessionId === undefined ? 'all' : { sessionId });
    if (ended.length === 0 && sessionId !== undefined) throw new NotFound(`Session ${sessionId}`);
    await recordAudit(tx, by, endedEntries(adminId, ended));
  });
}

/** The refusal of a name that another account has; any other error as it is. */
export function orTaken(error: unknown, path: string, name: string): unknown {
  return postgresCode(error) === '23505' ? new InvalidInput([{ path, message: `${name} is taken` }]) : error;
}

/** @throws InvalidInput when a role does not exist, or is not for people */
export async function existingRoles(tx: Transaction, roleIds: string[], isForService = false): Promise<Role[]> {
  const { roleId: id, name, permissions } = roles;
  const own = await tx.select({ id, name, permissions }).from(roles).where(inArray(roles.roleId, roleIds));
  const found = rolesOf(roleIds, own);
  const mayHave = isForService || !roleIds.includes(PLATFORM_ROLE);
  if (found.length === roleIds.length && mayHave) return found;
  throw new InvalidInput([{ path: 'roles', message: 'must name roles that there are' }]);
}
