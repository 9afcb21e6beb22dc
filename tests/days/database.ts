import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { EXTENSIONS, openEmbedded } from '../../server/db/connection/connect.ts';
import type { Database } from '../../server/db/database.ts';
import { keepPlans } from './kept-plans.ts';

/** The embedded database that all processes of a day share. Opening one takes seconds, so one day after the other uses it. */
export interface TestedDatabase {
  client: PGlite;
  db: Database;
  /** Puts it back to what it was after the migrations. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** @param snapshot a migrated and empty database, as one file; by default it is created */
export async function openDatabase(snapshot?: Blob): Promise<TestedDatabase> {
  const client = new PGlite({ extensions: EXTENSIONS, ...(snapshot && { loadDataDir: snapshot }) });
  const { db, close } = await openEmbedded(client);
  const { rows } = await client.query<{ name: string }>(`select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'ledger_accounts'`);
  const forgetPlans = keepPlans(client);
  // Of a statement that is planned once the plan does not depend on how often it ran before.
  await client.exec('set plan_cache_mode = force_generic_plan');
  const names = rows.map(({ name }) => name).join(', ');
  return {
    client,
    db,
    // Truncated and not deleted from: rows come in the order in which they were written, and numbers begin at 1.
    empty: async () => {
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(sql.raw(`truncate ${names} restart identity`));
        await tx.execute(sql`delete from ledger_accounts where account_id like 'player:%'`);
      });
      await forgetPlans();
      // Exports of processes that were killed.
      await client.exec('close all');
    },
    close,
  };
}
