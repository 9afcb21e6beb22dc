import { and, isNotNull, sql } from 'drizzle-orm';
import { changeAccount, shutOut } from '../authentication/account-commands.ts';
import { enabledAdmins } from '../authentication/queries.ts';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { eachAlone } from '../db/each-alone.ts';
import { admins } from '../db/schema/people.ts';
import { inTransaction } from '../db/transaction.ts';
import { HOUSEKEEPING } from '../domain/actor.ts';
import { activities } from './activity-queries.ts';
import { type Account, mayManage, mayManagePeople } from './guard-commands.ts';

/** Told of somebody who could not be disabled, which keeps nobody else enabled. */
type Failed = (username: string, error: unknown) => void;

/**
 * Disables administrators who were not active for this many days, the longest idle first, and ends their sessions. One who may manage
 * administrators and roles always remains. Service accounts are left alone: their tokens end by themselves.
 *
 * @returns the usernames of those who were disabled
 */
export async function disableIdleAdmins(db: Database, days: number, failed: Failed = () => {}): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await lockUntilEnd(tx, 'people');
    const [active, enabled] = [await activities(tx), await enabledAdmins(tx)];
    const idleDays = ({ admin }: Account) => active.get(admin.adminId)?.idleDays ?? 0;
    const idle = enabled.filter((holder) => idleDays(holder) >= days);
    const inOrder = idle.toSorted((one, other) => idleDays(other) - idleDays(one));
    return disableAll(tx, inOrder, enabled.filter(mayManage), { disabledAt: sql`now()` }, failed);
  });
}

/**
 * Disables accounts of single sign-on that have not signed in for this many days, the longest away first: people who have left are not told of here.
 * Their programs go on for a week, so that somebody can take them over. One who may manage administrators and roles always remains.
 *
 * @returns the usernames of those who were disabled
 */
export async function disableAbsentAdmins(db: Database, days: number, failed: Failed = () => {}): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await lockUntilEnd(tx, 'people');
    const enabled = await enabledAdmins(tx);
    const isAbsent = sql`${admins.signedOnAt} < now() - ${days}::int * interval '1 day'`;
    const absent = await tx
      .select({ adminId: admins.adminId })
      .from(admins)
      .where(and(isNotNull(admins.signOnIssuer), isAbsent))
      .orderBy(admins.signedOnAt);
    const inOrder = absent.flatMap(({ adminId }) => enabled.filter(({ admin }) => admin.adminId === adminId));
    const change = { disabledAt: sql`now()`, programsUntil: sql`now() + interval '7 days'` };
    return disableAll(tx, inOrder, enabled.filter(mayManagePeople), change, failed);
  });
}

/** @param managers of whom one has to remain */
async function disableAll(
  tx: Transaction,
  accounts: readonly Account[],
  managers: readonly Account[],
  change: Parameters<typeof changeAccount>[4],
  failed: Failed,
): Promise<string[]> {
  const remaining = new Set(managers.map(({ admin }) => admin.adminId));
  const disabled: string[] = [];
  const disable = async ({ admin: { adminId, username } }: Account) => {
    if (remaining.has(adminId) && remaining.size === 1) return;
    // Inside of a savepoint: a statement that fails would end the transaction.
    await tx.transaction(async (alone) => {
      await shutOut(alone, await changeAccount(alone, HOUSEKEEPING, adminId, 'admin.disable', change));
    });
    remaining.delete(adminId);
    disabled.push(username);
  };
  await eachAlone(accounts, disable, ({ admin }, error) => failed(admin.username, error));
  return disabled;
}
