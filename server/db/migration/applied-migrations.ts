import { type SQL, sql } from 'drizzle-orm';
import type { MigrationMeta } from 'drizzle-orm/migrator';

/** The database has a migration that this server does not have; the message says what to do. */
export class UnknownMigration extends Error {}

/**
 * Migration 0003 was changed twice after it had landed. 0004 brings databases that applied one of its earlier forms to
 * the same schema. A migration that has landed is never changed again: docs/decisions/how-are-migrations-known.md.
 */
const EARLIER_FORMS: Readonly<Record<number, readonly string[]>> = {
  1795285109098: [
    '22392fe5e568b3ea30d6be486e008feafc5ad3fdfc1f184e0b9081ded9789375',
    'b8774303b20c4a6ffb0c3192097c6a9b9342ec85e74a137eceaaaea68abd8d7d',
  ],
};

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
 * @throws UnknownMigration when an applied migration was changed since, or is one that this server does not have
 */
export async function checkApplied(
  db: { execute(query: SQL): PromiseLike<unknown> },
  known: readonly MigrationMeta[],
): Promise<void> {
  const rows = async <T>(query: SQL) => ((await db.execute(query)) as { rows: T[] }).rows;
  const [found] = await rows<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found?.exists) return;
  const applied = await rows<Applied>(sql`select id, hash, created_at as "createdAt" from ${APPLIED} order by id`);
  for (const { id, hash, createdAt } of applied) {
    const ours = known.find(({ folderMillis }) => folderMillis === Number(createdAt));
    if (ours === undefined) {
      throw new UnknownMigration(
        `The database has a migration (number ${id}, ${hash.slice(0, 12)}) that this version of the server does not have. ` +
          'It was migrated by a newer version: start that one.',
      );
    }
    if (hash !== ours.hash && !EARLIER_FORMS[ours.folderMillis]?.includes(hash)) {
      throw new UnknownMigration(
        `Migration number ${id} was applied to the database in a form that this version of the server does not know ` +
          `(${hash.slice(0, 12)} instead of ${ours.hash.slice(0, 12)}). Its schema may be another: nothing was changed. ` +
          'Start the version that migrated it, or restore the migration’s file.',
      );
    }
  }
}
