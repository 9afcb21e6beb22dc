import { and, eq, ne, not, sql } from 'drizzle-orm';
import type { AuditAction } from '../../src/generated/model/auditAction.ts';
import { type AuditEntry, recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { admins, sessions } from '../db/schema/people.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { Forbidden, Unauthenticated } from '../domain/denials.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { type Attempt, clearAttempts, reserveAttempt, takeBackAttempt } from './limit-commands.ts';
import { type HashQueue, hashPassword, isUsedUp, usedUp, verifyPassword } from './passwords.ts';
import { type Admin, hasFactor, inForce, ownRoles, touchIsDue } from './queries.ts';
import { permissionsOf, type Role, rolesOf } from './roles.ts';
import { mustHaveFactor, type SecondFactorPolicy, type SecondFactorState, stateAfterSignIn } from './second-factor.ts';
import { type Client, endSessions, newProof, type Proof, startSession } from './session-commands.ts';
import { hashSecret, markOfName } from './tokens.ts';
import { weaknessOf } from './weak-passwords.ts';

/** Service accounts have tokens instead, and some people sign in at the identity provider. */
const hasNoPassword = ({ ownerId, signOnIssuer }: Admin) => ownerId !== null || signOnIssuer !== null;

/** The account that a caller names, before it is signed in to. */
export type Visitor = Pick<Actor, 'address' | 'requestId'>;
/** SQL of whether a one-use password was issued too long ago. Only issuing one changes `updated_at` of such a row. */
const expired = sql<boolean>`(${admins.mustChangePassword} and ${admins.updatedAt} < now() - interval '72 hours')`;

export interface SignedIn extends Proof {
  admin: Admin;
  roles: Role[];
  secondFactor: SecondFactorState;
}

/**
 * Starts a session of eight hours. Successes and failures are both audited. The session of somebody who has or must have
 * a second factor reaches nothing before it was shown or enrolled.
 *
 * @returns the token and the cookie, which are stored nowhere, and the administrator
 * @throws Unauthenticated alike, and after the same time, for a wrong password, an unknown username, a disabled
 * account, a service account, and a used or expired one-use password
 * @throws Forbidden for a program with the password of somebody who must have a second factor
 * @throws TooManyRequests after too many failures of this name or address, or when too many passwords are being checked
 */
export async function signIn(
  db: Database,
  visitor: Visitor,
  credentials: { username: string; password: string },
  client: Client,
  policy: SecondFactorPolicy,
): Promise<SignedIn> {
  const username = credentials.username.trim().toLowerCase();
  const attempt = await reserveAttempt(db, username, visitor.address);
  const queue = attempt.isKnown ? 'known' : 'stranger';
  const { admin, roles, right, expired, hasFactor } = await checkPassword(db, attempt, credentials.password, queue);
  if (!admin || !right || admin.disabledAt || hasNoPassword(admin) || expired || isUsedUp(admin.passwordHash)) {
    // The caller has not proved to be this administrator, so the audit row has no actor.
    const by = { ...visitor, adminId: null, username: admin ? username : markOfName(username) };
    await inTransaction(db, (tx) => recordAudit(tx, by, [signInEntry('admin.sign_in_refused', admin)]));
    throw new Unauthenticated('invalid_credentials');
  }
  const mustHave = mustHaveFactor(policy, permissionsOf(roles));
  if (mustHave && client.isProgram) {
    await takeBackAttempt(db, attempt);
    const refused = { ...signInEntry('admin.sign_in_refused', admin), after: { code: 'second_factor' } };
    await inTransaction(db, (tx) => recordAudit(tx, { ...visitor, adminId: admin.adminId, username }, [refused]));
    throw new Forbidden('program_needs_service_account');
  }
  const secondFactor = stateAfterSignIn(policy, permissionsOf(roles), hasFactor);
  const { token, cookie } = newProof(client);
  await inTransaction(db, async (tx) => {
    await claimPassword(tx, admin);
    await startSession(tx, admin.adminId, visitor.address, client, { token, cookie }, secondFactor !== 'none');
    await clearAttempts(tx, attempt);
    await recordAudit(tx, { ...visitor, adminId: admin.adminId, username }, [signInEntry('admin.sign_in', admin)]);
  });
  return { token, cookie, admin, roles, secondFactor };
}

/**
 * Returns the account of an attempt and whether the password is right. Runs the same statements and the same hashing for any name.
 */
async function checkPassword(
  db: Database,
  attempt: Attempt,
  password: string,
  queue: HashQueue,
): Promise<{
  admin: Admin | undefined;
  roles: Role[];
  right: boolean;
  expired: boolean | undefined;
  hasFactor: boolean;
}> {
  try {
    const [row] = await db
      .select({ admin: admins, ownRoles, expired, hasFactor })
      .from(admins)
      .where(eq(admins.username, attempt.username));
    const admin = row?.admin;
    const roles = row ? rolesOf(row.admin.roleIds, row.ownRoles) : [];
    const right = await verifyPassword(password, admin?.passwordHash, queue);
    return { admin, roles, right, expired: row?.expired, hasFactor: row?.hasFactor === true };
  } catch (error) {
    await takeBackAttempt(db, attempt);
    throw error;
  }
}

/**
 * Checking a password takes a while; a reset or a lock-out in between takes precedence. A one-use password is marked as
 * used, so that of two concurrent sign-ins only one succeeds.
 */
async function claimPassword(tx: Transaction, admin: Admin): Promise<void> {
  const ofAdmin = eq(admins.adminId, admin.adminId);
  const [now] = await tx
    .select()
    .from(admins)
    .where(ofAdmin)
    .for(admin.mustChangePassword ? 'update' : 'share');
  if (now?.passwordHash !== admin.passwordHash || now.disabledAt) throw new Unauthenticated('invalid_credentials');
  if (!admin.mustChangePassword) return;
  await tx
    .update(admins)
    .set({ passwordHash: usedUp(admin.passwordHash) })
    .where(ofAdmin);
}

const signInEntry = (action: AuditAction, admin: Admin | undefined) => ({
  action,
  subjectType: 'admin',
  subjectId: admin?.adminId ?? null,
});

/** Ends the token's session at once. */
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

/**
 * Ends sessions of the caller.
 *
 * @throws NotFound when the named session is not valid
 */
export async function endOwnSessions(
  db: Database,
  by: Actor,
  which: { sessionId: string } | { exceptTokenHash: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await endSessions(tx, by.adminId, which);
    if (ended.length === 0 && 'sessionId' in which) throw new NotFound(`Session ${which.sessionId}`);
    await recordAudit(tx, by, endedEntries(by.adminId, ended));
  });
}

/** One entry per session that was ended. */
export const endedEntries = (adminId: string, sessionIds: string[]): AuditEntry[] =>
  sessionIds.map((session_id) => ({
    action: 'admin.end_session',
    subjectType: 'admin',
    subjectId: adminId,
    before: { session_id },
  }));

/** Records that the administrator is active: at most once a minute, and never for a session that has ended. */
export async function touchSession(db: Database, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastActiveAt: sql`now()` })
    .where(and(eq(sessions.tokenHash, hashSecret(token)), inForce, touchIsDue));
}

/** Deletes expired sessions. */
export async function forgetEndedSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(not(inForce));
}

/**
 * Replaces the administrator's own password and ends all other sessions. A wrong current password counts as a failed
 * sign-in: a token alone must not be enough to guess the password.
 *
 * @throws InvalidInput when the current password is wrong or the new one is the same or easy to guess
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
    const refused = { action: 'admin.change_password_refused' as const, subjectType: 'admin', subjectId: by.adminId };
    await inTransaction(db, (tx) => recordAudit(tx, by, [refused]));
    throw new InvalidInput([{ path: 'current_password', message: 'is not the current password' }]);
  }
  await inTransaction(db, (tx) => clearAttempts(tx, attempt));
  if (passwords.next.normalize('NFKC') === passwords.current.normalize('NFKC')) {
    throw new InvalidInput([{ path: 'new_password', message: 'must differ from the current password' }]);
  }
  const weakness = await weaknessOf(passwords.next, by.username);
  if (weakness) throw new InvalidInput([{ path: 'new_password', message: weakness }]);
  const passwordHash = await hashPassword(passwords.next);
  await inTransaction(db, async (tx) => {
    // Guarded by the hash that was checked, so that of two concurrent changes only one succeeds.
    const [changed] = await tx
      .update(admins)
      .set({ passwordHash, mustChangePassword: false, updatedAt: sql`now()` })
      .where(and(eq(admins.adminId, by.adminId), eq(admins.passwordHash, admin.passwordHash)))
      .returning();
    if (!changed) throw new InvalidInput([{ path: 'current_password', message: 'is not the current password' }]);
    await tx.delete(sessions).where(and(eq(sessions.adminId, by.adminId), ne(sessions.tokenHash, hashSecret(token))));
    await recordAudit(tx, by, [{ action: 'admin.change_password', subjectType: 'admin', subjectId: by.adminId }]);
  });
}
