import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer } from '../../server/db/connection/connect.ts';
import { migratePg } from '../../server/db/migration/migrate.ts';
import { NEWER_SCHEMA, OLDER_SCHEMA } from '../../server/db/readiness.ts';
import { openDatabase } from '../../server/start/open-database.ts';
import { readSettings } from '../../server/start/settings.ts';
import { failureText } from '../../server/start/startup-failure.ts';
import { administrate, freePort } from '../postgres.ts';
import { runMigrate, type ServerProcess, startServer } from '../server-process.ts';
import { createDatabase, type TestDatabase } from '../shared.ts';

// The two roles of deploy/roles.sql, made by its statements under other names, because roles belong to all databases of a server.

const suffix = randomUUID().replaceAll('-', '');
const [owner, server, name] = [`owner_${suffix}`, `server_${suffix}`, `roles_${suffix}`];
/** Without its comments and psql's own commands and variables. */
const MAKES_ROLES = readFileSync('deploy/roles.sql', 'utf8')
  .replace(/^(--|\\).*\n/gm, '')
  .replace(/:'(\w+)'/g, "'$1'");
const asNamedHere = (statements: string) =>
  statements
    .replaceAll('coinop_owner', owner)
    .replaceAll('coinop_server', server)
    .replaceAll('database coinop', `database ${name}`)
    .split(/;\s*\n/)
    .filter((statement) => statement.trim() !== '');

let cluster: TestDatabase;
let ownerUrl: string;
let serverUrl: string;
let running: ServerProcess | undefined;

/** The address of the database for a role. */
const addressFor = (username: string, of = name) =>
  Object.assign(new URL(cluster.url), { username, pathname: `/${of}` }).href;

async function query(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** The reason why the database does not suit a server with that address; undefined when it does. */
async function problemFor(url: string): Promise<string | undefined> {
  const { checkSchema, close } = openServer(url, 1);
  return checkSchema()
    .then(() => undefined, failureText)
    .finally(close);
}

beforeAll(async () => {
  cluster = await createDatabase('template1');
  [ownerUrl, serverUrl] = [addressFor(owner), addressFor(server)];
  for (const statement of asNamedHere(MAKES_ROLES)) await administrate(cluster.url, statement);
});
afterAll(async () => {
  await running?.kill();
  await administrate(cluster.url, `drop database ${name} with (force)`);
  await cluster.remove();
  for (const role of [owner, server]) await administrate(cluster.url, `drop role ${role}`);
});

// One database all along: what each of these leaves behind is what the next one finds.

test('with DATABASE_OWNER_URL a server does not migrate, whatever its role may do', async () => {
  const settings = readSettings({ DATABASE_URL: ownerUrl, DATABASE_OWNER_URL: ownerUrl });
  const { checkSchema, close } = await openDatabase(settings);
  await expect(checkSchema()).rejects.toThrow('The database has not been migrated');
  await close();
});

test('a server on an empty database is not ready and says why, until somebody has migrated it, even two at once', async () => {
  const port = await freePort();
  const starting = startServer({ DATABASE_URL: serverUrl, PORT: String(port) });
  const origin = `http://127.0.0.1:${port}`;
  const readiness = () =>
    fetch(`${origin}/readyz`).then(
      async (answer) => [answer.status, (await answer.json()).reason],
      () => 'not up yet',
    );
  await expect.poll(readiness).toEqual([503, 'The database has not been migrated: `npm run migrate` does it.']);
  expect((await fetch(`${origin}/admin-panel/`)).status).toBe(503);
  const [{ code, output }] = await Promise.all([
    runMigrate({ DATABASE_URL: serverUrl, DATABASE_OWNER_URL: ownerUrl }),
    migratePg(ownerUrl, { serverUrl }),
  ]);
  expect({ code, output }).toEqual({
    code: 0,
    output: `The database has the schema of this version. ${server} owns nothing of it, and has the privileges that the server needs.\n`,
  });
  running = await starting;
  expect((await fetch(`${running.origin}/readyz`)).status).toBe(200);
  // The other tests of the server make their calls with such a role.
  expect(running.output()).not.toContain('permission denied');
  expect(running.output()).toContain('Nobody can sign in yet: `npm run admin -- create <name>`');
});

test('two addresses that name two databases are noticed at once, when it is migrated', async () => {
  const { code, output } = await runMigrate({
    DATABASE_URL: addressFor(server, 'postgres'),
    DATABASE_OWNER_URL: ownerUrl,
  });
  expect({ code, output }).toEqual({
    code: 1,
    output: 'DATABASE_URL and DATABASE_OWNER_URL name two databases: that of DATABASE_OWNER_URL was migrated.\n',
  });
});

describe('the role of the server', () => {
  test('owns nothing', async () => {
    expect(await query(serverUrl, `select relname from pg_class where relowner = '${server}'::regrole`)).toEqual([]);
  });

  test('changes, deletes and empties nothing in tables that are only inserted into', async () => {
    const guarded = (await query(
      ownerUrl,
      `select distinct on (tgrelid) tgrelid::regclass::text as table, attname as column from pg_trigger join pg_attribute on attrelid = tgrelid
        where tgfoid = 'refuse_change'::regproc and attnum > 0 and attidentity = '' order by tgrelid`,
    )) as { table: string; column: string }[];
    expect(guarded.map(({ table }) => table)).toEqual(
      expect.arrayContaining([
        'audit_log',
        'audit_blocks',
        'ledger_transfers',
        'withdrawal_history',
        'decision_signals',
      ]),
    );
    const tries = guarded.flatMap(({ table, column }) => {
      // Updates: a text of the audit log is erased, a request is decided, a suspension of the rules ends sooner, a claim
      // says that the rail was asked, and a statement, its lines and matches get other states.
      const changing = ['audit_texts', 'approval_requests', 'break_glass', 'payment_claims', 'statements'];
      const update = [...changing, 'statement_lines', 'statement_matches'].includes(table)
        ? []
        : [`update ${table} set ${column} = ${column}`];
      return [...update, `delete from ${table}`, `truncate ${table}`];
    });
    for (const statement of tries) expect(await refusalOf(statement), statement).toBe('42501');
  });

  test.each([
    'create table mine ()',
    'create temp table mine ()',
    'create schema mine',
    'drop table audit_log',
    'truncate players',
    'alter table audit_log disable trigger all',
    'alter table audit_log add column mine int',
    'drop trigger audit_log_only_inserted on audit_log',
    "create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'",
    'set session_replication_role = replica',
    'insert into drizzle.repeatable_sql values (1, 2)',
    `set role ${owner}`,
    "copy players to program 'true'",
  ])('may not %s', async (statement) => {
    expect(await refusalOf(statement)).toBe('42501');
  });
});

/** The SQLSTATE with which a statement of the server's role is refused; undefined when it is not. */
const refusalOf = (statement: string): Promise<string | undefined> =>
  query(serverUrl, statement).then(
    () => undefined,
    (error) => error.code,
  );

/** Whether the server's role may insert into a table that the owner makes now, as a migration does. */
async function mayInsertIntoNew(): Promise<unknown> {
  const may = `select has_table_privilege('${server}', 'made_now', 'insert') as may`;
  const [row] = await query(ownerUrl, 'begin', 'create table made_now ()', may);
  return row;
}

test('a migration gives up after seconds when somebody uses a table that it needs, leaves nothing half done, and can be run again', async () => {
  await query(ownerUrl, "update drizzle.repeatable_sql set hash = 'x' where file = 'withdrawals/history-player.sql'");
  const inUse = new Client({ connectionString: ownerUrl });
  await inUse.connect();
  // A file is noted there after its triggers, whose many short tries are in apply-migrations-postgres.test.ts.
  await inUse.query('begin; lock table drizzle.repeatable_sql in share mode');
  const failure = await migratePg(ownerUrl, { serverUrl }).then(String, failureText);
  expect(failure).toMatch(/^A table was in use for too long .* Nothing is left half done: try again: /);
  expect(await problemFor(serverUrl)).toMatch(/^The database has been migrated in part/);
  // Until it has ended, servers of the version before write into its new tables by their triggers.
  expect(await mayInsertIntoNew()).toEqual({ may: true });
  await inUse.end();
  await migratePg(ownerUrl, { serverUrl });
  expect(await problemFor(serverUrl)).toBeUndefined();
  expect(await mayInsertIntoNew()).toEqual({ may: false });
});

test('a migration has not ended before the server may read every table, and until then the server says so', async () => {
  await query(ownerUrl, `revoke all on archived_withdrawals from ${server}`);
  expect(await problemFor(serverUrl)).toMatch(/^The server’s role may not read the database: `npm run migrate` /);
  await migratePg(ownerUrl, { serverUrl });
  expect(await problemFor(serverUrl)).toBeUndefined();
});

test('a newer version may have added to the schema: nothing is changed back, and the server starts and goes on', async () => {
  await query(
    ownerUrl,
    'alter table players add column favourite_colour text',
    "update drizzle.repeatable_sql set hash = 'newer'",
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 4000000000000)",
  );
  expect(await runMigrate({ DATABASE_URL: serverUrl, DATABASE_OWNER_URL: ownerUrl })).toEqual({
    code: 0,
    output:
      'A newer version has migrated the database, and this version works with it as it is: nothing was changed.\n',
  });
  expect(await query(ownerUrl, 'select distinct hash from drizzle.repeatable_sql')).toEqual([{ hash: 'newer' }]);
  expect([await problemFor(serverUrl), (await fetch(`${running?.origin}/readyz`)).status]).toEqual([undefined, 200]);
});

test('a schema of another version that does not work is named, when the server starts and while it runs', async () => {
  const ready = async () => (await (await fetch(`${running?.origin}/readyz`)).json()).reason;
  await query(
    ownerUrl,
    "create or replace function oldest_server() returns bigint language sql as 'select 4000000000000'",
  );
  expect([await problemFor(serverUrl), await ready()]).toEqual([NEWER_SCHEMA, NEWER_SCHEMA]);
  await query(ownerUrl, "create or replace function oldest_server() returns bigint language sql as 'select 0'");
  await query(
    ownerUrl,
    'delete from drizzle.__drizzle_migrations where id >= (select max(id) - 1 from drizzle.__drizzle_migrations)',
  );
  expect([await problemFor(serverUrl), await ready()]).toEqual([OLDER_SCHEMA, OLDER_SCHEMA]);
});

test('a database that the server’s role owned until now is handed over as the page says', async () => {
  const before = `before_${suffix}`;
  await administrate(cluster.url, `create database ${before} owner ${server}`);
  const [formerUrl, newUrl] = [addressFor(server, before), addressFor(owner, before)];
  await migratePg(formerUrl);
  const [, handOver = ''] = /`(reassign owned by [^`]+)`/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  await query(addressFor(new URL(cluster.url).username, before), ...asNamedHere(`${handOver};\n`));
  await migratePg(newUrl, { serverUrl: formerUrl });
  await expect(query(formerUrl, 'delete from audit_log')).rejects.toMatchObject({ code: '42501' });
  expect(await problemFor(formerUrl)).toBeUndefined();

  // Transactions by month, as an earlier release partitioned them: any number of servers make the months to come, as the owner.
  const now = new Date();
  const months = [0, 1, 2, 3, 4, 5, 6].map((n) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + n)));
  const [from = '', to = ''] = months.map((month) => month.toISOString());
  const nameOf = (month: string) => `transactions_${month.slice(0, 7).replace('-', '_')}`;
  await query(
    newUrl,
    'alter table transactions rename to transactions_before',
    `create table transactions (like transactions_before including all excluding indexes, primary key (id, created_at))
      partition by range (created_at)`,
    'create index on transactions (status)',
    `create table ${nameOf(from)} partition of transactions for values from ('${from}') to ('${to}')`,
  );
  await Promise.all([1, 2, 3].map(() => query(formerUrl, 'select make_future_partitions()')));
  const partitions = await query(
    newUrl,
    `select relname as name, (select count(*)::int from pg_index where indrelid = pg_class.oid) as indexes
      from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'transactions'::regclass order by 1`,
  );
  expect(partitions).toEqual(months.map((month) => ({ name: nameOf(month.toISOString()), indexes: 2 })));
  await administrate(cluster.url, `drop database ${before} with (force)`);
});
