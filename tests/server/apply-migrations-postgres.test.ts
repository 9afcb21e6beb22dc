import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { applyMigrations } from '../../server/db/migration/apply-migrations.ts';
import { applyRepeatableSql } from '../../server/db/migration/repeatable-sql.ts';
import { createDatabase, type TestDatabase } from '../shared.ts';

// How migrations are applied on a PostgreSQL server while others work, and what one leaves behind that is broken off.

let database: TestDatabase;
const clients: Client[] = [];
let working: Client;

async function connected(): Promise<Client> {
  const client = new Client(database.url);
  client.on('error', () => {});
  clients.push(client);
  await client.connect();
  return client;
}
beforeEach(async () => {
  database = await createDatabase('template1');
  working = await connected();
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
  await database.remove();
});

const migration = (when: number, ...statements: string[]) => ({
  sql: statements,
  bps: true,
  folderMillis: when,
  hash: `migration ${when}`,
});
const MAKES_TABLE = migration(1, 'create table held (name text);');
const MAKES_INDEX = migration(
  2,
  'drop index concurrently if exists held_by_name;',
  'create index concurrently held_by_name on held (name);',
);

async function migrate(client: Client, ...known: ReturnType<typeof migration>[]): Promise<void> {
  const run = (statements: string) => client.query(statements);
  await run("set lock_timeout = '1ms'");
  await applyMigrations({ run, rows: async <T>(query: string) => (await client.query(query)).rows as T[] }, known);
}
const applied = async () => {
  const { rows } = await working.query('select hash from drizzle.__drizzle_migrations order by id');
  return rows.map(({ hash }) => hash);
};

test('a migration that fails changes nothing, those before it stay, and it can be run again', async () => {
  const client = await connected();
  const [bad, good] = ['no such column', 'name'].map((column) =>
    migration(2, 'create table later ();', `create index held_by on held ("${column}");`),
  ) as [ReturnType<typeof migration>, ReturnType<typeof migration>];
  await expect(migrate(client, MAKES_TABLE, bad)).rejects.toThrow('no such column');
  expect(await applied()).toEqual(['migration 1']);
  expect((await working.query("select to_regclass('later') as later")).rows).toEqual([{ later: null }]);
  await migrate(client, MAKES_TABLE, good);
  expect(await applied()).toEqual(['migration 1', 'migration 2']);
});

test('an index is built while others write, and when its process is killed the next one begins anew', async () => {
  const killed = await connected();
  await migrate(killed, MAKES_TABLE);
  const { rows } = await killed.query('select pg_backend_pid() as pid');
  // Longer than a migration would wait for a lock: the build waits until this transaction is over.
  await working.query("begin; insert into held values ('before')");
  const broken = migrate(killed, MAKES_TABLE, MAKES_INDEX).then(
    () => 'built',
    (error) => error.code,
  );
  const writer = await connected();
  const building = () =>
    writer.query("select from pg_stat_activity where query like 'create index%' and wait_event_type = 'Lock'");
  await expect.poll(async () => (await building()).rowCount).toBe(1);
  await writer.query("insert into held values ('meanwhile')");
  await writer.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  // It was terminated, and did not give up.
  expect(await broken).toBe('57P01');
  await working.query('commit');
  const isValid = "select indisvalid as valid from pg_index where indexrelid = to_regclass('held_by_name')";
  expect((await working.query(isValid)).rows).toEqual([{ valid: false }]);
  expect(await applied()).toEqual(['migration 1']);

  await migrate(await connected(), MAKES_TABLE, MAKES_INDEX);
  expect((await working.query(isValid)).rows).toEqual([{ valid: true }]);
  expect(await applied()).toEqual(['migration 1', 'migration 2']);
});

test('one that gets into a deadlock with a server at work runs again', async () => {
  await working.query('create table one (name text)');
  await working.query('create table other (name text)');
  const [client, observer] = [await connected(), await connected()];
  const session = {
    run: (statements: string) => client.query(statements),
    rows: async <T>(query: string) => (await client.query(query)).rows as T[],
  };
  // The migration finds the deadlock, and is its victim: it looks while the other one waits, and long before that one does.
  await client.query("set deadlock_timeout = '4s'");
  await working.query("set deadlock_timeout = '60s'");
  await working.query('begin');
  await working.query('lock table one');
  const migrating = applyMigrations(session, [
    migration(1, 'lock table other;', 'alter table one add column age int;'),
  ]);
  const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect.poll(async () => (await observer.query(waiting)).rowCount).toBe(1);
  await working.query('lock table other');
  await working.query('commit');
  await migrating;
  expect(await applied()).toEqual(['migration 1']);
});

describe('the SQL files beside the code are run again while a server is at work', () => {
  const LAST = 'withdrawals/history-player.sql';
  let server: Client;
  let client: Client;
  beforeEach(async () => {
    const migrated = await createDatabase();
    [server, client] = [new Client(migrated.url), new Client(migrated.url)];
    await Promise.all([server.connect(), client.connect()]);
    await client.query("update drizzle.repeatable_sql set hash = 'of the release before'");
    onTestFinished(async () => {
      await Promise.all([server.end(), client.end()]);
      await migrated.remove();
    });
  });
  const run = (statements: string) => client.query(statements);
  const applyAgain = (by = run) =>
    applyRepeatableSql({ run: by, rows: async <T>(query: string) => (await client.query(query)).rows as T[] });
  const hashOf = async (file: string) =>
    (await server.query('select hash from drizzle.repeatable_sql where file = $1', [file])).rows[0]?.hash;

  test('and the server is no victim of a deadlock', async () => {
    // The server finds the deadlock first, if there is one.
    await server.query("set deadlock_timeout = '10ms'");
    const { rows } = await client.query('select pg_backend_pid() as pid');
    await server.query('begin; lock table withdrawals in row exclusive mode');
    const applying = applyAgain();
    const waits = "select from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'";
    await expect.poll(async () => (await server.query(waits, [rows[0]?.pid])).rowCount).toBe(1);
    for (const table of ['audit_log', 'approval_requests', 'withdrawal_history', 'ledger_transfers']) {
      await server.query(`lock table ${table} in row exclusive mode`);
    }
    await server.query('commit');
    await applying;
    expect(await hashOf(LAST)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('and a file that waits for too long leaves those before it done, and itself to the next run', async () => {
    await client.query("set lock_timeout = '10ms'");
    await server.query('begin; lock table withdrawals in row exclusive mode');
    // The twenty tries before the last one wait no longer than that one, and there is no pause between them.
    const shortly = (statements: string) =>
      run(statements.replace("set local lock_timeout = '300ms'", '').replace('pg_sleep(0.1)', 'pg_sleep(0)'));
    await expect(applyAgain(shortly)).rejects.toThrow('lock timeout');
    expect(await hashOf('audit/append-only.sql')).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashOf(LAST)).toBe('of the release before');
    await server.query('rollback');
    await applyAgain();
    expect(await hashOf(LAST)).toMatch(/^[0-9a-f]{64}$/);
  });
});
