import { beforeAll, expect, test } from 'vitest';
import { type InstalledSdk, importSdk } from './installed.ts';
import { busy, errorOf, json, listen } from './listen.ts';

// When the installed package repeats a call.

let sdk: InstalledSdk;
beforeAll(async () => {
  sdk = await importSdk();
});

test.each([408, 429, 500, 502, 503, 504])('a read that is answered %i is sent again', async (status) => {
  const { baseUrl, requests } = await listen(busy(status), busy(status), json(200, { games: [] }));
  expect(await sdk.createClient({ baseUrl }).games.list()).toEqual({ games: [] });
  expect(requests).toHaveLength(3);
});

test.each([400, 401, 403, 404, 409, 422])('a read that is answered %i is not', async (status) => {
  const { baseUrl, requests } = await listen(busy(status));
  expect(await errorOf(sdk.createClient({ baseUrl }).games.list())).toMatchObject({ status });
  expect(requests).toHaveLength(1);
});

test('a change is sent again with the key that it had', async () => {
  const { baseUrl, requests } = await listen(
    busy(),
    (request) => request.socket.destroy(),
    json(200, { success: true }),
  );
  const client = sdk.createClient({ baseUrl });
  expect(await client.companyRevenue.processPayout({ amount_usd: 1 })).toEqual({ success: true });
  const keys = requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(3);
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});

test('two calls that need a second factor ask for it once, and are sent again with their keys', async () => {
  const asks = json(403, { message: 'Show your second factor.', code: 'step_up_required' });
  const paid = json(200, { success: true });
  const { baseUrl, requests } = await listen(asks, asks, paid, paid, asks);
  const asked: unknown[] = [];
  let answer = true;
  const client = sdk.createClient({
    baseUrl,
    onStepUp: async (about) => {
      // The other call has been answered too.
      while (requests.length < 2) await new Promise((resolve) => setImmediate(resolve));
      asked.push(about);
      return answer;
    },
  });
  const pay = () => client.companyRevenue.processPayout({ amount_usd: 1 });
  expect(await Promise.all([pay(), pay()])).toEqual([{ success: true }, { success: true }]);
  expect(asked).toEqual([{ operation: 'processPayout', request: 'POST /api/admin/company-revenue/process-payout' }]);
  expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  answer = false;
  expect(await errorOf(pay())).toMatchObject({ status: 403, code: 'step_up_required' });
  expect(requests).toHaveLength(5);
});

test('a change without a key is not', async () => {
  const { baseUrl, requests } = await listen(busy());
  expect(await errorOf(sdk.createClient({ baseUrl }).authentication.adminLogout())).toMatchObject({ status: 503 });
  expect(requests).toHaveLength(1);
});

test('a call is sent again twice, or as often as it says', async () => {
  const { baseUrl, requests } = await listen(busy());
  const client = sdk.createClient({ baseUrl });
  await errorOf(client.games.list());
  expect(requests.splice(0)).toHaveLength(3);
  await errorOf(client.games.list({}, { retries: 4 }));
  expect(requests.splice(0)).toHaveLength(5);
  await errorOf(sdk.createClient({ baseUrl, retries: 0 }).games.list());
  expect(requests).toHaveLength(1);
});

test.each<[string, Parameters<typeof listen>[0]]>([
  ['is lost', (request) => request.socket.destroy()],
  ['comes too late', () => {}],
  ['is cut off', (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"a')],
])('a read whose answer %s is sent again after a while, with a fresh token', async (_, answer) => {
  const { baseUrl, requests } = await listen(answer, json(200, {}));
  let asked = 0;
  const attempts: number[] = [];
  const client = sdk.createClient({
    baseUrl,
    timeout: 500,
    // On a slow machine, further attempts may time out as well.
    retries: 20,
    token: () => `t${++asked}`,
    onRequest: ({ attempt }) => void attempts.push(attempt),
  });
  expect(await client.games.list()).toEqual({});
  const tokens = requests.map(({ headers }) => headers.authorization);
  expect(tokens.slice(0, 2)).toEqual(['Bearer t1', 'Bearer t2']);
  expect(attempts.slice(0, 2)).toEqual([0, 1]);
});

test('a call does not wait longer than it may', async () => {
  const { baseUrl, requests } = await listen(json(429, {}, { 'retry-after': '61' }));
  expect(await errorOf(sdk.createClient({ baseUrl }).games.list())).toMatchObject({ retryAfter: 61 });
  expect(requests).toHaveLength(1);
});

test('a read does not come again sooner than it was told, and its signal ends the waiting', async () => {
  const { baseUrl, requests } = await listen(json(429, {}, { 'retry-after': '9' }));
  const controller = new AbortController();
  const reason = new Error('No longer needed.');
  let answered = () => {};
  const answer = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const client = sdk.createClient({ baseUrl, onResponse: () => answered() });
  const asked = errorOf(client.games.list({}, { signal: controller.signal }));
  await answer;
  controller.abort(reason);
  expect(await asked).toBe(reason);
  expect(requests).toHaveLength(1);
});
