import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../database.ts';
import { postgresCode } from '../errors.ts';
import { rowsOf } from '../one-row.ts';
import { NEWER_SCHEMA, NotMigrated, NotReady, OLDER_SCHEMA } from '../readiness.ts';
import { checkApplied, MadeBefore, UnknownMigration } from './applied-migrations.ts';
import { migrationsFolder } from './migrate.ts';
import { repeatableFiles } from './repeatable-sql.ts';

const NO_PRIVILEGE = '42501';
const NOT_PERMITTED =
  'The server’s role may not read the database: `npm run migrate` with the same DATABASE_URL permits it.';

/**
 * Resolves when the database has the schema of this version of the server, all of its migrations and its functions, or that of a newer version
 * with which this one works.
 *
 * @throws NotReady
 */
export async function checkSchema(db: Database): Promise<void> {
  try {
    await compare(db);
  } catch (error) {
    if (postgresCode(error) === NO_PRIVILEGE) throw new NotReady(NOT_PERMITTED);
    throw error;
  }
}

async function compare(db: Database): Promise<void> {
  const rows = <T>(query: ReturnType<typeof sql>) => rowsOf<T>(db, query);
  const [tables] = await rows<{ migrations: boolean; functions: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as migrations, to_regclass('drizzle.repeatable_sql') is not null as functions`,
  );
  if (!tables?.migrations) throw new NotMigrated('The database has not been migrated: `npm run migrate` does it.');
  const known = readMigrationFiles({ migrationsFolder });
  const isNewer = await checkApplied(db, known).catch((error: unknown) => {
    if (!(error instanceof UnknownMigration)) throw error;
    throw new NotReady(error instanceof MadeBefore ? error.message : NEWER_SCHEMA);
  });
  if (isNewer) return;
  const [found] = await rows<{ applied: number }>(
    sql`select count(distinct created_at)::int as applied from drizzle.__drizzle_migrations`,
  );
  if (found?.applied !== known.length) throw new NotMigrated(OLDER_SCHEMA);
  const done = tables.functions
    ? await rows<{ file: string; hash: string }>(sql`select file, hash from drizzle.repeatable_sql`)
    : [];
  const hashes = new Map(done.map(({ file, hash }) => [file, hash]));
  if (repeatableFiles().some(({ file, hash }) => hashes.get(file) !== hash)) {
    throw new NotMigrated(
      'The database has been migrated in part, or its functions are those of another version: run `npm run migrate`.',
    );
  }
  // A migration permits the server what it needs when all else is done.
  const closed = await rows(sql`select from pg_class where relnamespace = 'public'::regnamespace
    and relname = any(${`{${tablesOf(known).join(',')}}`}::text[]) and not has_table_privilege(oid, 'select') limit 1`);
  if (closed.length > 0) throw new NotReady(NOT_PERMITTED);
}

/** The tables that migrations create. */
const tablesOf = (migrations: readonly MigrationMeta[]): string[] =>
  migrations.flatMap(({ sql: statements }) =>
    [...statements.join('\n').matchAll(/^create table (?:if not exists )?"(\w+)"/gim)].map(([, name = '']) => name),
  );
