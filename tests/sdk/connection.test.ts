import type { RequestListener } from 'node:http';
import { inspect } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { type InstalledSdk, importSdk, importValidators } from './installed.ts';
import { errorOf, json, listen } from './listen.ts';

// How the installed package sends a call and reads its answer.

let sdk: InstalledSdk;
beforeAll(async () => {
  sdk = await importSdk();
});

test('each client has its own server and its own token, which can change', async () => {
  const first = await listen(json(200, {}));
  const second = await listen(json(200, {}));
  let rotating = 'r1';
  const one = sdk.createClient({ baseUrl: first.baseUrl, token: 'one' });
  const two = sdk.createClient({ baseUrl: `${second.baseUrl}/behind/a/proxy/`, token: async () => rotating });
  await Promise.all([one.games.list(), two.games.list()]);
  one.setToken('changed');
  rotating = 'r2';
  await Promise.all([one.games.list(), two.games.list()]);
  one.setToken(undefined);
  await one.games.list();
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
  const { authentication } = sdk.createClient({ baseUrl, headers: { 'X-Background': 'true' } });
  await authentication.adminLogin({ username: 'a', password: 'b' }, { headers: { 'X-Trace': 't' } });
  await authentication.adminLogin({ username: 'a', password: 'b' });
  expect(requests.map(({ headers }) => headers['x-trace'])).toEqual(['t', undefined]);
  expect(requests.map(({ headers }) => headers['x-background'])).toEqual(['true', 'true']);
  expect(requests.map(({ headers }) => headers['content-type'])).toEqual(['application/json', 'application/json']);
});

test('the server is told which client and which version calls', async () => {
  const { baseUrl, requests } = await listen(json(200, {}));
  await sdk.createClient({ baseUrl }).games.list();
  expect(requests[0]?.headers['user-agent']).toBe(`coinop-admin-sdk/${sdk.VERSION}`);
});

test('an id stays within its place in the path', async () => {
  const { baseUrl, requests } = await listen(json(200, {}));
  await sdk.createClient({ baseUrl }).withdrawals.get('a/../b?c#d');
  expect(requests[0]?.url).toBe('/admin/withdrawal/withdrawals/a%2F..%2Fb%3Fc%23d');
});

test('a query has what is given and nothing else', async () => {
  const { baseUrl, requests } = await listen(json(200, {}));
  await sdk.createClient({ baseUrl }).games.list({ search: 'a&b c', status: undefined });
  expect(requests[0]?.url).toBe('/api/admin/games?search=a%26b+c');
});

test('every change has a key of its own; what the contract takes no key for has none', async () => {
  const { baseUrl, requests } = await listen(json(200, {}));
  const client = sdk.createClient({ baseUrl });
  await client.games.toggleStatus('g');
  await client.games.toggleStatus('g', { status: 'active' });
  await client.games.toggleStatus('g', undefined, { idempotencyKey: 'mine' });
  await client.games.list();
  await client.authentication.adminLogout();
  const [first, second, ...others] = requests.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[!-~]{20,200}$/);
  expect(second).toMatch(/^[!-~]{20,200}$/);
  expect(second).not.toBe(first);
  expect(others).toEqual(['mine', undefined, undefined]);
});

test.each([
  [400, 'BadRequestError'],
  [401, 'UnauthorizedError'],
  [403, 'ForbiddenError'],
  [404, 'NotFoundError'],
  [409, 'ConflictError'],
  [418, 'ApiError'],
  [422, 'InvalidInputError'],
  [429, 'RateLimitError'],
  [500, 'ServerError'],
  [503, 'ServerError'],
])('%i is a %s with what the server said', async (status, name) => {
  const errors = [{ path: 'amount_usd', message: 'is too much' }];
  const { baseUrl } = await listen(
    json(status, { message: 'No.', code: 'of_the_server', errors }, { 'retry-after': '7' }),
  );
  const error = await errorOf(sdk.createClient({ baseUrl, retries: 0 }).games.list({ search: 'june.okafor' }));
  expect(error).toBeInstanceOf(sdk.ApiError);
  expect(error).toBeInstanceOf((sdk as never)[name]);
  const request = 'GET /api/admin/games';
  const said = {
    name,
    message: 'No.',
    status,
    code: 'of_the_server',
    errors,
    retryAfter: 7,
    request,
    isReplayed: false,
  };
  expect(error).toMatchObject(said);
  expect(JSON.parse(JSON.stringify(error))).toEqual(said);
});

test('Retry-After may be a date', async () => {
  const inTwoMinutes = new Date(Date.now() + 120_000).toUTCString();
  const { baseUrl } = await listen(json(503, {}, { 'retry-after': inTwoMinutes }));
  const { retryAfter, message } = await errorOf(sdk.createClient({ baseUrl }).games.list());
  expect(retryAfter).toBeGreaterThan(60);
  expect(retryAfter).toBeLessThanOrEqual(120);
  expect(message).toBe('The server answered 503 to GET /api/admin/games.');
});

const cutOffJson: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"a');
};
const cutOffConnection: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"a', () => {
    response.destroy();
  });
};
const page: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
};
test.each([
  ['a page', page, 'not_the_api'],
  ['JSON that is cut off', cutOffJson, 'broken_answer'],
  ['an answer whose connection is lost', cutOffConnection, 'broken_answer'],
])('%s in place of an answer is an error, not data', async (_, answer, code) => {
  const { baseUrl } = await listen(answer);
  const error = await errorOf(sdk.createClient({ baseUrl, retries: 0 }).games.list());
  expect(error).toMatchObject({ name: 'InvalidAnswerError', status: 200, code });
});

test('a redirect is not followed, so the token stays here', async () => {
  const elsewhere = await listen(json(200, {}));
  const { baseUrl } = await listen((_, response) => response.writeHead(302, { location: elsewhere.baseUrl }).end());
  expect(await errorOf(sdk.createClient({ baseUrl, token: 't' }).games.list())).toMatchObject({ status: 302 });
  expect(elsewhere.requests).toEqual([]);
});

test('no answer, no answer in time, and half an answer in time are told apart', async () => {
  const silent = await listen(() => {});
  const late = errorOf(sdk.createClient({ baseUrl: silent.baseUrl, retries: 0 }).games.list({}, { timeout: 50 }));
  expect(await late).toMatchObject({ name: 'TimeoutError', status: 0, code: 'timed_out' });
  const halting = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"a');
  });
  const half = errorOf(sdk.createClient({ baseUrl: halting.baseUrl, timeout: 500, retries: 0 }).games.list());
  expect(await half).toMatchObject({ name: 'TimeoutError', code: 'timed_out' });
  const closed = await listen(() => {});
  closed.close();
  const refused = await errorOf(sdk.createClient({ baseUrl: closed.baseUrl, retries: 0 }).games.list());
  expect(refused).toMatchObject({ name: 'ConnectionError', status: 0, code: 'no_answer' });
  expect(refused.message).toMatch(/^No answer to GET \/api\/admin\/games: .*ECONNREFUSED/);
});

test('a call that its signal ends is rejected with the reason', async () => {
  const reason = new Error('No longer needed.');
  const controller = new AbortController();
  const { baseUrl } = await listen(() => controller.abort(reason));
  expect(await errorOf(sdk.createClient({ baseUrl }).games.list({}, { signal: controller.signal }))).toBe(reason);
});

test('nothing at 204 is undefined, and CSV is text', async () => {
  const { baseUrl } = await listen(({ url }, response) => {
    if (url === '/auth/admin-logout') response.writeHead(204).end();
    else response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end('1,2\r\n');
  });
  const client = sdk.createClient({ baseUrl });
  expect(await client.authentication.adminLogout()).toBe(undefined);
  expect(await client.transactions.export()).toBe('1,2\r\n');
});

test('an error that is logged gives neither the token nor the password away', async () => {
  const refusing = await listen(json(401, { message: 'No.' }));
  const silent = await listen((request) => request.socket.destroy());
  for (const { baseUrl } of [refusing, silent]) {
    const client = sdk.createClient({ baseUrl, token: 'secret-token' });
    const error = await errorOf(client.authentication.adminLogin({ username: 'admin', password: 'secret-password' }));
    expect(error).toBeInstanceOf(sdk.ApiError);
    expect(inspect(error, { depth: null, showHidden: true })).not.toMatch(/secret-/);
    expect(JSON.stringify(error)).not.toMatch(/secret-/);
  }
});

test('onRequest and onResponse see each request and its answer, but neither token, body, query nor cookie', async () => {
  const { baseUrl, requests } = await listen(
    json(200, {}, { 'set-cookie': 'session=secret-cookie', 'x-request-id': 'r' }),
  );
  const seen: object[] = [];
  const client = sdk.createClient({
    baseUrl,
    token: 'secret-token',
    onRequest: (request) => {
      request.headers.set('X-Trace', 't');
      seen.push({ ...request, headers: Object.fromEntries(request.headers) });
    },
    onResponse: (answer) => void seen.push({ ...answer, headers: Object.fromEntries(answer.headers) }),
  });
  await client.authentication.adminLogin({ username: 'admin', password: 'secret-password' });
  await client.games.list({ search: 'secret-search' });
  const login = { operation: 'adminLogin', request: 'POST /auth/admin-login', attempt: 0 };
  const games = { operation: 'listGames', request: 'GET /api/admin/games', attempt: 0 };
  expect(seen).toMatchObject([
    login,
    { ...login, status: 200, ms: expect.any(Number), headers: { 'x-request-id': 'r' } },
    games,
    { ...games, status: 200 },
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/secret-/);
  expect(requests.map(({ headers }) => [headers['x-trace'], headers.authorization])).toEqual([
    ['t', 'Bearer secret-token'],
    ['t', 'Bearer secret-token'],
  ]);
});

test('with the validators, an answer that is not one of the contract is an error', async () => {
  const { validate } = await importValidators();
  const { baseUrl } = await listen(json(200, { games: [], of_a_newer_server: true }), json(200, { games: 'none' }));
  const client = sdk.createClient({ baseUrl, validate });
  expect(await client.games.list()).toEqual({ games: [], of_a_newer_server: true });
  const error = await errorOf(client.games.list());
  expect(error).toMatchObject({ name: 'InvalidAnswerError', status: 200, code: 'not_the_contract' });
  expect(error.cause).toMatchObject({ issues: [{ path: ['games'] }] });
});

test.each(['', '/api', 'admin.example.org', 'ftp://example.org'])('%j is refused as a base URL', (baseUrl) => {
  expect(() => sdk.createClient({ baseUrl })).toThrow(TypeError);
});

test('after a restored backup the platform learns from when on to send again, and reads on where it is told to', async () => {
  const message = 'The database was restored and its feed began anew.';
  const changed = { message, code: 'feed_changed', resync_from: '2026-11-20T02:00:04.000Z', next_cursor: 'new' };
  const { baseUrl, requests } = await listen(
    json(503, { message: 'Its feed is closed.', code: 'feed_closed' }),
    json(409, changed),
    json(200, { events: [], next_cursor: 'newer' }),
  );
  const { platform } = sdk.createClient({ baseUrl, retries: 0 });
  expect(await errorOf(platform.listEvents({ after: 'old' }))).toMatchObject({ status: 503, code: 'feed_closed' });
  const error = await errorOf(platform.listEvents({ after: 'old' }));
  expect(error).toMatchObject({ status: 409, code: 'feed_changed', resyncFrom: '2026-11-20T02:00:04.000Z' });
  expect(await platform.listEvents({ after: String(error.nextCursor) })).toMatchObject({ next_cursor: 'newer' });
  expect(requests.map(({ url }) => url?.split('?')[1])).toEqual(['after=old', 'after=old', 'after=new']);
});

test('what the headers of an answer say is there beside it, and on an error', async () => {
  const headers = { 'x-request-id': 'r-1', 'idempotent-replayed': 'true' };
  const { baseUrl } = await listen(
    json(200, { id: 'g' }, headers),
    json(409, { message: 'No.' }, headers),
    json(200, {}),
  );
  const { games } = sdk.createClient({ baseUrl });
  const facts = { requestId: 'r-1', isReplayed: true };
  expect(await games.toggleStatus('g').received()).toEqual({ answer: { id: 'g' }, status: 200, ...facts });
  expect(await errorOf(games.toggleStatus('g').received())).toMatchObject({ status: 409, ...facts });
  expect(await games.toggleStatus('g').received()).toMatchObject({ requestId: undefined, isReplayed: false });
});
