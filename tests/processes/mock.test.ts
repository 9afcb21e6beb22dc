import { once } from 'node:events';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { mockOrigin } from '../shared.ts';
import { testInFull } from '../test-in-full.ts';
import { listener } from './listener.ts';
import { copyProject, script } from './project-copy.ts';

// `npm run mock` as a program: what it refuses, and that it survives everything that happens in a day of testing. Its calls go to the mock
// that the run shares.

const SERVE = script('mocks/serve.ts');

let origin: string;
beforeAll(async () => {
  origin = await mockOrigin();
});

/** A copy of the contract, for one test. */
async function ownCopy() {
  const project = await copyProject();
  onTestFinished(() => project.remove());
  return project;
}

/** A mock on a copy of the contract, until the test ends. */
async function ownMock(...args: string[]) {
  const project = await ownCopy();
  const mock = project.start('node', [SERVE, ...args], { PORT: '0' });
  onTestFinished(async () => {
    const ended = once(mock, 'close');
    mock.kill();
    await ended;
  });
  const heard = listener([mock.stdout, mock.stderr].filter((stream) => stream !== null));
  const address = new URL((await heard(/http:\S+/)) as string).origin;
  const get = (path: string) => fetch(address + path, { headers: { authorization: 'Bearer any' } });
  return { project, heard, get };
}

const call = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { authorization: 'Bearer any', ...headers } });
const LIST = '/api/admin/transactions';

test('whoever sends a name and a password is signed in', async () => {
  const answer = await fetch(`${origin}/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'robin', password: 'any' }),
  });
  expect([answer.status, (await answer.json()).admin.username]).toEqual([200, 'admin']);
});

test('it sends the policy and the headers that the server sends', async () => {
  const [page, answer] = await Promise.all([fetch(`${origin}/admin-panel/login`), call('/api/admin/games')]);
  expect(page.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  expect(page.headers.get('permissions-policy')).toContain('camera=()');
  for (const { headers } of [page, answer]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
  }
});

test('a body that is not JSON is answered with 400, as the contract has it', async () => {
  const answer = await fetch(`${origin}/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"username": "robin"',
  });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { message: 'The body is not valid JSON.', code: 'bad_request' },
  ]);
});

test.each([
  ['items=100000000', 'items is a whole number from 0 to 50000.'],
  ['items=-1', 'items is a whole number'],
  ['items=many', 'items is a whole number'],
  ['bogus=1', 'The mock does not know bogus, but code, example, wait, items, fault.'],
  ['respond-async', 'The mock does not know respond-async'],
  ['wait=soon', 'wait is a number of seconds'],
  ['wait=1e9', 'wait is a number of seconds'],
  ['code=500, example=lost', 'listTransactions 500 has no example lost'],
  ['code=418', 'listTransactions has no answer 418 in the contract, but 200, 401,'],
  ['code=200, example=lost', 'listTransactions 200 has no example lost in the contract, but firstOfThree,'],
  ['example=lost', 'listTransactions has no example lost in the contract'],
])('Prefer: %s is refused with what would be possible', async (prefer, words) => {
  const answer = await call(LIST, { prefer });
  expect([answer.status, (await answer.json()).message]).toEqual([400, expect.stringContaining(words)]);
});

test('no items are an empty list, and an export has as many lines as it is asked for', async () => {
  const none = await call(LIST, { prefer: 'items=0' });
  expect(await none.json()).toEqual({ transactions: [], totalPages: 0, page: 1, total: 0 });
  const file = await call('/api/admin/exports/transactions', { prefer: 'items=10000' });
  const lines = (await file.text()).trimEnd().split('\r\n');
  expect([file.headers.get('content-type'), lines.length, new Set(lines).size]).toEqual(['text/csv', 10_001, 10_001]);
});

test('what is asked for in a query is what comes, through Prism', async () => {
  const found = await (await call(`${LIST}?search=june.okafor&type=transfer`)).json();
  expect([found.total, found.transactions[0].id]).toEqual([1, '900404']);
  const wrong = await call(`${LIST}?limit=many`);
  expect([wrong.status, (await wrong.json()).errors]).toEqual([422, [{ path: 'limit', message: 'must be integer' }]]);
  const records = await call('/api/admin/company-revenue/payouts/PAY-0005/records?limit=2');
  expect([records.status, (await records.json()).records.length]).toEqual([200, 2]);
});

test('pictures come from the mock', async () => {
  const { items } = await (await call('/api/v1/game-items/admin/list/copper-caravan')).json();
  expect(new URL(items[0].image_url).origin).toBe(origin);
  const picture = await fetch(items[0].image_url);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
});

test.each([
  ['drop', 'fetch failed'],
  ['cut', 'terminated'],
])('Prefer: fault=%s breaks the connection', async (fault, words) => {
  const answer = call(LIST, { prefer: `fault=${fault}` }).then((response) => response.text());
  await expect(answer).rejects.toThrow(words);
});

test('Prefer: fault answers what a network answers, and nothing at all', async () => {
  const page = await call(LIST, { prefer: 'fault=html502' });
  expect([page.status, await page.text()]).toEqual([502, expect.stringContaining('<h1>502 Bad Gateway</h1>')]);
  const broken = await call(LIST, { prefer: 'fault=badjson' });
  await expect(broken.json()).rejects.toThrow(SyntaxError);
  const broken500 = await call(LIST, { prefer: 'code=500' });
  expect([broken500.status, (await broken500.json()).code]).toEqual([500, 'internal']);
  const unknown = await call(LIST, { prefer: 'fault=fire' });
  expect([unknown.status, (await unknown.json()).message]).toEqual([400, expect.stringContaining('drop, hang, cut')]);

  const hanging = new AbortController();
  const hung = fetch(origin + LIST, {
    headers: { authorization: 'Bearer any', prefer: 'fault=hang' },
    signal: hanging.signal,
  });
  // This call is answered although an earlier one is still hanging.
  expect((await call(LIST)).status).toBe(200);
  hanging.abort(new Error('given up'));
  await expect(hung).rejects.toThrow('given up');
  expect((await call(LIST)).status).toBe(200);
});

test('Prefer: fault=swap answers the first of two calls after the second, and says who answered', async () => {
  const prefer = 'fault=swap';
  const answered: string[] = [];
  const ask = async (name: string) => {
    const answer = await call(`${LIST}?search=${name}`, { prefer });
    answered.push(name);
    expect(answer.headers.get('x-mock-answer')).toMatch(/^Prism/);
  };
  const first = ask('first');
  // Two calls at once may arrive in any order: the second one is sent when another call, that was sent after the first, is answered.
  await call(LIST);
  await Promise.all([first, ask('second')]);
  expect(answered).toEqual(['second', 'first']);
  // Without a second process it is answered as well.
  expect((await call(LIST, { prefer })).status).toBe(200);
});

test('a change of a record that no example has is answered with 404, and the versions are said', async () => {
  const change = (id: string) =>
    fetch(`${origin}/admin/withdrawal/withdrawals/${id}/approve`, {
      method: 'POST',
      headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
      body: '{}',
    });
  expect([(await change('WDR-999999')).status, (await change('WDR-100482')).status]).toEqual([404, 200]);
  const versions = await (await call('/mock/versions')).json();
  expect(Object.values(versions)).toEqual([1, 2, 3].map(() => expect.stringMatching(/^\d+\.\d+\.\d+$/)));
});

test('a session is answered as its link says, from its first call on, and no other is', async () => {
  const session = (id: string, method: string, body?: string) =>
    fetch(`${origin}/__mock/sessions/${id}`, { method, ...(body !== undefined && { body }) });
  const statuses = async (id: string, count: number) => {
    const found: number[] = [];
    while (found.length < count) found.push((await call(LIST, { 'x-mock-session': id })).status);
    return found;
  };
  expect((await session('one', 'PUT', '#responses=listTransactions:503,200&session=3')).status).toBe(204);
  expect((await session('two', 'PUT', 'responses=listTransactions:429')).status).toBe(204);
  expect([await statuses('one', 5), await statuses('two', 2)]).toEqual([
    [503, 200, 200, 401, 401],
    [429, 429],
  ]);
  // Put again, it begins again; a wish of the call itself goes before it.
  await session('one', 'PUT', 'responses=listTransactions:403,200');
  expect((await call(LIST, { 'x-mock-session': 'one', prefer: 'code=429' })).status).toBe(429);
  expect(await statuses('one', 1)).toEqual([200]);
  expect(await (await session('one', 'GET')).text()).toBe('responses=listTransactions:403,200');
  await session('two', 'DELETE');
  expect((await session('two', 'GET')).status).toBe(404);
});

test.each([
  ['responses=listTransaction:503', 'The contract has no call “listTransaction”. Did you mean “listTransactions”?'],
  ['clock=+2h', '“clock” is for the panel'],
  ['503', 'The body is what a link has behind its #'],
])('PUT /__mock/sessions/x refuses %s with what would be possible', async (body, words) => {
  const answer = await fetch(`${origin}/__mock/sessions/x`, { method: 'PUT', body });
  expect([answer.status, (await answer.json()).message]).toEqual([400, expect.stringContaining(words)]);
});

test('a taken port is one line that says what to do', async () => {
  const { code, output } = await (await ownCopy()).run('node', [SERVE], { PORT: new URL(origin).port });
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^Port \d+ is taken\. .* choose another port: PORT=4611 npm run mock\n$/),
  ]);
});

// The content of the core contract is in tests/contract/bundle.test.ts.
testInFull('with --core it has the calls of the specification alone, and their fields', async () => {
  const { get } = await ownMock('--core');
  expect((await get('/api/admin/players')).status).toBe(404);
  const { transactions } = await (await get(LIST)).json();
  expect(Object.keys(transactions[0])).not.toContain('player_id');
  expect((await (await get('/mock/calls')).json()).length).toBe(33);
  expect(await (await get('/admin-panel/api-reference/core.yaml')).text()).toContain('title: Coinop Admin API, core');
});

testInFull(
  'a wrong contract that is saved is named and the one before stays, and a right one is served at once',
  async () => {
    const { project, heard, get } = await ownMock();
    const [area, examples] = ['openapi/areas/authentication.yaml', 'mocks/examples/transactions.yaml'];
    project.edit(area, 'summary: Sign in', 'summary: *nothing');
    await heard(/the mock goes on with the one before\.\s+openapi\/areas\/authentication\.yaml:\d+:/);
    expect(await (await get(LIST)).text()).toContain('"june.okafor@example.com"');

    project.edit(area, 'summary: *nothing', 'summary: Come in');
    project.edit(examples, 'june.okafor@example.com', 'june@example.com');
    await heard(/The saved contract is served\./);
    expect((await (await get('/mock/calls')).json())[0].summary).toBe('Come in');
    expect(await (await get(LIST)).text()).toContain('"june@example.com"');
  },
);
