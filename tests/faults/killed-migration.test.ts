import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OLDER_SCHEMA } from '../../server/db/readiness.ts';
import { administrate, freePort } from '../postgres.ts';
import { QUICKLY, runMigrate, temporaryDirectory } from '../server-process.ts';
import { createDatabase, type TestDatabase } from '../shared.ts';

// `npm run migrate` on an empty database, killed in one place after the other: each test goes on with what the one before left behind. Two servers
// wait for it all along. One has a role of its own, which may read nothing before the end. The other one has the owner's, but leaves migrating to
// `npm run migrate` as well, and says how far that came.

const NOT_PERMITTED =
  'The server’s role may not read the database: `npm run migrate` with the same DATABASE_URL permits it.';
const READY = { status: 'ready', reason: null };
const IN_PART =
  'The database has been migrated in part, or its functions are those of another version: run `npm run migrate`.';

let database: TestDatabase;
let role: string;
let env: Record<string, string>;
let observer: Client;
let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
const servers: { origin: string; child: ChildProcess }[] = [];

/** Not by `startServer`, which resolves only when it is ready. */
async function startWaiting(databaseUrl: string): Promise<void> {
  const port = String(await freePort());
  const ofTests = { DATA_DIR: join(folder.path, port), SECOND_FACTOR: 'off', RATE_LIMIT: '0' };
  const settings = { ...ofTests, DATABASE_URL: databaseUrl, PORT: port };
  servers.push({ origin: `http://127.0.0.1:${port}`, child: run('server/main.ts', settings) });
}

const run = (script: string, settings: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, [...QUICKLY, script], { env: { ...process.env, ...env, ...settings }, stdio: 'ignore' });

/** The answer of each; undefined while it is not up. */
const answers = (path: string) =>
  Promise.all(
    servers.map(({ origin }) =>
      fetch(origin + path).then(
        (answer) => answer.json(),
        () => undefined,
      ),
    ),
  );

beforeAll(async () => {
  [folder, database] = await Promise.all([temporaryDirectory(), createDatabase('template1')]);
  role = `killed_migration_${randomUUID().replaceAll('-', '')}`;
  await administrate(database.url, `create role ${role} login`);
  const ofServer = Object.assign(new URL(database.url), { username: role }).href;
  env = { DATABASE_URL: ofServer, DATABASE_OWNER_URL: database.url };
  for (const url of [ofServer, database.url]) await startWaiting(url);
  observer = new Client(database.url);
  await observer.connect();
});
afterAll(async () => {
  await observer?.end();
  for (const { child } of servers) await kill(child);
  await database?.remove();
  await administrate(database.url, `drop role ${role}`);
  await folder?.remove();
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Kills `npm run migrate` when it waits for another transaction. */
async function killWhenItWaits({ statement, event }: { statement: string; event: string }) {
  const other = new Client(database.url);
  await other.connect();
  await other.query(statement);
  const migrating = run('server/cli/migrate.ts');
  const session = `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = '${event}'`;
  await expect.poll(async () => (await observer.query(`select from ${session}`)).rowCount).toBe(1);
  await kill(migrating);
  return {
    /** Waits until its session has ended, although what it waits for has not. */
    sessionEnds: () => expect.poll(async () => (await observer.query(`select from ${session}`)).rowCount).toBe(0),
    endOther: () => other.end(),
  };
}

/** Without the two lines that are others in each dump. */
const schemaOf = (url: string): string =>
  execFileSync('pg_dump', ['--schema-only', '--no-privileges', url], { encoding: 'utf8' }).replace(
    /^\\(un)?restrict .*$/gm,
    '',
  );

const BEFORE_PERMITTING = {
  place: 'before the server’s role is permitted anything',
  statement: 'begin; grant usage on schema public to public',
  event: 'transactionid',
  says: [{ reason: NOT_PERMITTED }, { status: 'ready' }],
};

test.each([
  {
    place: 'in the first migration',
    statement: 'begin; create table withdrawals ()',
    event: 'transactionid',
    says: [{ reason: NOT_PERMITTED }, { reason: OLDER_SCHEMA }],
  },
  {
    place: 'while it builds an index beside the work, after other migrations',
    statement: 'begin isolation level repeatable read; select',
    event: 'virtualxid',
    says: [{ reason: NOT_PERMITTED }, { reason: OLDER_SCHEMA }],
  },
  {
    place: 'while it makes functions and triggers',
    statement: 'begin; lock table withdrawal_history in row exclusive mode',
    event: 'relation',
    says: [{ reason: NOT_PERMITTED }, { reason: IN_PART }],
  },
  BEFORE_PERMITTING,
])(
  'after a migration that was killed $place no server is ready that could not work, and each says why',
  async (killed) => {
    const { sessionEnds, endOther } = await killWhenItWaits(killed);
    await sessionEnds();
    await endOther();
    await expect.poll(() => answers('/readyz')).toMatchObject(killed.says);
  },
);

test('the next one goes on from there, also at once after another kill; both servers are ready, and the schema is that of one that nobody disturbed', async () => {
  const { endOther } = await killWhenItWaits(BEFORE_PERMITTING);
  const next = runMigrate(env);
  await endOther();
  expect(await next).toMatchObject({ code: 0 });
  // Of a server that still waits: unavailable.
  const serves = { code: 'unauthenticated' };
  await expect.poll(() => answers('/api/admin/me')).toMatchObject([serves, serves]);
  expect(await answers('/readyz')).toEqual([READY, READY]);
  const undisturbed = await createDatabase();
  expect(schemaOf(database.url)).toBe(schemaOf(undisturbed.url));
  await undisturbed.remove();
});
