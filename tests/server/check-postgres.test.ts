import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Sealer } from '../../server/audit/sealer.ts';
import { NEWER_SCHEMA } from '../../server/db/readiness.ts';
import { releaseInWords } from '../../server/db/release.ts';
import { auditBlocks } from '../../server/db/schema/audit.ts';
import { games } from '../../server/db/schema/catalogue.ts';
import { players } from '../../server/db/schema/players.ts';
import { gameSearchKey } from '../../server/db/text-search.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { gameList } from '../../server/games/queries.ts';
import { openRestore } from '../../server/ledger/restore-mode.ts';
import { playerPage } from '../../server/players/queries.ts';
import { enterRestore } from '../../server/restore/commands.ts';
import { checkStart } from '../../server/start/check.ts';
import { readOutgoingProxy } from '../../server/start/outgoing-proxy.ts';
import { searchKey } from '../../src/lib/search-key.ts';
import { startIdentityProvider } from '../identity-provider.ts';
import { TEST_MS } from '../patience.ts';
import { administrate, freePort } from '../postgres.ts';
import { selfSigned } from '../self-signed.ts';
import { QUICKLY, runMigrate, runServer, temporaryDirectory } from '../server-process.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';
import { aWithdrawal, behindTheTriggers, insertFirstRecords } from './server-under-test.ts';

// `npm start -- --check`: what it says of each part, right and wrong.

let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
let database: TestDatabase;
let fit: Record<string, string>;
let rail: Server;
/** The rail's answers, and the calls that it got. */
let status = 200;
const asked: string[] = [];

beforeAll(async () => {
  [folder, database] = [await temporaryDirectory(), await createDatabase()];
  rail = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.split('?')[0]}`);
    response.writeHead(status).end('{"payments":[],"next":null}');
  });
  await new Promise<void>((resolve) => rail.listen(0, '127.0.0.1', resolve));
  fit = {
    DATABASE_URL: database.url,
    PAYMENT_RAIL: `http://127.0.0.1:${(rail.address() as AddressInfo).port}`,
    SECRETS_KEY: randomBytes(32).toString('base64'),
    AUDIT_HEAD_FILE: join(folder.path, 'heads'),
    PUBLIC_URL: 'https://admin.example.org',
    TRUST_PROXY: '127.0.0.1',
  };
  writeFileSync(join(folder.path, 'index.html'), '');
});
afterAll(async () => {
  rail.close();
  await folder.remove();
  await database.remove();
});

async function findings(env: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  for await (const { outcome, part, detail } of checkStart(env, folder.path))
    lines.push(`${outcome} ${part}: ${detail}`);
  return lines;
}
/** The findings that are not `ok`. */
const troubles = async (changed: Record<string, string>) =>
  (await findings({ ...fit, ...changed })).filter((line) => !line.startsWith('ok '));

test('an operator gets a line for each part and an exit code, and nothing is created', async () => {
  const before = readdirSync(folder.path);
  const { code, output } = await runServer({ ...fit, DATA_DIR: folder.path }, '--check');
  const lines = output.trim().split('\n');
  expect(lines.map((line) => line.replace(/:.*/, ''))).toEqual(
    ['settings', 'database', 'keys', 'people', 'restore', 'rail', 'disk', 'portal'].map((part) =>
      expect.stringContaining(`  ${part}`),
    ),
  );
  const isFailed = output.includes('failed ');
  expect(code).toBe(isFailed ? 1 : 0);
  expect(readdirSync(folder.path)).toEqual(before);
});

test('the identity provider is asked for its metadata, and each mapped role is looked for', async () => {
  const identity = await startIdentityProvider('https://admin.example.org/admin-panel/login');
  onTestFinished(() => identity.close());
  const SSO = { SSO_ISSUER: identity.issuer, SSO_CLIENT_ID: 'coinop', SSO_CLIENT_SECRET: 'secret' };
  const signOn = async (roles: object, changed = {}) =>
    (await findings({ ...fit, ...SSO, SSO_ROLES: JSON.stringify(roles), ...changed })).filter((line) =>
      line.includes(' sign-on: '),
    );
  expect(await signOn({ payments: 'finance' })).toEqual([
    `ok sign-on: ${identity.issuer} answers; the portal proves itself by client_secret_basic; the roles exist: finance`,
  ]);
  expect(await signOn({ payments: ['finance', 'Night shift'] })).toEqual([
    expect.stringMatching(/^warning sign-on: .* SSO_ROLES names roles that do not exist: Night shift$/),
  ]);
  expect(await signOn({ payments: 'finance' }, { SSO_ISSUER: `http://127.0.0.1:${await freePort()}` })).toEqual([
    expect.stringMatching(/^failed sign-on: The provider at .* cannot be reached \(ECONNREFUSED at [\d.:]+\)\.$/),
  ]);
});

test('the demo is fit as it is', async () => {
  const lines = await findings({ DATA_DIR: join(folder.path, 'data') });
  expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([]);
  expect(lines[1]).toMatch(/^ok database: embedded, with demo data; it will be created in /);
  expect(readdirSync(folder.path)).not.toContain('data');
});

test('as long as nobody can sign in, it says how the first administrator is made', async () => {
  expect(await troubles({})).toEqual([
    'warning people: Nobody can sign in yet: `npm run admin -- create <name>` makes the first administrator',
  ]);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    "insert into admins (admin_id, username, password_hash, role_ids) values ('adm_1', 'robin', 'x', '{}')",
  );
  await client.end();
  expect(await troubles({})).toEqual([]);
});

test('what a real database needs is judged one by one', async () => {
  expect(await troubles({ PUBLIC_URL: '', TRUST_PROXY: '' })).toEqual([
    'warning settings: TRUST_PROXY names no proxy: all sign-ins will seem to come from the one that does TLS. ' +
      'PUBLIC_URL is not set: nobody will be able to use a passkey.',
  ]);
  const wrong = 'failed settings: PORT=http is not a whole number from 0 to 65535.';
  expect(await findings({ ...fit, PORT: 'http' })).toEqual([wrong]);
  const port = await freePort();
  expect(await troubles({ DATABASE_URL: `postgres://x:hush@127.0.0.1:${port}/coinop` })).toEqual([
    `failed database: The database in DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}.`,
  ]);
  expect(await troubles({ SECRETS_KEY: '' })).toEqual([
    expect.stringMatching(/^failed keys: SECOND_FACTOR=money needs/),
  ]);
  expect(await troubles({ AUDIT_HEAD_FILE: '/proc/self/heads' })).toEqual([
    expect.stringMatching(/^failed disk: .* cannot be written to/),
  ]);
  const key = join(folder.path, 'key');
  writeFileSync(key, fit.SECRETS_KEY ?? '');
  chmodSync(key, 0o644);
  expect(await troubles({ SECRETS_KEY: '', SECRETS_KEY_FILE: key })).toEqual([
    `warning settings: SECRETS_KEY_FILE=${key} can be read by every user of this machine.`,
  ]);
});

test('the rail is asked for its list, and nothing else', async () => {
  onTestFinished(() => {
    status = 200;
  });
  expect(await troubles({})).toEqual([]);
  status = 401;
  expect(await troubles({})).toEqual(['failed rail: The rail refuses PAYMENT_RAIL_TOKEN: it answered 401']);
  status = 404;
  expect(await troubles({})).toEqual([
    expect.stringMatching(/^warning rail: The rail has no list of payments: it answered 404\./),
  ]);
  expect(new Set(asked)).toEqual(new Set(['GET /payments']));
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const silent = `failed rail: The rail does not answer: ECONNREFUSED at ${nobody.replace('http://', '')}`;
  expect(await troubles({ PAYMENT_RAIL: nobody })).toEqual([silent]);
  expect(await troubles({ PAYMENT_RAIL: '' })).toEqual([
    'warning rail: There is no payment rail (PAYMENT_RAIL): nothing is sent to a bank',
  ]);
});

test('a database that is not migrated yet is fit for a server that migrates it, one whose locale knows ASCII alone is doubted, and others are fit', async () => {
  const name = 'check_in_locale_c';
  await administrate(database.url, `create database ${name} template template0 locale 'C'`);
  const DATABASE_URL = Object.assign(new URL(database.url), { pathname: `/${name}` }).href;
  onTestFinished(() => administrate(database.url, `drop database ${name} with (force)`));
  const lines = await findings({ ...fit, DATABASE_URL });
  expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([]);
  expect(lines[1]).toMatch(/^ok database: PostgreSQL \S+; the server will migrate it when it starts$/);
  await runMigrate({ DATABASE_URL });
  expect((await findings({ ...fit, DATABASE_URL })).filter((line) => line.includes(' database: '))).toEqual([
    expect.stringMatching(
      /^warning database: PostgreSQL \S+; its locale is C, so the index of searches knows no letters/,
    ),
  ]);
  const { db, close } = await connectPatiently(DATABASE_URL);
  try {
    await insertFirstRecords(db);
    const names = { gameName: 'ЁЖИК В ТУМАНЕ', developer: 'Союз' };
    await db.update(games).set({ ...names, searchKey: gameSearchKey({ ...names, gameId: 'starfall' }) });
    await db.update(players).set({ displayName: 'ÉLODIE', searchKey: searchKey('ÉLODIE') });
    // Such a database finds what others find, and only slower.
    expect(await gameList(db, { search: 'ёжик' })).toHaveLength(1);
    const search = { text: 'élod', personal: 'shown' } as const;
    expect((await playerPage(db, { search }, 'registered_at_desc', 10, undefined)).rows).toHaveLength(1);
  } finally {
    await close();
  }
});

test('a database that is older than its audit log, and one that was found to be restored, are doubted', async () => {
  const restored = await createDatabase();
  const { db, close } = await connectPatiently(restored.url);
  onTestFinished(async () => {
    await close();
    await restored.remove();
  });
  const change = { DATABASE_URL: restored.url, AUDIT_HEAD_FILE: join(folder.path, 'newer-heads') };
  const found = async () => (await findings({ ...fit, ...change })).filter((line) => line.includes(' restore: '));
  expect(await found()).toEqual(['ok restore: nothing says that the database is older than what was paid and told']);
  await insertFirstRecords(db);
  await aWithdrawal(db, { status: 'approved' });
  const sealer = new Sealer({ db, log: pino({ level: 'silent' }), headFile: change.AUDIT_HEAD_FILE });
  await sealer.stop();
  expect(await found()).toEqual(['ok restore: nothing says that the database is older than what was paid and told']);
  await behindTheTriggers(db, (tx) => tx.delete(auditBlocks));
  const older = /^warning restore: The exported audit log goes on to block 1 .* `npm run restored`/;
  expect(await found()).toEqual([expect.stringMatching(older)]);
  expect(await openRestore(db)).toBeUndefined();
  await enterRestore(db, SYSTEM, { text: 'The heads are newer.', isCertain: true, lostSince: undefined });
  expect(await found()).toEqual([expect.stringContaining('warning restore: The heads are newer. ')]);
});

test('a schema that the server would not migrate is a failure, and an older one of its own is not', async () => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query("update drizzle.repeatable_sql set hash = 'older'");
  expect(await troubles({})).toEqual([]);
  expect(await troubles({ DATABASE_OWNER_URL: database.url })).toEqual([
    expect.stringMatching(/^failed database: The database has been migrated in part/),
  ]);
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 4000000000000)");
  expect(await troubles({ DATABASE_OWNER_URL: database.url })).toEqual([expect.stringMatching(/^warning database: /)]);
  await client.query(
    "create or replace function oldest_server() returns bigint language sql as 'select 4000000000000'",
  );
  expect(await troubles({})).toEqual([`failed database: ${NEWER_SCHEMA}`]);
  await client.query("update drizzle.__drizzle_migrations set created_at = 1795285109098 where hash = 'newer'");
  const madeBefore =
    `The database was made before 2026-11-25 (commit ed319b1e65), and this version, ${releaseInWords()}, ` +
    'brings only later ones up to date: nothing was changed. Name an empty database in DATABASE_URL, or start the version that made it.';
  expect(await troubles({})).toEqual([`failed database: ${madeBefore}`]);
  expect(await runMigrate({ DATABASE_URL: database.url })).toEqual({ code: 1, output: `${madeBefore}\n` });
  await client.end();
});

/** Pushes metrics as a server does when it stops, until one arrived: nobody waits long for the last figures. */
const PUSH = `
  import { goThroughProxy } from './server/start/outgoing-proxy.ts';
  import { startMetrics } from './server/metrics/start-metrics.ts';
  goThroughProxy(process.env);
  const settings = { scrape: undefined, push: { url: process.argv[1], headers: {} } };
  const log = { warn: console.error, info() {} };
  for (;;) {
    const metrics = await startMetrics(settings, { readings: { read: async () => ({}) }, log, version: '1' });
    metrics.measure({ operation: 'getMe', status: 200, seconds: 0.1 });
    await metrics.stop();
  }`;

test('an outgoing proxy leads to the rail, the collector of metrics and the identity provider, whose authority is named beside it; NO_PROXY goes past it', async () => {
  const credentials = selfSigned();
  const certificate = join(folder.path, 'authority.pem');
  writeFileSync(certificate, credentials.cert);
  const identity = await startIdentityProvider('https://admin.example.org/admin-panel/login', { tls: credentials });
  const pushed = new Set<string>();
  const securely = createSecureServer(credentials, ({ method, url }, response) => {
    pushed.add(`${method} ${url}`);
    response.end('{"payments":[],"next":null}');
  });
  const through: string[] = [];
  const proxy = createServer().on('connect', (request, client) => {
    through.push(request.url ?? '');
    const [host, port] = (request.url ?? '').split(':');
    // No name leaves this machine: each is on loopback.
    const onward = connect(Number(host === '127.0.0.1' ? port : portOf(securely)), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connected\r\n\r\n');
      onward.pipe(client).pipe(onward);
    });
    for (const socket of [client, onward]) socket.on('error', () => {});
  });
  for (const server of [securely, proxy]) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    securely.close();
    proxy.close();
    await identity.close();
  });
  const env = {
    ...fit,
    DATA_DIR: folder.path,
    PAYMENT_RAIL: `https://127.0.0.1:${portOf(securely)}`,
    SSO_ISSUER: identity.issuer,
    SSO_CLIENT_ID: 'coinop',
    SSO_CLIENT_SECRET: 'secret',
    SSO_ROLES: '{"payments":"finance"}',
    NODE_EXTRA_CA_CERTS: certificate,
    HTTPS_PROXY: `http://127.0.0.1:${portOf(proxy)}`,
  };
  const { output } = await runServer(env, '--check');
  expect(output).toMatch(/^ok +sign-on: /m);
  expect(output).toMatch(/^ok +rail: /m);
  const targets = [`127.0.0.1:${portOf(securely)}`, identity.issuer.replace('https://', '')];
  expect([...new Set(through)].toSorted()).toEqual(targets.toSorted());
  through.length = 0;
  const collector = `https://127.0.0.1:${portOf(securely)}/v1/metrics`;
  const pushing = spawn(process.execPath, [...QUICKLY, '--input-type=module', '--eval', PUSH, collector], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  await expect.poll(() => [...pushed], { timeout: TEST_MS }).toContain('POST /v1/metrics');
  pushing.kill();
  expect(new Set(through)).toEqual(new Set([`127.0.0.1:${portOf(securely)}`]));
  through.length = 0;
  expect((await runServer({ ...env, NO_PROXY: '127.0.0.1' }, '--check')).output).toMatch(/^ok +sign-on: /m);
  expect(through).toEqual([]);
  expect(() => readOutgoingProxy({ HTTPS_PROXY: 'hush@proxy' })).toThrow(/HTTPS_PROXY is not/);
  proxy.removeAllListeners('connect').on('connect', (_, client) => client.end('HTTP/1.1 407 No\r\n\r\n'));
  const refused = await runServer(env, '--check');
  expect(refused.output).toMatch(/^failed +sign-on: .* cannot be reached \(the proxy answered 407\)\.$/m);
  expect(refused.output).toMatch(/^failed +rail: The rail does not answer: the proxy answered 407$/m);
});

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
