import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { changeAccount } from '../authentication/account-commands.ts';
import { giveInvitation } from '../authentication/invitation-commands.ts';
import { linkPeople } from '../authentication/link-commands.ts';
import { PLATFORM_ROLE, permissionsOf, type Role, rolesOf } from '../authentication/roles.ts';
import type { Database, Transaction } from '../db/database.ts';
import { postgresCode } from '../db/errors.ts';
import { refuseStaleVersion, versionOf } from '../db/record-version.ts';
import { admins, invitations, roles } from '../db/schema/people.ts';
import type { Actor } from '../domain/actor.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { encryptToken, writeMessage } from '../notices/messages.ts';
import { hashOf } from '../second-person/rule-queries.ts';
import { isOfMoney } from '../second-person/rules.ts';
import { NO_PASSWORD } from '../secrets/password-hash.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { changePeople, type Holder, holder, requireLocal, requirePermissions, someoneElse } from './guard-commands.ts';
import type { BasedOn } from './role-commands.ts';
import { type AgreedChange, askForRoles, auditOfTwo } from './role-requests.ts';

/**
 * Creates an account with these roles, which its invitation activates. Where giving them needs a second person, those by which money goes wait for one.
 *
 * @returns the invitation's token, which is stored nowhere; null when it goes by mail
 * @throws InvalidInput when the username is taken or a role does not exist
 * @throws PermissionMissing when a role has a permission that the caller lacks
 */
export async function inviteAdmin(
  db: Database,
  by: Actor,
  request: { username: string; roleIds: string[]; mailAddress?: string | undefined },
  mail: { canSend: boolean; secrets: Secrets },
): Promise<{ adminId: string; token: string | null; expiresAt: Date; requestId: number | undefined }> {
  const { mailAddress } = request;
  if (mailAddress !== undefined && !mail.canSend) {
    throw new InvalidInput([{ path: 'mail_address', message: 'cannot be used: the server sends no mail' }]);
  }
  const username = request.username.toLowerCase();
  const adminId = `adm_${randomUUID()}`;
  try {
    return await changePeople(db, by, 'admins.manage', async (tx, actor) => {
      const wanted = await existingRoles(tx, request.roleIds);
      await requirePermissions(tx, actor, permissionsOf(wanted));
      const atOnce = wanted.filter(({ permissions }) => !permissions.some(isOfMoney));
      let roleIds = atOnce.map(({ id }) => id);
      await tx.insert(admins).values({ adminId, username, passwordHash: NO_PASSWORD, roleIds });
      const invited = { admin: { adminId, username, roleIds }, roles: atOnce, permissions: permissionsOf(atOnce) };
      const requestId = await askForRolesOf(tx, by, invited, wanted);
      if (requestId === undefined) {
        roleIds = request.roleIds;
        await tx.update(admins).set({ roleIds }).where(eq(admins.adminId, adminId));
      }
      const given = await giveInvitation(tx, { adminId, username });
      const after = { username, roles: roleIds };
      await linkPeople(tx, by.adminId, adminId, 'invited');
      await recordAudit(tx, by, [{ action: 'admin.invite', subjectType: 'admin', subjectId: adminId, after }]);
      if (mailAddress === undefined) return { adminId, requestId, ...given };
      // Nobody but the reader of the mail has the link then.
      const token = encryptToken(mail.secrets, adminId, given.token);
      const message = { adminId, channel: 'mail', kind: 'invitation', address: mailAddress, token } as const;
      await writeMessage(tx, { ...message, facts: { by: by.username } });
      return { adminId, requestId, ...given, token: null };
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
    await linkPeople(tx, by.adminId, adminId, 'renewed_invitation');
    await recordAudit(tx, by, [{ action: 'admin.renew_invitation', subjectType: 'admin', subjectId: adminId }]);
    return giveInvitation(tx, admin);
  });
}

/**
 * Replaces another administrator's roles.
 *
 * @returns the number of the request, where that waits for a second person
 * @throws NotFound @throws Forbidden for one's own account, and for somebody who signs in elsewhere
 * @throws InvalidInput when a role does not exist
 * @throws PermissionMissing when the administrator has, or would get, a permission that the caller lacks
 */
export async function changeRoles(
  db: Database,
  by: Actor,
  adminId: string,
  roleIds: string[],
  made: BasedOn | AgreedChange,
): Promise<number | undefined> {
  const agreed = 'requestId' in made ? made : undefined;
  return changePeople(db, by, 'admins.manage', async (tx, actor) => {
    const first = agreed && (await holder(tx, agreed.firstId));
    const other = await someoneElse(tx, actor, adminId);
    requireLocal(other);
    if ('basedOn' in made) refuseStaleVersion(versionOf(other.admin.roleIds), made.basedOn, other.admin.username);
    const wanted = await existingRoles(tx, roleIds);
    const added = permissionsOf(wanted.filter(({ id }) => !other.admin.roleIds.includes(id)));
    // An obstacle to either of two people is one to both.
    for (const person of first ? [first, actor] : [actor]) await requirePermissions(tx, person, added);
    const requestId = agreed ? undefined : await askForRolesOf(tx, by, other, wanted);
    if (requestId !== undefined) return requestId;
    await changeAccount(tx, by, adminId, 'admin.change_roles', { roleIds }, auditOfTwo(agreed));
    return undefined;
  });
}

/** @returns the number of the request, where a second person has to agree that somebody gets these roles */
function askForRolesOf(
  tx: Transaction,
  by: Actor,
  { admin, roles: before, permissions }: Pick<Holder, 'roles' | 'permissions'> & { admin: AccountOfRoles },
  wanted: Role[],
): Promise<number | undefined> {
  const { adminId, username } = admin;
  const added = permissionsOf(wanted).filter((permission) => !permissions.includes(permission));
  return askForRoles(tx, by, `Administrator ${username}`, added, {
    subjectType: 'admin',
    subjectId: adminId,
    state: rolesState(admin.roleIds, wanted),
    call: { roleIds: wanted.map(({ id }) => id) },
    shown: { username, roles: wanted.map(({ name }) => name), roles_before: before.map(({ name }) => name) },
  });
}

type AccountOfRoles = Pick<Holder['admin'], 'adminId' | 'username' | 'roleIds'>;

/** The roles before, and what the wanted ones permit: a role that was changed since is not the one that was agreed to. */
const rolesState = (before: string[], wanted: Role[]) => ({ before, wanted });

/**
 * The version of what a request for these roles is about, as it is now: see `LockedRequest.isUnchanged`.
 *
 * @throws InvalidInput or NotFound when a role or the administrator is gone
 */
export async function versionOfRoles(tx: Transaction, adminId: string, roleIds: string[]): Promise<string> {
  const other = await holder(tx, adminId);
  if (!other) throw new NotFound(`Administrator ${adminId}`);
  return hashOf(rolesState(other.admin.roleIds, await existingRoles(tx, roleIds)));
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
