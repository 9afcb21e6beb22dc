import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type InstalledSdk, importSdk } from './installed.ts';

// How the installed package sends calls and reads answers. The server on the other side is a real one, on a port of its own, which
// answers what the test needs: also what the project's own server never would.

let sdk: InstalledSdk;
const servers: Server[] = [];

beforeAll(async () => {
  sdk = await importSdk();
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function listen(answer: RequestListener): Promise<{ baseUrl: string; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener => {
  return (_, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
};

const errorOf = (promise: Promise<unknown>): Promise<object> =>
  promise.then(
    () => Promise.reject(new Error('It should have been refused.')),
    (error) => error,
  );

test('each client has its own server and its own token, which can change', async () => {
  const first = await listen(json(200, {}));
  const second = await listen(json(200, {}));
  let rotating = 'r1';
  const one = sdk.createClient({ baseUrl: first.baseUrl, token: 'one' });
  const two = sdk.createClient({ baseUrl: `${second.baseUrl}/behind/a/proxy/`, token: () => rotating });
  await Promise.all([one.listGames(), two.listGames()]);
  one.setToken('changed');
  rotating = 'r2';
  await Promise.all([one.listGames(), two.listGames()]);
  one.setToken(undefined);
  await one.listGames();
  expect(first.requests.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer one',
    'Bearer changed',
    undefined,
  ]);
  expect(second.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer r1', 'Bearer r2']);
  expect(second.requests[0]?.url).toBe('/behind/a/proxy/api/admin/games');
});

test('headers of one call are sent with that call only', async () => {
  const { baseUrl, requests } = await listen(json(200, {}));
  const client = sdk.createClient({ baseUrl });
  await client.adminLogin({ username: 'a', password: 'b' }, { headers: { 'Idempotency-Key': 'k-1' } });
  await client.adminLogin({ username: 'a', password: 'b' });
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['k-1', undefined]);
  expect(requests.map(({ headers }) => headers['content-type'])).toEqual(['application/json', 'application/json']);
});

test('an id stays within its place in the path', async () => {
  const { baseUrl, requests } = await listen(json(200, {}));
  await sdk.createClient({ baseUrl }).getWithdrawal('a/../b?c#d');
  expect(requests[0]?.url).toBe('/admin/withdrawal/withdrawals/a%2F..%2Fb%3Fc%23d');
});

test('a refusal is an ApiError with what the server said', async () => {
  const errors = [{ path: 'amount_usd', message: 'is too much' }];
  const { baseUrl } = await listen(
    json(429, { message: 'Slow down.', code: 'rate_limited', errors }, { 'retry-after': '7' }),
  );
  const error = await errorOf(sdk.createClient({ baseUrl, longestRetryAfter: 0 }).listGames());
  expect(error).toBeInstanceOf(sdk.ApiError);
  const request = 'GET /api/admin/games';
  expect(error).toMatchObject({
    message: 'Slow down.',
    status: 429,
    code: 'rate_limited',
    errors,
    retryAfter: 7,
    request,
  });
});

test('a read that is told to come again comes again once, after that time; a change does not', async () => {
  let answers = 0;
  const busy = json(503, { message: 'Busy.' }, { 'retry-after': '0' });
  const { baseUrl, requests } = await listen((...args) => (++answers === 1 ? busy : json(200, { games: [] }))(...args));
  expect(await sdk.createClient({ baseUrl }).listGames()).toEqual({ games: [] });
  expect(requests).toHaveLength(2);
  const always = await listen(busy);
  expect(await errorOf(sdk.createClient({ baseUrl: always.baseUrl }).listGames())).toMatchObject({ status: 503 });
  expect(always.requests).toHaveLength(2);
  expect(await errorOf(sdk.createClient({ baseUrl: always.baseUrl }).adminLogout())).toMatchObject({ status: 503 });
  expect(always.requests).toHaveLength(3);
});

test('a read does not come again sooner than it was told, and its signal ends the waiting', async () => {
  const { baseUrl, requests } = await listen(json(429, {}, { 'retry-after': '9' }));
  const controller = new AbortController();
  const reason = new Error('No longer needed.');
  const asked = errorOf(sdk.createClient({ baseUrl }).listGames({}, { signal: controller.signal }));
  await expect.poll(() => requests).toHaveLength(1);
  await new Promise((resolve) => servers.at(-1)?.getConnections(resolve));
  controller.abort(reason);
  expect(await asked).toBe(reason);
  expect(requests).toHaveLength(1);
});

test('Retry-After may be a date', async () => {
  const inAMinute = new Date(Date.now() + 60_000).toUTCString();
  const { baseUrl } = await listen(json(503, {}, { 'retry-after': inAMinute }));
  const { retryAfter, message } = (await errorOf(sdk.createClient({ baseUrl }).listGames())) as never;
  expect(retryAfter).toBeGreaterThan(50);
  expect(retryAfter).toBeLessThanOrEqual(60);
  expect(message).toBe('The server answered 503 to GET /api/admin/games.');
});

test.each<[string, RequestListener]>([
  ['a page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')],
  ['JSON that is cut off', (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"a')],
])('%s in place of an answer is an error, not data', async (_, answer) => {
  const { baseUrl } = await listen(answer);
  expect(await errorOf(sdk.createClient({ baseUrl }).listGames())).toMatchObject({ status: 200, code: 'not_the_api' });
});

test('a redirect is not followed, so the token stays here', async () => {
  const elsewhere = await listen(json(200, {}));
  const { baseUrl } = await listen((_, response) => response.writeHead(302, { location: elsewhere.baseUrl }).end());
  expect(await errorOf(sdk.createClient({ baseUrl, token: 't' }).listGames())).toMatchObject({ status: 302 });
  expect(elsewhere.requests).toEqual([]);
});

test('no answer is an ApiError with the status 0, in time', async () => {
  const silent = await listen(() => {});
  const late = await errorOf(sdk.createClient({ baseUrl: silent.baseUrl, timeout: 50 }).listGames());
  expect(late).toMatchObject({ status: 0, code: 'no_answer' });
  const closed = await listen(() => {});
  servers.pop()?.close();
  expect(await errorOf(sdk.createClient({ baseUrl: closed.baseUrl }).listGames())).toMatchObject({ status: 0 });
});

test('a call that its signal ends is rejected with the reason', async () => {
  const reason = new Error('No longer needed.');
  const controller = new AbortController();
  const { baseUrl } = await listen(() => controller.abort(reason));
  expect(await errorOf(sdk.createClient({ baseUrl }).listGames({}, { signal: controller.signal }))).toBe(reason);
});

test('nothing at 204 is undefined, and CSV is text', async () => {
  const { baseUrl } = await listen(({ url }, response) => {
    if (url === '/auth/admin-logout') response.writeHead(204).end();
    else response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end('1,2\r\n');
  });
  const client = sdk.createClient({ baseUrl });
  expect(await client.adminLogout()).toBe(undefined);
  expect(await client.exportTransactions()).toBe('1,2\r\n');
});

test('an error that is logged gives neither the token nor the password away', async () => {
  const refusing = await listen(json(401, { message: 'No.' }));
  const silent = await listen((request) => request.socket.destroy());
  for (const { baseUrl } of [refusing, silent]) {
    const client = sdk.createClient({ baseUrl, token: 'secret-token' });
    const error = await errorOf(client.adminLogin({ username: 'admin', password: 'secret-password' }));
    expect(error).toBeInstanceOf(sdk.ApiError);
    expect(inspect(error, { depth: null, showHidden: true })).not.toMatch(/secret-/);
    expect(JSON.stringify(error)).not.toMatch(/secret-/);
  }
});

test.each(['', '/api', 'admin.example.org', 'ftp://example.org'])('%j is refused as a base URL', (baseUrl) => {
  expect(() => sdk.createClient({ baseUrl })).toThrow(TypeError);
});
