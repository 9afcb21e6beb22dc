import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXTENSIONS } from '../../server/db/connection/connect.ts';
import { MadeBefore, UnknownMigration } from '../../server/db/migration/applied-migrations.ts';
import { applyMigrations } from '../../server/db/migration/apply-migrations.ts';
import { migratePglite } from '../../server/db/migration/migrate.ts';
import type { SqlSession } from '../../server/db/migration/sql-session.ts';
import { releaseInWords } from '../../server/db/release.ts';
import { temporaryDirectory } from '../server-process.ts';
import { embeddedSnapshot } from '../shared.ts';

// A database that this version migrated is brought up to date, and any other is refused. On PostgreSQL: check-postgres.test.ts and
// roles-postgres.test.ts.

let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
let db: ReturnType<typeof open>;

const open = (dataDir: string, loadDataDir: Blob) =>
  drizzle(new PGlite(dataDir, { extensions: EXTENSIONS, loadDataDir }));

beforeAll(async () => {
  folder = await temporaryDirectory();
  db = open(join(folder.path, 'pglite'), await embeddedSnapshot());
});
afterAll(async () => {
  await db.$client.close();
  await folder.remove();
});

/** Everything that repeatable SQL creates. */
async function functionsNow(): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal
    union all select viewname, definition from pg_views where schemaname = 'public'
    union all select proname, pg_get_functiondef(pg_proc.oid) from pg_proc
      where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by 1, 2`);
  return rows;
}

test('functions of another version are replaced at the start, whatever migrations there are', async () => {
  const before = await functionsNow();
  await db.execute(sql`update drizzle.repeatable_sql set hash = 'other' where file = 'statistics/rollup-deltas.sql'`);
  await db.execute(
    sql`create or replace function status_of_step(from_status text, to_status text) returns text language sql as 'select 1'`,
  );
  await db.execute(sql`drop trigger players_rollup_delete on players`);
  await migratePglite(db);
  expect(await functionsNow()).toEqual(before);
});

const oldestServer = (when: number) =>
  `create or replace function oldest_server() returns bigint language sql as 'select ${when}'`;

describe('a database is refused in words, and left as it is,', () => {
  const add = (createdAt: number) =>
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('abcdef0123456789', ${createdAt}::bigint)`;

  /** Changes the record of what was applied, without which every start runs all functions again, and starts; then changes it back. */
  async function refusal(change: SQL): Promise<unknown> {
    const { rows: before } = await db.execute(sql`select * from drizzle.__drizzle_migrations`);
    await db.execute(change);
    await db.execute(sql`update drizzle.repeatable_sql set hash = 'other'`);
    const error = await migratePglite(db).catch((reason: unknown) => reason);
    const { rows } = await db.execute(sql`select distinct hash from drizzle.repeatable_sql`);
    expect(rows).toEqual([{ hash: 'other' }]);
    await db.execute(sql`delete from drizzle.__drizzle_migrations`);
    await db.execute(sql`insert into drizzle.__drizzle_migrations select * from json_populate_recordset(
      null::drizzle.__drizzle_migrations, ${JSON.stringify(before)}::json)`);
    return error;
  }

  test('when it was made before the first migration', async () => {
    // The `when` of a migration from that time.
    const error = await refusal(add(1_795_285_109_098));
    expect(error).toBeInstanceOf(MadeBefore);
    expect(String(error)).toBe(
      `Error: The database was made before 2026-11-25 (commit ed319b1e65), and this version, ${releaseInWords()}, ` +
        `brings only later ones up to date: nothing was changed. Delete the folder ${folder.path} to begin with an empty one, or start the version that made it.`,
    );
  });

  test('when a newer version has migrated it', async () => {
    await db.execute(sql.raw(oldestServer(4_000_000_000_000)));
    const error = await refusal(add(4_000_000_000_000));
    expect(error).toBeInstanceOf(UnknownMigration);
    expect(String(error)).toMatch(
      /^Error: The database has a migration \(number \d+, abcdef012345\) that this version, \d.*, does not have\. .* newer version: start that one\.$/,
    );
  });

  test('when a migration was changed after it had been applied', async () => {
    const error = await refusal(
      sql`update drizzle.__drizzle_migrations set hash = 'abcdef0123456789' where id = (select min(id) from drizzle.__drizzle_migrations)`,
    );
    expect(error).toBeInstanceOf(UnknownMigration);
    expect(String(error)).toMatch(
      /^Error: Migration number 1 was applied to the database in a form that this version, \d.*, does not know \(abcdef012345 instead of [0-9a-f]{12}\)/,
    );
  });

  test('when it has a newer migration and lacks one of ours', async () => {
    await db.execute(sql.raw(oldestServer(0)));
    const error = await refusal(sql`update drizzle.__drizzle_migrations set created_at = 4000000000000`);
    expect(error).toBeInstanceOf(UnknownMigration);
    expect(String(error)).toMatch(/lacks a migration of this version, \d.*, and has newer ones/);
  });

  test('but one that a newer version has only added to is taken as it is, and any other is brought up to date', async () => {
    expect(await refusal(add(4_000_000_000_000))).toBeUndefined();
    await migratePglite(db);
    const { rows } = await db.execute(sql`select distinct hash from drizzle.repeatable_sql where hash = 'other'`);
    expect(rows).toEqual([]);
  });
});

test('an index that is to be built beside the work is built here too', async () => {
  const { $client } = db;
  const session: SqlSession = {
    run: (statements) => $client.exec(statements),
    rows: async <T>(query: string) => (await $client.query<T>(query)).rows,
  };
  await applyMigrations(session, [
    {
      sql: ['drop index concurrently if exists beside', 'create index concurrently beside on players (display_name)'],
      bps: true,
      folderMillis: 4_000_000_000_001,
      hash: 'beside',
    },
  ]);
  const { rows } = await db.execute(
    sql`select indisvalid as valid from pg_index where indexrelid = 'beside'::regclass`,
  );
  expect(rows).toEqual([{ valid: true }]);
});
