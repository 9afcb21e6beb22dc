import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../postgres.ts';
import { runAdmin, type ServerProcess, startServer } from '../server-process.ts';

// The server as its own process on a real PostgreSQL.

let postgres: Postgres;
let first: ServerProcess;
let second: ServerProcess;

beforeAll(async () => {
  postgres = await startPostgres();
  // Both at once on an empty database: each wants to apply the same migrations.
  [first, second] = await Promise.all([
    startServer({ DATABASE_URL: postgres.url }),
    startServer({ DATABASE_URL: postgres.url }),
  ]);
}, 180_000);
afterAll(async () => {
  await Promise.all([first?.kill(), second?.kill()]);
  postgres?.remove();
});

const admin = (...args: string[]) => runAdmin({ DATABASE_URL: postgres.url }, ...args);

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

test.each([
  [['create', 'robin'], 1, /^username robin is taken\.\n$/],
  [['reset-password', 'nobody'], 1, /^Administrator nobody was not found\.\n$/],
  [['nonsense'], 2, /Usage:/],
])('the console says what is wrong with %j, without a stack', async (args, code, output) => {
  expect(await admin(...args)).toMatchObject({ code, output: expect.stringMatching(output) });
});

test('a database that is down gives 503, and the server recovers by itself', async () => {
  postgres.stop('immediate');
  for (const [path, init] of [
    ['/readyz', {}],
    ['/admin/withdrawal/withdrawals', { headers: { authorization: 'Bearer x' } }],
    ['/admin/withdrawal/withdrawals/summary', { headers: { authorization: 'Bearer x' } }],
  ] as const) {
    const answer = await fetch(first.origin + path, init);
    expect([path, answer.status]).toEqual([path, 503]);
    expect((await answer.json()).message).toBe('The database does not answer just now. Please try again.');
  }
  expect((await fetch(`${first.origin}/healthz`)).status).toBe(200);
  postgres.start();
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  expect((await signIn(first, 'robin', 'a much better password')).status).toBe(200);
});

test('a server asked to stop ends by itself and says so with code 0', async () => {
  expect(await second.stop()).toBe(0);
});
