import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { platformEvents } from '../db/schema/platform.ts';

// A decision is held while its event has no place in the feed before a time: nobody was told of it, nothing is sent, and whoever decided can
// take it back. The event itself is the only record of that, so what the platform hears and what may be taken back cannot differ.

/** SQL of whether the newest decision about a withdrawal is held. */
export const isDecisionHeld = (withdrawalId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(exists (select from ${platformEvents} where ${platformEvents.subjectType} = 'withdrawal'
    and ${platformEvents.subjectId} = ${withdrawalId}
    and ${platformEvents.position} is null and ${platformEvents.notBefore} > now()))`;

/**
 * Of these withdrawals, those whose decision is held, with the seconds that are left of the hold, rounded up. By the clock and not by the
 * beginning of the transaction, which may have waited for a lock since.
 */
export async function secondsHeld(tx: Transaction, withdrawalIds: string[]): Promise<Map<string, number>> {
  if (withdrawalIds.length === 0) return new Map();
  const left = sql`max(extract(epoch from ${platformEvents.notBefore} - clock_timestamp()))`;
  const rows = await tx
    .select({ id: platformEvents.subjectId, seconds: sql`ceil(${left})`.mapWith(Number) })
    .from(platformEvents)
    .where(
      sql`${platformEvents.subjectType} = 'withdrawal' and ${inArray(platformEvents.subjectId, withdrawalIds)}
        and ${platformEvents.position} is null and ${platformEvents.notBefore} > clock_timestamp()`,
    )
    .groupBy(platformEvents.subjectId);
  return new Map(rows.map(({ id, seconds }) => [id, seconds]));
}
