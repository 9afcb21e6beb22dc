import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../server/db/database.ts';

/**
 * Resolves as soon as somebody waits for a lock of this type in the database.
 *
 * @param db another connection than theirs
 * @param type `transactionid` for a row that a transaction has changed
 */
export const waitingForLock = (
  db: Database,
  type: 'advisory' | 'relation' | 'transactionid' = 'advisory',
): Promise<void> =>
  expect
    .poll(async () => {
      const { rows } = (await db.execute(sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and wait_event = ${type}`)) as unknown as {
        rows: unknown[];
      };
      return rows.length;
    })
    .toBeGreaterThan(0);
