import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { AuditAction } from '../../src/generated/model/auditAction.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { postgresCode } from '../db/errors.ts';
import { factors, recoveryCodes } from '../db/schema/factors.ts';
import { admins, invitations, roles, sessions } from '../db/schema/people.ts';
import { inTransaction } from '../db/transaction.ts';
import { CONSOLE, type SystemActor } from '../domain/actor.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { recordNotices } from '../notices/notice-commands.ts';
import { clearAccount } from './limit-commands.ts';
import { hashPassword, oneUsePassword } from './passwords.ts';
import { type Admin, isPerson } from './queries.ts';
import { isBuiltIn, PLATFORM_ROLE } from './roles.ts';

/** Stored in lower case. */
export const USERNAME = /^[a-z0-9._-]{2,100}$/;

/** The change that lets somebody in again. Being away counts anew. */
export const ENABLED = { disabledAt: null, programsUntil: null, signedOnAt: sql`now()` };

/**
 * Creates an administrator from the server's console.
 *
 * @returns a one-use password, which must be changed after signing in with it
 * @throws InvalidInput when the username is taken or is not 2 to 100 letters, digits, dots, dashes or underscores
 */
export async function createAdmin(db: Database, username: string): Promise<string> {
  const name = username.toLowerCase();
  if (!USERNAME.test(name)) {
    throw new InvalidInput([
      { path: 'username', message: 'must be 2 to 100 letters, digits, dots, dashes or underscores' },
    ]);
  }
  const password = oneUsePassword();
  const passwordHash = await hashPassword(password);
  const adminId = `adm_${randomUUID()}`;
  try {
    await inTransaction(db, async (tx) => {
      await tx
        .insert(admins)
        .values({ adminId, username: name, passwordHash, roleIds: ['administrator'], mustChangePassword: true });
      const after = { username: name, must_change_password: true };
      await recordAudit(tx, CONSOLE, [{ action: 'admin.create', subjectType: 'admin', subjectId: adminId, after }]);
    });
  } catch (error) {
    if (postgresCode(error) !== '23505') throw error;
    throw new InvalidInput([{ path: 'username', message: `${name} is taken` }]);
  }
  return password;
}

/**
 * Gives an administrator a new one-use password from the server's console, and ends every session.
 *
 * @throws NotFound
 */
export async function resetPassword(db: Database, username: string): Promise<string> {
  const password = oneUsePassword();
  const passwordHash = await hashPassword(password);
  // The password's 72 hours count from this time.
  const change = { passwordHash, mustChangePassword: true, updatedAt: sql<Date>`now()` };
  await changeFromConsole(db, username, 'admin.reset_password', change, (tx, adminId) =>
    tellOfReset(tx, CONSOLE, adminId, 'password_reset'),
  );
  return password;
}

/**
 * Disables or enables an administrator from the server's console. Either way every session ends.
 *
 * @throws NotFound
 */
export async function setDisabled(db: Database, username: string, disabled: boolean): Promise<void> {
  const change = disabled ? { disabledAt: sql`now()`, programsUntil: null } : ENABLED;
  await changeFromConsole(db, username, disabled ? 'admin.disable' : 'admin.enable', change);
}

/**
 * Replaces an administrator's roles, from the server's console.
 *
 * @param roleNames of built-in roles or others
 * @throws NotFound
 */
export async function setRoles(db: Database, username: string, roleNames: string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const own = await tx.select().from(roles).where(inArray(roles.name, roleNames));
    const roleIds = roleNames.map((name) => {
      const id = isBuiltIn(name) && name !== PLATFORM_ROLE ? name : own.find((role) => role.name === name)?.roleId;
      if (id === undefined) throw new NotFound(`The role ${name}`);
      return id;
    });
    await changeAccount(tx, CONSOLE, await idOf(tx, username), 'admin.change_roles', { roleIds });
  });
}

/**
 * Removes an administrator's second factors from the server's console, and ends every session.
 *
 * @throws NotFound
 */
export async function resetFactors(db: Database, username: string): Promise<void> {
  await inTransaction(db, async (tx) => removeAllFactors(tx, CONSOLE, await idOf(tx, username)));
}

/** Removes an administrator's second factors and recovery codes, and ends every session. */
export async function removeAllFactors(tx: Transaction, by: SystemActor, adminId: string): Promise<void> {
  // Waits for a factor that is being added: it is removed too.
  await tx.select().from(admins).where(eq(admins.adminId, adminId)).for('update');
  const removed = await tx.delete(factors).where(eq(factors.adminId, adminId)).returning();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId));
  await tx.delete(sessions).where(eq(sessions.adminId, adminId));
  await tellOfReset(tx, by, adminId, 'factors_reset');
  const before = { factors: removed.map(({ factorId, kind }) => ({ factor_id: factorId, kind })) };
  await recordAudit(tx, by, [{ action: 'admin.reset_factors', subjectType: 'admin', subjectId: adminId, before }]);
}

/**
 * Lets the factors count that an administrator added with a recovery code, from the server's console.
 *
 * @returns how many
 * @throws NotFound
 */
export async function confirmFactorsFromConsole(db: Database, username: string): Promise<number> {
  return inTransaction(db, async (tx) => confirmFactors(tx, CONSOLE, await idOf(tx, username)));
}

/**
 * Lets factors count at once that an administrator added with a recovery code within a day.
 *
 * @param factorId one of them; by default all
 * @returns how many did not count before
 * @throws NotFound when the administrator has no such factor
 */
export async function confirmFactors(
  tx: Transaction,
  by: SystemActor,
  adminId: string,
  factorId?: string,
): Promise<number> {
  const isMeant = and(
    eq(factors.adminId, adminId),
    factorId === undefined ? undefined : eq(factors.factorId, factorId),
  );
  if (factorId !== undefined && (await tx.$count(factors, isMeant)) === 0) throw new NotFound(`Factor ${factorId}`);
  const waits = gt(factors.countsFrom, sql`now()`);
  const confirmed = await tx.update(factors).set({ countsFrom: null }).where(and(isMeant, waits)).returning();
  await recordAudit(
    tx,
    by,
    confirmed.map(({ factorId, kind }) => ({
      action: 'admin.confirm_factor',
      subjectType: 'admin',
      subjectId: adminId,
      after: { factor_id: factorId, kind },
    })),
  );
  return confirmed.length;
}

async function changeFromConsole(
  db: Database,
  username: string,
  action: AuditAction,
  change: AccountChange,
  andThen?: (tx: Transaction, adminId: string) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const admin = await changeAccount(tx, CONSOLE, await idOf(tx, username), action, change);
    await shutOut(tx, admin);
    await andThen?.(tx, admin.adminId);
  });
}

/** Tells a person that somebody else has reset what they sign in with. */
export async function tellOfReset(
  tx: Transaction,
  by: SystemActor,
  adminId: string,
  kind: 'password_reset' | 'factors_reset',
): Promise<void> {
  await recordNotices(tx, [{ kind, adminId, facts: { by: by.adminId === null ? null : by.username } }]);
}

async function idOf(tx: Transaction, username: string): Promise<string> {
  const [admin] = await tx
    .select()
    .from(admins)
    .where(and(eq(admins.username, username.toLowerCase()), isPerson));
  if (!admin) throw new NotFound(`Administrator ${username}`);
  return admin.adminId;
}

type AccountChange = Parameters<ReturnType<Transaction['update']>['set']>[0];

/** Changes an account, with its audit row, whose `after` has `more` too. @throws NotFound */
export async function changeAccount(
  tx: Transaction,
  by: SystemActor,
  adminId: string,
  action: AuditAction,
  change: AccountChange,
  more: object = {},
): Promise<Admin> {
  const ofId = eq(admins.adminId, adminId);
  const [before] = await tx.select().from(admins).where(ofId).for('update');
  const [admin] = await tx.update(admins).set(change).where(ofId).returning();
  if (!before || !admin) throw new NotFound(`Administrator ${adminId}`);
  await recordAudit(tx, by, [
    {
      action,
      subjectType: 'admin',
      subjectId: adminId,
      before: stateOf(before),
      after: { ...stateOf(admin), ...more },
    },
  ]);
  return admin;
}

/** Ends all ways into an account: sessions, an invitation, and counted failures. */
export async function shutOut(tx: Transaction, { adminId, username }: Admin): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.adminId, adminId));
  await tx.delete(invitations).where(eq(invitations.adminId, adminId));
  await clearAccount(tx, username);
}

const stateOf = ({ disabledAt, programsUntil, mustChangePassword, roleIds }: Admin) => ({
  disabled: disabledAt !== null,
  ...(programsUntil && { programs_until: programsUntil }),
  must_change_password: mustChangePassword,
  roles: roleIds,
});
