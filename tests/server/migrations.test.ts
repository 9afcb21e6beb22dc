import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UnknownMigration } from '../../server/db/migration/applied-migrations.ts';
import { migratePglite } from '../../server/db/migration/migrate.ts';

// Whichever form of a migration a database was created with, it ends with the same schema, or the server says that it
// does not know the migration.

const MIGRATIONS = 'server/db/migrations';
const LANDED = readFileSync(join(MIGRATIONS, '0003_tallies.sql'), 'utf8');
const replaced = (text: string, now: string, before: string) => {
  if (!text.includes(now)) throw new Error(`0003 has no ${now}`);
  return text.replace(now, () => before);
};

/** 0003 as it was before its second change, … */
const SECOND = replaced(
  LANDED,
  'USING gin ("email" collate "C" gin_trgm_ops);--> statement-breakpoint\n',
  'USING gin ("email" gin_trgm_ops);--> statement-breakpoint\nCREATE INDEX "players_email_begins" ON "players" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint\n',
);
/** … and before its first. */
const FIRST = replaced(
  replaced(SECOND, ' History is only written with its withdrawal, and its owner may not lock it.', ''),
  'players, withdrawals IN SHARE MODE',
  'players, withdrawals, withdrawal_history IN SHARE MODE',
);

const db = drizzle(new PGlite({ extensions: { pg_trgm } }));
afterAll(() => db.$client.close());

/** Empties the database, and applies so many migrations, of which 0003 has this form. */
async function migrateBy(form: string, count = 4): Promise<void> {
  await startOver();
  const migrationsFolder = mkdtempSync(join(tmpdir(), 'coinop-migrations-'));
  cpSync(MIGRATIONS, migrationsFolder, { recursive: true });
  writeFileSync(join(migrationsFolder, '0003_tallies.sql'), form);
  const journalPath = join(migrationsFolder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalPath, 'utf8'));
  writeFileSync(journalPath, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  await migrate(db, { migrationsFolder });
  rmSync(migrationsFolder, { recursive: true });
}

async function startOver(): Promise<void> {
  await db.execute(sql`drop schema if exists drizzle cascade`);
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
}

/** Everything that migrations create, according to the catalog. */
async function schemaNow(): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select 'column' as kind, table_name || '.' || column_name as name,
      concat_ws(' ', data_type, is_nullable, column_default, is_identity) as definition
    from information_schema.columns where table_schema = 'public'
    union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select 'constraint', conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'trigger', tgrelid::regclass || ' ' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'view', viewname, definition from pg_views where schemaname = 'public'
    union all select 'rights', relname, relacl::text from pg_class where relnamespace = 'public'::regnamespace
    union all select 'function', proname, pg_get_functiondef(pg_proc.oid) from pg_proc
      where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by 1, 2, 3`);
  return rows;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a database that was migrated by an earlier form of 0003', () => {
  let fresh: unknown[];
  beforeAll(async () => {
    await startOver();
    await migratePglite(db);
    fresh = await schemaNow();
  });

  test.each([
    ['the first', FIRST, '22392fe5e568b3ea30d6be486e008feafc5ad3fdfc1f184e0b9081ded9789375'],
    ['the second', SECOND, 'b8774303b20c4a6ffb0c3192097c6a9b9342ec85e74a137eceaaaea68abd8d7d'],
    ['the last', LANDED, 'aa7ec1f21fc7f1638dbc0a9f106bd50d35957debb773d701079e542a6be678a9'],
  ])('%s, is brought to the schema of a new one', async (_, form, hash) => {
    expect(hashOf(form)).toBe(hash);
    await migrateBy(form);
    await migratePglite(db);
    expect(await schemaNow()).toEqual(fresh);
    // A second start recognizes it.
    await migratePglite(db);
  });
});

test('functions of an older version are replaced at the start, whatever migrations there are', async () => {
  await startOver();
  await migratePglite(db);
  const fresh = await schemaNow();
  await db.execute(sql`update drizzle.repeatable_sql set hash = 'older' where file = 'statistics/rollup-deltas.sql'`);
  await db.execute(
    sql`create or replace function status_of_step(from_status text, to_status text) returns text language sql as 'select 1'`,
  );
  await db.execute(sql`drop trigger players_rollup_delete on players`);
  await migratePglite(db);
  expect(await schemaNow()).toEqual(fresh);
});

test('the steps of withdrawals from before 0024 get the player of their withdrawal, and so do new ones', async () => {
  await migrateBy(LANDED, 24);
  const step = (id: string) =>
    sql`insert into withdrawal_history (withdrawal_id, to_status, action) values (${id}, 'pending', 'create')`;
  // Without triggers, which that many migrations alone do not complete, and without the players and the game.
  await db.execute(sql`set session_replication_role = replica`);
  await db.execute(sql`
    insert into withdrawals (withdrawal_id, player_id, game_id, status, requested_cents, fee_cents, net_cents, bank_name, account_last4, routing_last4, account_type)
    select 'W-' || number, 'PLR-' || number, 'G', 'pending', 200, 100, 100, 'B', '0001', '0002', 'checking' from generate_series(1, 2) as number`);
  await db.execute(step('W-1'));
  await db.execute(step('W-2'));
  await db.execute(sql`set session_replication_role = origin`);
  await migratePglite(db);
  await db.execute(step('W-1'));
  const { rows } = await db.execute(sql`select player_id from withdrawal_history order by id`);
  expect(rows.map(({ player_id }) => player_id)).toEqual(['PLR-1', 'PLR-2', 'PLR-1']);
  await expect(db.execute(sql`update withdrawal_history set note = 'x'`)).rejects.toMatchObject({
    cause: { message: 'withdrawal_history is only ever inserted into' },
  });
});

describe('a database that was migrated by what this server does not know', () => {
  test('is refused in words, and left as it is', async () => {
    await migrateBy(`${LANDED}\n-- mended by hand`);
    const before = await schemaNow();
    const refused = migratePglite(db);
    await expect(refused).rejects.toThrow(UnknownMigration);
    await expect(refused).rejects.toThrow(
      /^Migration number 4 was applied to the database in a form that this version of the server does not know \([0-9a-f]{12} instead of aa7ec1f21fc7\)/,
    );
    expect(await schemaNow()).toEqual(before);
  });

  test('by a newer server, is refused in words', async () => {
    await migrateBy(LANDED);
    await migratePglite(db);
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('abcdef0123456789', 99999999999999)`,
    );
    await expect(migratePglite(db)).rejects.toThrow(
      /^The database has a migration \(number \d+, abcdef012345\) that this version .* does not have\. .* newer version: start that one\.$/,
    );
  });
});
