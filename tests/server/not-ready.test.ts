import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Connection, connectServer } from '../../server/db/connection/connect.ts';
import { NEWER_SCHEMA } from '../../server/db/readiness.ts';
import { webhookTargets } from '../../server/db/schema/platform.ts';
import { Traffic } from '../../server/http/traffic.ts';
import { Secrets } from '../../server/secrets/secrets.ts';
import { closedSecrets } from '../../server/start/open-secrets.ts';
import { Monitor } from '../../server/system/monitor.ts';
import { createDatabase, type TestDatabase } from '../shared.ts';
import { insertFirstRecords, PASSWORD } from './server-under-test.ts';
import { appOn } from './test-app.ts';

// A database that answers, but cannot do its work.

let database: TestDatabase;
let connection: Connection;
const traffic = new Traffic();
const logged: string[] = [];

beforeEach(async () => {
  database = await createDatabase();
  connection = await connectServer(database.url, 1);
  await insertFirstRecords(connection.db);
});
afterEach(async () => {
  await connection.close();
  await database.remove();
});

const appNow = () => {
  const { db, ping } = connection;
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  return appOn({ db, ping, log, portalDir: 'no-portal', traffic });
};
const readiness = async () => {
  const answer = await appNow().request('/readyz', {}, {});
  return [answer.status, await answer.json()];
};
const signIn = () =>
  appNow().request(
    '/auth/admin-login',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: PASSWORD }),
    },
    {},
  );

test('while it is read-only the server is not ready, the status says why, and calls that write are a 503', async () => {
  expect(await readiness()).toEqual([200, { status: 'ready', reason: null }]);
  await connection.db.execute(sql`set default_transaction_read_only = on`);
  expect(await readiness()).toEqual([503, { status: 'not ready', reason: 'The database is read-only.' }]);
  const { parts } = await new Monitor({ ping: connection.ping }).observe();
  expect(parts.find(({ name }) => name === 'Database')).toMatchObject({
    status: 'down',
    detail: 'The database is read-only.',
  });
  expect((await signIn()).status).toBe(503);
});

test('so it is when a newer version has migrated it for newer servers alone, and a table that is no longer there is a 503', async () => {
  await connection.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 4000000000000)`,
  );
  expect(await readiness()).toEqual([200, { status: 'ready', reason: null }]);
  await connection.db.execute(
    sql`create or replace function oldest_server() returns bigint language sql as 'select 4000000000000'`,
  );
  expect(await readiness()).toEqual([503, { status: 'not ready', reason: NEWER_SCHEMA }]);
  await connection.db.execute(sql`alter table sign_in_limits rename to limits_of_sign_in`);
  expect((await signIn()).status).toBe(503);
});

test('a check that fails for a reason that nobody foresaw has the same shape, and the log has the reason', async () => {
  await connection.db.execute(sql`drop function oldest_server()`);
  const reason = 'The check failed: the log says why.';
  expect(await readiness()).toEqual([503, { status: 'not ready', reason }]);
  expect(logged.at(-1)).toContain('oldest_server');
});

test('so it is for a minute after its disk was found to be full', async () => {
  // What PostgreSQL answers then.
  await connection.db.execute(sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await connection.db.execute(
    sql`create trigger full_disk before insert on sessions for each row execute function full_disk()`,
  );
  expect((await signIn()).status).toBe(503);
  expect(await readiness()).toEqual([503, { status: 'not ready', reason: 'The disk of the database is full.' }]);
});

test('a key that decrypts none of the secrets in the database is said, and one that decrypts some is not', async () => {
  const [ours, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  expect(await closedSecrets(connection.db, new Secrets([other]))).toEqual([]);
  const secret = new Secrets([ours]).encrypt('whsec_1', 'webhook t1');
  await connection.db
    .insert(webhookTargets)
    .values({ targetId: 't1', url: 'https://platform.example.com/', secret, position: 0 });
  expect(await closedSecrets(connection.db, new Secrets([other, ours]))).toEqual([]);
  const [warning] = await closedSecrets(connection.db, new Secrets([other]));
  expect(warning).toContain('The one secret in the database cannot be decrypted with the key given');
});
