import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { recordAudit } from '../db/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { postgresCode } from '../db/errors.ts';
import { admins, sessions } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { InvalidInput, NotFound, Unauthenticated } from '../domain/errors.ts';
import { hashPassword, oneUsePassword, verifyPassword } from './passwords.ts';

/** What is known of a caller before anybody has signed in. */
export type Visitor = Pick<Actor, 'address' | 'requestId'>;

export type Admin = typeof admins.$inferSelect;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Starts a session of eight hours. The attempt is logged either way.
 *
 * @returns the token, which is stored nowhere, and the administrator
 * @throws Unauthenticated for a wrong password, an unknown username and a disabled account alike, after the same time
 * @throws TooManyRequests when too many passwords are being checked
 */
export async function signIn(
  db: Database,
  visitor: Visitor,
  credentials: { username: string; password: string },
): Promise<{ token: string; admin: Admin }> {
  const username = credentials.username.trim().toLowerCase();
  const [admin] = await db.select().from(admins).where(eq(admins.username, username));
  const right = await verifyPassword(credentials.password, admin?.passwordHash);
  if (!admin || !right || admin.disabledAt) {
    const by = { ...visitor, adminId: admin?.adminId ?? null, username };
    await inTransaction(db, (tx) => recordAudit(tx, by, [signInEntry('admin.sign_in_refused', admin)]));
    throw new Unauthenticated('invalid_credentials');
  }
  const token = randomBytes(32).toString('base64url');
  await inTransaction(db, async (tx) => {
    await stillTheSame(tx, admin);
    await tx.delete(sessions).where(and(eq(sessions.adminId, admin.adminId), sql`${sessions.expiresAt} <= now()`));
    await tx.insert(sessions).values({
      tokenHash: hashToken(token),
      adminId: admin.adminId,
      address: visitor.address,
      expiresAt: sql`now() + interval '8 hours'`,
    });
    await recordAudit(tx, { ...visitor, adminId: admin.adminId, username }, [signInEntry('admin.sign_in', admin)]);
  });
  return { token, admin };
}

/** Checking a password takes a while: a reset or a lock-out that came in between wins. */
async function stillTheSame(tx: Transaction, admin: Admin): Promise<void> {
  const [now] = await tx.select().from(admins).where(eq(admins.adminId, admin.adminId)).for('share');
  if (now?.passwordHash !== admin.passwordHash || now.disabledAt) throw new Unauthenticated('invalid_credentials');
}

const signInEntry = (action: string, admin: Admin | undefined) => ({
  action,
  subjectType: 'admin',
  subjectId: admin?.adminId ?? null,
});

/** Ends the session of the token at once. */
export async function signOut(db: Database, by: Actor, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)))
      .returning();
    if (ended.length === 0) return;
    await recordAudit(tx, by, [{ action: 'admin.sign_out', subjectType: 'admin', subjectId: by.adminId }]);
  });
}

/**
 * Replaces the administrator's own password and ends all other sessions.
 *
 * @throws InvalidInput when the current password is wrong or the new one is the same
 */
export async function changePassword(
  db: Database,
  by: Actor,
  token: string,
  passwords: { current: string; next: string },
): Promise<void> {
  const [admin] = await db.select().from(admins).where(eq(admins.adminId, by.adminId));
  if (!admin || !(await verifyPassword(passwords.current, admin.passwordHash))) {
    throw new InvalidInput([{ path: 'current_password', message: 'is not the password in force' }]);
  }
  if (passwords.next.normalize('NFKC') === passwords.current.normalize('NFKC')) {
    throw new InvalidInput([{ path: 'new_password', message: 'must be another than the one in force' }]);
  }
  const passwordHash = await hashPassword(passwords.next);
  await inTransaction(db, async (tx) => {
    // Guarded by the hash that was checked, so that of two changes at once only one holds.
    const [changed] = await tx
      .update(admins)
      .set({ passwordHash, mustChangePassword: false, updatedAt: sql`now()` })
      .where(and(eq(admins.adminId, by.adminId), eq(admins.passwordHash, admin.passwordHash)))
      .returning();
    if (!changed) throw new InvalidInput([{ path: 'current_password', message: 'is not the password in force' }]);
    await tx.delete(sessions).where(and(eq(sessions.adminId, by.adminId), ne(sessions.tokenHash, hashToken(token))));
    await recordAudit(tx, by, [{ action: 'admin.change_password', subjectType: 'admin', subjectId: by.adminId }]);
  });
}

/** Who acts when a person at the server's own console does. */
const CONSOLE = { adminId: null, username: 'console', address: null, requestId: null };

/**
 * Makes an administrator from the server's console.
 *
 * @returns a password for one use: it must be changed after signing in with it
 * @throws InvalidInput when the username is taken or is not 2 to 100 letters, digits, dots, dashes or underscores
 */
export async function createAdmin(db: Database, username: string): Promise<string> {
  const name = username.toLowerCase();
  if (!/^[a-z0-9._-]{2,100}$/.test(name)) {
    throw new InvalidInput([
      { path: 'username', message: 'must be 2 to 100 letters, digits, dots, dashes or underscores' },
    ]);
  }
  const password = oneUsePassword();
  const passwordHash = await hashPassword(password);
  const adminId = `adm_${randomUUID()}`;
  try {
    await inTransaction(db, async (tx) => {
      await tx.insert(admins).values({ adminId, username: name, passwordHash, mustChangePassword: true });
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
  await changeAccount(db, username, 'admin.reset_password', { passwordHash, mustChangePassword: true });
  return password;
}

/**
 * Locks an administrator out, or in again, from the server's console. Either way every session ends.
 *
 * @throws NotFound
 */
export async function setDisabled(db: Database, username: string, disabled: boolean): Promise<void> {
  const disabledAt = disabled ? sql<Date>`now()` : null;
  await changeAccount(db, username, disabled ? 'admin.disable' : 'admin.enable', { disabledAt });
}

type AccountChange = Parameters<ReturnType<Transaction['update']>['set']>[0];

async function changeAccount(db: Database, username: string, action: string, change: AccountChange): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ofName = eq(admins.username, username.toLowerCase());
    const [before] = await tx.select().from(admins).where(ofName).for('update');
    const [admin] = await tx
      .update(admins)
      .set({ ...change, updatedAt: sql`now()` })
      .where(ofName)
      .returning();
    if (!before || !admin) throw new NotFound(`Administrator ${username}`);
    await tx.delete(sessions).where(eq(sessions.adminId, admin.adminId));
    await recordAudit(tx, CONSOLE, [
      { action, subjectType: 'admin', subjectId: admin.adminId, before: stateOf(before), after: stateOf(admin) },
    ]);
  });
}

const stateOf = ({ disabledAt, mustChangePassword }: Admin) => ({
  disabled: disabledAt !== null,
  must_change_password: mustChangePassword,
});
