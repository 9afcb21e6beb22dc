import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { Client, type Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../server/authentication/passwords.ts';
import type { ClientWithDeadline } from '../../server/db/client-with-deadline.ts';
import { connectConsole, connectServer } from '../../server/db/connection/connect.ts';
import { admins } from '../../server/db/schema/people.ts';
import { failureText } from '../../server/start/startup-failure.ts';
import { freePort, type Postgres, startPostgres } from '../postgres.ts';
import { runAdmin, type ServerProcess, startServer } from '../server-process.ts';
import { connectPatiently } from '../shared.ts';
import { waitingForLock } from './waiting-for-lock.ts';

// The server as a process of its own on a real PostgreSQL.

let postgres: Postgres;
let first: ServerProcess;
let second: ServerProcess;

beforeAll(async () => {
  postgres = await startPostgres();
  // Both start at once on an empty database and try to apply the same migrations.
  [first, second] = await Promise.all([
    startServer({ DATABASE_URL: postgres.url }),
    startServer({ DATABASE_URL: postgres.url }),
  ]);
});
afterAll(async () => {
  await Promise.all([first?.kill(), second?.kill()]);
  postgres?.remove();
});

const admin = (...args: string[]) => runAdmin({ DATABASE_URL: postgres.url }, ...args);

/** An administrator with that password. */
async function somebody(username: string, password: string): Promise<void> {
  const { db, close } = await connectPatiently(postgres.url);
  const passwordHash = await hashPassword(password, { memoryKib: 8, passes: 1 });
  await db.insert(admins).values({ adminId: username, username, passwordHash, roleIds: ['administrator'] });
  await close();
}

const signIn = (server: ServerProcess, username: string, password: string) =>
  fetch(`${server.origin}/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });

test('two processes that start at once both come up on an empty database', async () => {
  for (const server of [first, second]) expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
});

test('there is no demo sign-in and no default account', async () => {
  expect(first.output()).not.toContain('coinop-demo');
  expect((await signIn(first, 'admin', 'coinop-demo')).status).toBe(401);
});

test('a request whose length is said in two ways is refused, and TRACE echoes nothing', async () => {
  const answerTo = async (request: string) => {
    const { hostname, port } = new URL(first.origin);
    const socket = connect(Number(port), hostname);
    socket.end(request);
    return (await buffer(socket)).toString();
  };
  const lengths = 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
  expect(await answerTo(`POST /auth/admin-login HTTP/1.1\r\nHost: x\r\n${lengths}`)).toMatch(/^HTTP\/1\.1 400 /);
  const trace = await answerTo('TRACE / HTTP/1.1\r\nHost: x\r\nX-Secret: heron\r\nConnection: close\r\n\r\n');
  expect(trace).toMatch(/^HTTP\/1\.1 404 /);
  expect(trace).not.toContain('heron');
});

test('an administrator made at the console signs in on either process', async () => {
  const { code, output } = await admin('create', 'robin');
  expect(code).toBe(0);
  const password = output.trim().split('\n').at(-1) ?? '';
  const answer = await signIn(second, 'robin', password);
  expect(answer.status).toBe(200);
  const { access_token } = await answer.json();
  const changed = await fetch(`${first.origin}/auth/admin-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ current_password: password, new_password: 'a much better password' }),
  });
  expect(changed.status).toBe(204);
  const headers = { authorization: `Bearer ${access_token}` };
  const list = await fetch(`${second.origin}/admin/withdrawal/withdrawals`, { headers });
  expect(await list.json()).toEqual({ withdrawals: [], next_cursor: null });
});

test('an administrator who is disabled while signing in does not get in', async () => {
  const password = 'a much better password';
  await somebody('dana', password);
  const { db, close } = await connectPatiently(postgres.url);
  try {
    // Disabled after the password was read, and before the sign-in has ended, which waits for the row.
    const signingIn = await db.transaction(async (tx) => {
      await tx.update(admins).set({ disabledAt: sql`now()` }).where(eq(admins.username, 'dana'));
      const answer = signIn(first, 'dana', password);
      await waitingForLock(db, 'transactionid');
      return { answer };
    });
    expect((await signingIn.answer).status).toBe(401);
  } finally {
    await close();
  }
});

test('a session that ends in one process is over at the next call of the other', async () => {
  const [old, next] = ['a much better password', 'seven small grey herons'];
  const tokenFor = async (password: string) => (await (await signIn(first, 'alex', password)).json()).access_token;
  const reach = async (token: string) =>
    (await fetch(`${second.origin}/api/admin/me`, { headers: { authorization: `Bearer ${token}` } })).status;
  const post = async (path: string, token: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(first.origin + path, {
      method: 'POST',
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(204);
  };
  const change = (token: string, from: string, to: string) =>
    post('/auth/admin-password', token, { current_password: from, new_password: to });
  await somebody('alex', old);
  const [one, other] = [await tokenFor(old), await tokenFor(old)];
  expect([await reach(one), await reach(other)]).toEqual([200, 200]);
  await change(other, old, next);
  expect([await reach(one), await reach(other)]).toEqual([401, 200]);
  await post('/auth/admin-logout', other);
  expect(await reach(other)).toBe(401);
  const last = await tokenFor(next);
  expect(await reach(last)).toBe(200);
  await admin('disable', 'alex');
  expect(await reach(last)).toBe(401);
});

test.each([
  [['create', 'robin'], 1, /^username robin is taken\.\n$/],
  [['nonsense'], 2, /Usage:/],
])('the console says what is wrong with %j, without a stack', async (args, code, output) => {
  expect(await admin(...args)).toMatchObject({ code, output: expect.stringMatching(output) });
});

test('a server that cannot start says why in one line, without a stack and without a password', async () => {
  const owner = new Client({ connectionString: postgres.url });
  await owner.connect();
  await owner.query('create role guest login');
  await owner.end();
  const closed = await freePort();
  const at = (part: Partial<Record<'username' | 'pathname' | 'port', string>>) =>
    Object.assign(new URL(postgres.url), { password: 'secret', ...part }).href;
  const why = (databaseUrl: string) => connectServer(databaseUrl).then(() => 'it started', failureText);
  const console = connectConsole(at({ username: 'guest' })).then(() => 'it started', failureText);
  expect(await console).toBe(
    'The server’s role may not read the database: `npm run migrate` with the same DATABASE_URL permits it.',
  );
  expect(await why(at({ username: 'nobody' }))).toBe(
    'The database in DATABASE_URL does not let this user in: role "nobody" does not exist.',
  );
  expect(await why(at({ pathname: '/nothing' }))).toBe(
    'The database in DATABASE_URL does not exist: database "nothing" does not exist.',
  );
  expect(await why(at({ port: String(closed) }))).toBe(
    `The database in DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:${closed}.`,
  );
  // In the form in which it is printed.
  await expect(startServer({ DATA_DIR: '/dev/null/data' })).rejects.toThrow(
    /ended with code 1:\n\{.*\}\nCoinop Admin \d\S+ .*had to stop: A file or folder cannot be used: ENOTDIR: .*\/dev\/null\/data'[^\n]*\n$/,
  );
});

test('a database that is down gives 503, and the server recovers by itself', async () => {
  postgres.stop('immediate');
  for (const [path, init] of [
    ['/admin/withdrawal/withdrawals', { headers: { authorization: 'Bearer x' } }],
    ['/admin/withdrawal/withdrawals/summary', { headers: { authorization: 'Bearer x' } }],
    ['/api/admin/exports/transactions', { headers: { authorization: 'Bearer x' } }],
  ] as const) {
    const answer = await fetch(first.origin + path, init);
    expect([path, answer.status]).toEqual([path, 503]);
    expect((await answer.json()).message).toBe('The database does not answer just now. Please try again.');
  }
  const unready = await fetch(`${first.origin}/readyz`);
  const reason = 'The database does not answer.';
  expect([unready.status, await unready.json()]).toEqual([503, { status: 'not ready', reason }]);
  expect((await fetch(`${first.origin}/healthz`)).status).toBe(200);
  postgres.start();
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  const signedIn = await signIn(first, 'robin', 'a much better password');
  expect(signedIn.status).toBe(200);
  const headers = { authorization: `Bearer ${(await signedIn.json()).access_token}` };
  const { last_errors } = await (await fetch(`${first.origin}/api/admin/system/status`, { headers })).json();
  // Each under its own operation.
  expect(last_errors.map(({ message }: { message: string }) => message.split(': ')[0])).toEqual([
    'GET /readyz',
    'GET /api/admin/exports/transactions',
    'GET /admin/withdrawal/withdrawals/summary',
    'GET /admin/withdrawal/withdrawals',
  ]);
});

test('a connection that breaks before its transaction begins leaves its place to another one', async () => {
  const { db, close } = await connectServer(postgres.url, 1);
  const { $client: pool } = db as typeof db & { $client: Pool };
  pool.once('acquire', (client) => (client as unknown as ClientWithDeadline).cut());
  await expect(db.transaction(async () => 'done')).rejects.toThrow();
  expect(await db.transaction(async () => 'done')).toBe('done');
  await close();
});

test('a server asked to stop ends by itself and says so with code 0', async () => {
  expect(await second.stop()).toBe(0);
});
