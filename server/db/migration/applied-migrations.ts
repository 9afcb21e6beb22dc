import { type SQL, sql } from 'drizzle-orm';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import { rowsOf } from '../one-row.ts';
import { releaseInWords } from '../release.ts';

/** The database has a migration that this server does not have; the message says what to do. */
export class UnknownMigration extends Error {}

/** The database has migrations that are older than the first one of this server, and that no version has any more. */
export class MadeBefore extends UnknownMigration {}

/** The commit with which the first migration came. Databases that were made before it cannot be brought up to date. */
const FIRST_COMMIT = 'ed319b1e65';

/** The table in which Drizzle's migrator records what it has applied. */
const APPLIED = sql.raw('drizzle.__drizzle_migrations');

interface Applied {
  id: number;
  hash: string;
  /** The migration's `when` in the journal, in milliseconds; the driver returns it as text. */
  createdAt: number | string;
}

/**
 * Compares the migrations that were applied to the database with those that this server has, by hash. Call it before
 * applying any.
 *
 * @param known in their order
 * @param beginAnew how to get an empty database, as the beginning of a sentence
 * @returns whether a newer version has migrated the database, in a way with which this server works
 * @throws MadeBefore when the database is older than the first migration
 * @throws UnknownMigration when an applied migration was changed since, or is one that this server does not have and cannot work with
 */
export async function checkApplied(
  db: { execute(query: SQL): PromiseLike<unknown> },
  known: readonly MigrationMeta[],
  beginAnew = 'Name an empty database in DATABASE_URL',
): Promise<boolean> {
  const rows = <T>(query: SQL) => rowsOf<T>(db, query);
  const [found] = await rows<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found?.exists) return false;
  const [first = 0, newest = 0] = [known[0]?.folderMillis, known.at(-1)?.folderMillis];
  const applied = await rows<Applied>(sql`select id, hash, created_at as "createdAt" from ${APPLIED} order by id`);
  const newer = applied.filter(({ createdAt }) => Number(createdAt) > newest);
  const isNewer = newer.length > 0 && (await isWorkingFor(newest, rows));
  for (const { id, hash, createdAt } of applied) {
    if (isNewer && Number(createdAt) > newest) continue;
    if (Number(createdAt) < first) {
      throw new MadeBefore(
        `The database was made before ${new Date(first).toISOString().slice(0, 10)} (commit ${FIRST_COMMIT}), ` +
          `and this version, ${releaseInWords()}, brings only later ones up to date: nothing was changed. ` +
          `${beginAnew}, or start the version that made it.`,
      );
    }
    const ours = known.find(({ folderMillis }) => folderMillis === Number(createdAt));
    if (ours === undefined) {
      throw new UnknownMigration(
        `The database has a migration (number ${id}, ${hash.slice(0, 12)}) that this version, ${releaseInWords()}, does not have. ` +
          'It was migrated by a newer version: start that one.',
      );
    }
    if (hash !== ours.hash) {
      throw new UnknownMigration(
        `Migration number ${id} was applied to the database in a form that this version, ${releaseInWords()}, does not know ` +
          `(${hash.slice(0, 12)} instead of ${ours.hash.slice(0, 12)}). Its schema may be another: nothing was changed. ` +
          'Start the version that migrated it, or restore the migration’s file.',
      );
    }
  }
  if (isNewer && applied.length - newer.length < known.length) {
    throw new UnknownMigration(
      `The database lacks a migration of this version, ${releaseInWords()}, and has newer ones. Start the version that migrated it.`,
    );
  }
  return isNewer;
}

/** Whether the version that migrated the database says that servers whose newest migration is this one work with it. */
async function isWorkingFor(newest: number, rows: <T>(query: SQL) => Promise<T[]>): Promise<boolean> {
  const [found] = await rows<{ exists: boolean }>(sql`select to_regproc('oldest_server') is not null as exists`);
  if (!found?.exists) return false;
  const [oldest] = await rows<{ works: boolean }>(sql`select oldest_server() <= ${newest}::bigint as works`);
  return oldest?.works === true;
}
