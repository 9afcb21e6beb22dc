import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import {
  changeAccount,
  confirmFactors,
  ENABLED,
  removeAllFactors,
  shutOut,
  tellOfReset,
} from '../authentication/account-commands.ts';
import { endedEntries } from '../authentication/commands.ts';
import { linkPeople } from '../authentication/link-commands.ts';
import { hashPassword, oneUsePassword } from '../authentication/passwords.ts';
import { endSessions } from '../authentication/session-commands.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from '../domain/actor.ts';
import { Forbidden } from '../domain/denials.ts';
import { NotFound } from '../domain/errors.ts';
import { accountsOfPerson } from '../second-person/person-queries.ts';
import { changePeople, isManagedWithFactor, requireLocal, someoneElse } from './guard-commands.ts';
import { LastAdministrator } from './refusals.ts';

// An administrator lets another one in, or keeps them out: the account, its password, its second factors, its sessions.

/** Disables another administrator, and ends their sessions and invitation. @throws as `changeRoles` (commands.ts) */
export async function disableAdmin(db: Database, by: Actor, adminId: string): Promise<void> {
  await changePeople(db, by, 'admins.manage', async (tx, actor) => {
    const { admin } = await someoneElse(tx, actor, adminId);
    // Of somebody who was away for too long the programs go on for a week, unless a person ends that too.
    if (admin.disabledAt && !admin.programsUntil) return;
    const change = { disabledAt: admin.disabledAt ?? sql`now()`, programsUntil: null };
    await shutOut(tx, await changeAccount(tx, by, adminId, 'admin.disable', change));
  });
}

/** Enables another administrator. @throws as `changeRoles` */
export async function enableAdmin(db: Database, by: Actor, adminId: string): Promise<void> {
  await changePeople(db, by, 'admins.manage', async (tx, actor) => {
    const { admin } = await someoneElse(tx, actor, adminId);
    if (!admin.disabledAt) return;
    await linkPeople(tx, by.adminId, adminId, 'enabled');
    await changeAccount(tx, by, adminId, 'admin.enable', ENABLED);
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
    await linkPeople(tx, by.adminId, adminId, 'reset_password');
    await shutOut(tx, await changeAccount(tx, by, adminId, 'admin.reset_password', change));
    await tellOfReset(tx, by, adminId, 'password_reset');
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
    await linkPeople(tx, by.adminId, adminId, 'reset_factors');
    await removeAllFactors(tx, by, adminId);
    if (before && !(await isManagedWithFactor(tx))) throw new LastAdministrator();
  });
}

/**
 * Lets a factor count at once that another administrator added with a recovery code: the caller knows that it was they.
 *
 * @throws Forbidden for an account that counts as the caller's own
 * @throws NotFound when the administrator has no such factor @throws as `changeRoles`
 */
export async function confirmFactor(db: Database, by: Actor, adminId: string, factorId: string): Promise<void> {
  await changePeople(db, by, 'admins.manage', async (tx, actor) => {
    await someoneElse(tx, actor, adminId);
    if ((await accountsOfPerson(tx, by.adminId)).includes(adminId)) throw new Forbidden('own_account');
    await confirmFactors(tx, by, adminId, factorId);
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
