import { randomUUID } from 'node:crypto';
import { and, eq, ne, not, sql } from 'drizzle-orm';
import { recordAudit } from '../db/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { postgresCode } from '../db/errors.ts';
import { admins, sessions } from '../db/schema.ts';
import { type Attempt, clearAccount, clearAttempts, reserveAttempt, takeBackAttempt } from '../db/sign-in-limits.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { InvalidInput, NotFound, Unauthenticated } from '../domain/errors.ts';
import { type HashLane, hashPassword, oneUsePassword, verifyPassword } from './passwords.ts';
import { type Admin, inForce, touchIsDue } from './queries.ts';
import { hashSecret, markOfName, newSecret } from './tokens.ts';

/** What is known of a caller before anybody has signed in. */
export type Visitor = Pick<Actor, 'address' | 'requestId'>;

/** How long a session lasts at most, seconds. */
export const LONGEST_SESSION = 8 * 60 * 60;

/**
 * Starts a session of eight hours. The attempt is logged either way.
 *
 * @param bound the session is a browser's: it needs a cookie besides the token
 * @returns token and cookie, which are stored nowhere, and the administrator
 * @throws Unauthenticated for a wrong password, an unknown username and a disabled account alike, after the same time
 * @throws TooManyRequests when too many failed before with this name or from this address, or too many are being checked
 */
export async function signIn(
  db: Database,
  visitor: Visitor,
  credentials: { username: string; password: string },
  bound: boolean,
): Promise<{ token: string; cookie: string | undefined; admin: Admin }> {
  const username = credentials.username.trim().toLowerCase();
  const attempt = await reserveAttempt(db, username, visitor.address);
  const { admin, right } = await checkPassword(
    db,
    attempt,
    credentials.password,
    attempt.isKnown ? 'known' : 'stranger',
  );
  if (!admin || !right || admin.disabledAt) {
    // Nobody has shown to be this administrator, so nobody is the one who did it.
    const by = { ...visitor, adminId: null, username: admin ? username : markOfName(username) };
    await inTransaction(db, (tx) => recordAudit(tx, by, [signInEntry('admin.sign_in_refused', admin)]));
    throw new Unauthenticated('invalid_credentials');
  }
  const token = newSecret();
  const cookie = bound ? newSecret() : undefined;
  await inTransaction(db, async (tx) => {
    await stillTheSame(tx, admin);
    await tx.delete(sessions).where(and(eq(sessions.adminId, admin.adminId), not(inForce)));
    await tx.insert(sessions).values({
      tokenHash: hashSecret(token),
      adminId: admin.adminId,
      address: visitor.address,
      bindingHash: cookie === undefined ? null : hashSecret(cookie),
      expiresAt: sql`now() + ${LONGEST_SESSION}::int * interval '1 second'`,
    });
    await clearAttempts(tx, attempt);
    await recordAudit(tx, { ...visitor, adminId: admin.adminId, username }, [signInEntry('admin.sign_in', admin)]);
  });
  return { token, cookie, admin };
}

/** The account of an attempt and whether the password is its own: the same statements and the same hashing for any name. */
async function checkPassword(
  db: Database,
  attempt: Attempt,
  password: string,
  lane: HashLane,
): Promise<{ admin: Admin | undefined; right: boolean }> {
  try {
    const [admin] = await db.select().from(admins).where(eq(admins.username, attempt.username));
    return { admin, right: await verifyPassword(password, admin?.passwordHash, lane) };
  } catch (error) {
    await takeBackAttempt(db, attempt);
    throw error;
  }
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
      .where(eq(sessions.tokenHash, hashSecret(token)))
      .returning();
    if (ended.length === 0) return;
    await recordAudit(tx, by, [{ action: 'admin.sign_out', subjectType: 'admin', subjectId: by.adminId }]);
  });
}

/** Notes that the administrator is at work: at most once a minute, and never for a session that has ended. */
export async function touchSession(db: Database, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastActiveAt: sql`now()` })
    .where(and(eq(sessions.tokenHash, hashSecret(token)), inForce, touchIsDue));
}

/**
 * Notes, after it is committed, that the session changed something. The time moves on by a microsecond at least, so that no two
 * changes of a session leave the same: `SessionMark` tells by it who has seen which.
 */
export async function noteChange(db: Database, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastActiveAt: sql`greatest(now(), ${sessions.lastActiveAt} + interval '1 microsecond')` })
    .where(and(eq(sessions.tokenHash, hashSecret(token)), inForce));
}

/** Removes the sessions that have ended by themselves. */
export async function forgetEndedSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(not(inForce));
}

/**
 * Replaces the administrator's own password and ends all other sessions. A wrong current password counts as a failed attempt to
 * sign in: a token alone must not be enough to find the password out.
 *
 * @throws InvalidInput when the current password is wrong or the new one is the same
 * @throws TooManyRequests as `signIn` does
 */
export async function changePassword(
  db: Database,
  by: Actor,
  token: string,
  passwords: { current: string; next: string },
): Promise<void> {
  const attempt = await reserveAttempt(db, by.username, by.address);
  const { admin, right } = await checkPassword(db, attempt, passwords.current, 'known');
  if (!admin || !right) {
    const refused = { action: 'admin.change_password_refused', subjectType: 'admin', subjectId: by.adminId };
    await inTransaction(db, (tx) => recordAudit(tx, by, [refused]));
    throw new InvalidInput([{ path: 'current_password', message: 'is not the password in force' }]);
  }
  await inTransaction(db, (tx) => clearAttempts(tx, attempt));
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
    await tx.delete(sessions).where(and(eq(sessions.adminId, by.adminId), ne(sessions.tokenHash, hashSecret(token))));
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
    await clearAccount(tx, admin.username);
    await recordAudit(tx, CONSOLE, [
      { action, subjectType: 'admin', subjectId: admin.adminId, before: stateOf(before), after: stateOf(admin) },
    ]);
  });
}

const stateOf = ({ disabledAt, mustChangePassword }: Admin) => ({
  disabled: disabledAt !== null,
  must_change_password: mustChangePassword,
});
