import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../server/db/database.ts';

/** Resolves as soon as somebody waits for a lock of this type in the database. @param db another connection than theirs */
export const waitingForLock = (db: Database, type: 'advisory' | 'relation' = 'advisory'): Promise<void> =>
  expect
    .poll(async () => {
      const { rows } =
        (await db.execute(sql`select from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where datname = current_database() and locktype = ${type} and not granted`)) as unknown as { rows: unknown[] };
      return rows.length;
    })
    .toBeGreaterThan(0);
