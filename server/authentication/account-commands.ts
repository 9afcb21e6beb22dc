import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { postgresCode } from '../db/errors.ts';
import { admins, sessions } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { CONSOLE } from '../domain/actor.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { clearAccount } from './limit-commands.ts';
import { hashPassword, oneUsePassword } from './passwords.ts';
import type { Admin } from './queries.ts';

/**
 * Creates an administrator from the server's console.
 *
 * @returns a one-use password, which must be changed after signing in with it
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
  // The password's 72 hours count from this time.
  const change = { passwordHash, mustChangePassword: true, updatedAt: sql<Date>`now()` };
  await changeAccount(db, username, 'admin.reset_password', change);
  return password;
}

/**
 * Disables or enables an administrator from the server's console. Either way every session ends.
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
    const [admin] = await tx.update(admins).set(change).where(ofName).returning();
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
