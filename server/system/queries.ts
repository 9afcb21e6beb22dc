import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** "PostgreSQL 18.0" */
export async function databaseVersion(db: Database): Promise<string> {
  const [row] = await db
    .select({ version: sql<string>`split_part(current_setting('server_version'), ' ', 1)` })
    .from(sql`(select) as nothing`);
  return `PostgreSQL ${row?.version}`;
}
