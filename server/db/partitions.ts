import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * A database whose transactions an earlier release partitioned by month gets the missing partitions of this month and the
 * next six, as `partitions.sql` says. Several processes may call this at once.
 */
export async function makeFuturePartitions(db: Database): Promise<void> {
  await db.execute(sql`select make_future_partitions()`);
}
