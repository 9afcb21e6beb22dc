import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Resolves when everything that was committed before is on the synchronous standby too, if there is one. It is for what leaves the database by
 * being read: others see a commit whose wait for the standby was broken off, and a transaction that only reads waits for none. The message
 * in the write-ahead log is a write that changes nothing.
 */
export async function confirmReplicated(db: Database): Promise<void> {
  await db.execute(sql`select pg_catalog.pg_logical_emit_message(true, 'coinop-admin', 'read')`);
}
