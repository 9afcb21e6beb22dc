import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { selectValues } from './one-row.ts';
import { releaseInWords } from './release.ts';

/** The database answers, but cannot do its work for this server. The message says why, as a sentence. */
export class NotReady extends Error {}

/** `npm run migrate` makes it ready. */
export class NotMigrated extends NotReady {}

export const NEWER_SCHEMA = `The database has the schema of a version of the server that is newer than this one, ${releaseInWords()}.`;
export const OLDER_SCHEMA =
  `The database has the schema of a version of the server that is older than this one, ${releaseInWords()}: ` +
  '`npm run migrate` brings it up to date.';

/**
 * Resolves when the database answers and can be written to by this version of the server.
 *
 * @param newestMigration `when` of the newest migration that this server has
 * @throws NotReady
 */
export async function checkReady(db: Database, newestMigration: number): Promise<void> {
  const { isReadOnly, isTooNew, isOlder } = await selectValues(db, {
    isReadOnly: sql<boolean>`current_setting('transaction_read_only') = 'on'`,
    isTooNew: sql<boolean>`oldest_server() > ${newestMigration}::bigint`,
    isOlder: sql<boolean>`not exists (select from drizzle.__drizzle_migrations where created_at >= ${newestMigration}::bigint)`,
  });
  if (isReadOnly) throw new NotReady('The database is read-only.');
  if (isTooNew) throw new NotReady(NEWER_SCHEMA);
  if (isOlder) throw new NotMigrated(OLDER_SCHEMA);
}
