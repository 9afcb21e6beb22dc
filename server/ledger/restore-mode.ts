import { isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { restoredPayments, restores } from '../db/schema/restore.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';

export type OpenRestore = typeof restores.$inferSelect;

/**
 * The restore that is not dealt with yet: the database is older than the world around it, or nobody could tell. Meanwhile payments are
 * paused and the platform's feed is closed. Undefined as long as all is well.
 */
export async function openRestore(db: Database): Promise<OpenRestore | undefined> {
  const [open] = await db.select().from(restores).where(isNull(restores.endedAt));
  return open;
}

/** SQL of whether the rail has paid a row of `withdrawals` in what was lost when the database was restored, which is not booked yet. */
export const isPaidElsewhere = sql<boolean>`exists (select from ${restoredPayments}
  where ${restoredPayments.withdrawalId} = ${withdrawals.withdrawalId} and ${restoredPayments.bookedAt} is null)`;
