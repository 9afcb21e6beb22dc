import { sql } from 'drizzle-orm';
import { changeAccount, shutOut } from '../authentication/account-commands.ts';
import { enabledAdmins } from '../authentication/queries.ts';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Database } from '../db/database.ts';
import { eachAlone } from '../db/each-alone.ts';
import { inTransaction } from '../db/transaction.ts';
import { HOUSEKEEPING } from '../domain/actor.ts';
import { activities } from './activity-queries.ts';
import { mayManage } from './guard-commands.ts';

/**
 * Disables administrators who were not active for this many days, the longest idle first, and ends their sessions. One who may manage
 * administrators and roles always remains. Service accounts are left alone: their tokens end by themselves.
 *
 * @param failed told of somebody who could not be disabled, which keeps nobody else enabled
 * @returns the usernames of those who were disabled
 */
export async function disableIdleAdmins(
  db: Database,
  days: number,
  failed: (username: string, error: unknown) => void = () => {},
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await lockUntilEnd(tx, 'people');
    const [active, enabled] = [await activities(tx), await enabledAdmins(tx)];
    const idleDays = ({ admin }: (typeof enabled)[number]) => active.get(admin.adminId)?.idleDays ?? 0;
    let managers = enabled.filter(mayManage).length;
    const disabled: string[] = [];
    const disable = async (holder: (typeof enabled)[number]) => {
      if (mayManage(holder) && managers === 1) return;
      const { adminId, username } = holder.admin;
      // Inside of a savepoint: a statement that fails would end the transaction.
      await tx.transaction(async (alone) => {
        await shutOut(
          alone,
          await changeAccount(alone, HOUSEKEEPING, adminId, 'admin.disable', { disabledAt: sql`now()` }),
        );
      });
      if (mayManage(holder)) managers--;
      disabled.push(username);
    };
    const idle = enabled.filter((holder) => idleDays(holder) >= days);
    const inOrder = idle.toSorted((one, other) => idleDays(other) - idleDays(one));
    await eachAlone(inOrder, disable, ({ admin }, error) => failed(admin.username, error));
    return disabled;
  });
}
