import { sql } from 'drizzle-orm';
import { changeAccount, shutOut } from '../authentication/account-commands.ts';
import { enabledAdmins } from '../authentication/queries.ts';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { HOUSEKEEPING } from '../domain/actor.ts';
import { activities } from './activity-queries.ts';
import { mayManage } from './guard-commands.ts';

/**
 * Disables administrators who were not active for this many days, the longest idle first, and ends their sessions. One who may manage
 * administrators and roles always remains. Service accounts are left alone: their tokens end by themselves.
 *
 * @returns the usernames of those who were disabled
 */
export async function disableIdleAdmins(db: Database, days: number): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await lockUntilEnd(tx, 'people');
    const [active, enabled] = [await activities(tx), await enabledAdmins(tx)];
    const idleDays = ({ admin }: (typeof enabled)[number]) => active.get(admin.adminId)?.idleDays ?? 0;
    let managers = enabled.filter(mayManage).length;
    const disabled: string[] = [];
    for (const holder of enabled.toSorted((one, other) => idleDays(other) - idleDays(one))) {
      if (idleDays(holder) < days) break;
      if (mayManage(holder)) {
        if (managers === 1) continue;
        managers--;
      }
      const { adminId, username } = holder.admin;
      await shutOut(tx, await changeAccount(tx, HOUSEKEEPING, adminId, 'admin.disable', { disabledAt: sql`now()` }));
      disabled.push(username);
    }
    return disabled;
  });
}
