import { type SQL, sql } from 'drizzle-orm';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { isDecisionHeld } from './decision-hold.ts';
import { isFrozen, isStopped } from './player-stops.ts';
import { isPaidElsewhere } from './restore-mode.ts';
import { isBooked } from './withdrawal-books.ts';

/** SQL of how long after its approval a withdrawal is sent. */
const coolingOff = (processAfterMinutes: number): SQL =>
  sql`make_interval(secs => ${processAfterMinutes}::float8 * 60)`;

/**
 * SQL of whether a withdrawal was approved long enough ago, by the database's clock, the approval is not held, its money is on hold, and its
 * player may be paid.
 */
export function isDue(processAfterMinutes: number): SQL {
  return sql`${withdrawals.status} = 'approved'
    and ${withdrawals.updatedAt} <= now() - ${coolingOff(processAfterMinutes)}
    and ${isBooked('hold')} and not ${isPaidElsewhere} and not ${isStopped(withdrawals.playerId)}
    and not ${isDecisionHeld(withdrawals.withdrawalId)}`;
}

/**
 * SQL of a table with a row for each withdrawal that should have been sent, paused or not, and about which the rail was never asked: `since`
 * is the time from which on it was due. A compliance hold takes none out that was leased before it: the figure is everybody's.
 */
export const unsentWithdrawals = (processAfterMinutes: number): SQL =>
  sql`(select ${withdrawals.updatedAt} + ${coolingOff(processAfterMinutes)} as since from ${withdrawals}
    where ${isDue(processAfterMinutes)}
    union all
    select ${withdrawals.updatedAt} from ${withdrawals}
    where ${withdrawals.status} = 'processing' and ${withdrawals.askedAt} is null and not ${isPaidElsewhere}
      and not ${isFrozen(withdrawals.playerId)})`;
