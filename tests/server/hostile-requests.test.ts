import { expect, test } from 'vitest';
import { operations } from '../../openapi/contract.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { aWithdrawal, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const LOGIN = '/auth/admin-login';

/** Every operation of this server that has a body. */
const withBody = [
  LOGIN,
  '/auth/admin-password',
  '/admin/withdrawal/withdrawals/WDR-1/approve',
  '/admin/withdrawal/withdrawals/WDR-1/reject',
  '/admin/withdrawal/withdrawals/bulk-approve',
  '/admin/withdrawal/withdrawals/bulk-reject',
];

test.each(withBody)('POST %s answers 400 to what is not JSON', async (path) => {
  for (const rawBody of ['', '{', 'reason=x', '<a/>', '\u0000', '{"reason":"x"} {}']) {
    const answer = await app.call('POST', path, { rawBody });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('The body is not valid JSON.');
  }
});

test.each(withBody)('POST %s answers 400 to a key that is there twice', async (path) => {
  const answer = await app.call('POST', path, { rawBody: '{"reason":"x","rea\\u0073on":"y"}' });
  expect([answer.status, answer.body.message]).toEqual([400, 'The body has "reason" twice.']);
});

test.each(withBody)('POST %s answers 400 to another content type', async (path) => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', '']) {
    const answer = await app.call('POST', path, { rawBody: '{"reason":"x"}', headers: { 'content-type': type } });
    expect(answer.status).toBe(400);
  }
});

test.each(withBody)('POST %s answers 422 to a body that is no object', async (path) => {
  for (const rawBody of ['null', '[]', '"x"', '1', 'true']) {
    const answer = await app.call('POST', path, { rawBody });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe('body');
  }
});

test.each([
  [LOGIN, { username: 'admin', password: 'x', admin: true }, 'admin'],
  [LOGIN, { username: ['admin'], password: 'x' }, 'username'],
  [LOGIN, { username: 'admin' }, 'password'],
  [LOGIN, { username: 'ad\0min', password: 'x' }, 'username'],
  [LOGIN, { username: 'x'.repeat(5_000), password: 'x' }, 'username'],
  [LOGIN, { username: '', password: '' }, 'username'],
  ['/admin/withdrawal/withdrawals/WDR-1/approve', { notes: 'a\0b' }, 'notes'],
  ['/admin/withdrawal/withdrawals/WDR-1/approve', { notes: null }, 'notes'],
  ['/admin/withdrawal/withdrawals/WDR-1/approve', { note: 'x' }, 'note'],
  ['/admin/withdrawal/withdrawals/WDR-1/reject', { reason: 'x'.repeat(50_000) }, 'reason'],
  ['/admin/withdrawal/withdrawals/WDR-1/reject', { reason: 'x', status: 'approved' }, 'status'],
  ['/admin/withdrawal/withdrawals/bulk-reject', { withdrawal_ids: ['WDR-1'], reason: ' ' }, 'reason'],
  ['/admin/withdrawal/withdrawals/bulk-reject', { withdrawal_ids: [null], reason: 'x' }, 'withdrawal_ids.0'],
])('POST %s with %o answers 422, names the field and writes nothing', async (path, body, field) => {
  await aWithdrawal(app.db, { withdrawalId: 'WDR-1' });
  const answer = await app.call('POST', path, { body });
  expect(answer.status).toBe(422);
  expect(answer.body.errors[0].path).toBe(field);
  expect(answer.body.message).toContain(field);
  expect((await app.db.select().from(withdrawals))[0]?.status).toBe('pending_review');
  expect(await app.db.$count(withdrawalHistory)).toBe(1);
});

test('a body with __proto__ in it is refused and pollutes nothing', async () => {
  const rawBody = '{"__proto__":{"polluted":true},"username":"admin","password":"x"}';
  const answer = await app.call('POST', LOGIN, { rawBody });
  expect(answer.status).toBe(422);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

const BULK = '/admin/withdrawal/withdrawals/bulk-reject';
const tooLong = (length: number) => `{"reason":"${'x'.repeat(length)}"}`;

test.each([
  ['signing in', LOGIN, 8],
  ['any other call', BULK, 64],
])('a body beyond what %s needs is refused (%s, %i KiB)', async (_, path, kibibytes) => {
  const answer = await app.call('POST', path, { rawBody: tooLong(kibibytes * 1024) });
  expect([answer.status, answer.body.message]).toEqual([413, 'The body is too large.']);
  expect(answer.headers.get('connection')).toBe('close');
  expect((await app.call('POST', path, { rawBody: tooLong(kibibytes * 1000) })).status).toBe(422);
});

test('the largest request that the contract allows is within the limit', async () => {
  const withdrawal_ids = Array.from({ length: 200 }, (_, index) => `WDR-${index}`);
  const rawBody = JSON.stringify({ withdrawal_ids, reason: '?' }).replace('?', '\\u00e9'.repeat(1_000));
  expect((await app.call('POST', BULK, { rawBody })).body.failed).toHaveLength(200);
});

test('nothing of a body is read before it is known whose it is', async () => {
  let pulled = 0;
  const body = new ReadableStream(
    {
      pull(controller) {
        pulled++;
        controller.enqueue(new TextEncoder().encode('x'.repeat(1_000)));
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', body, duplex: 'half', headers: { authorization: 'Bearer nobodys' } } as RequestInit;
  expect((await app.fetch(BULK, init)).status).toBe(401);
  expect(pulled).toBe(0);
});

test('a body with any number of wrong fields is answered with twenty of them', async () => {
  const unknown = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));
  for (const body of [unknown(500), { username: 'admin', password: 'x', ...unknown(21) }]) {
    const answer = await app.call('POST', LOGIN, { body });
    expect([answer.status, answer.body.errors.length]).toEqual([422, 20]);
    expect(answer.text.length).toBeLessThan(4_000);
  }
  const query = Array.from({ length: 100 }, (_, index) => `k${index}=1&k${index}=2`).join('&');
  expect((await app.call('GET', `/admin/withdrawal/withdrawals?${query}`)).body.errors).toHaveLength(20);
});

test('text of any script is stored and comes back as it was; half a character is refused', async () => {
  await aWithdrawal(app.db, { withdrawalId: 'WDR-1' });
  const reason = "'; drop table withdrawals; -- <script>alert(1)</script> 🎲 مرحبا \u202e";
  const answer = await app.call('POST', '/admin/withdrawal/withdrawals/WDR-1/reject', { body: { reason } });
  expect(answer.body.rejection_reason).toBe(reason);
  await aWithdrawal(app.db, { withdrawalId: 'WDR-2' });
  const rawBody = '{"reason":"lone \\ud800 surrogate"}';
  const refused = await app.call('POST', '/admin/withdrawal/withdrawals/WDR-2/reject', { rawBody });
  expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'reason']);
});

test('every operation but signing in, accepting an invitation and reporting what broke answers 401 without a session, whatever else is wrong', async () => {
  const open = ['adminLogin', 'beginSignOn', 'finishSignOn', 'endSignOn', 'acceptInvitation', 'reportBrowserError'];
  for (const { route, operationId } of operations) {
    if (open.includes(operationId)) continue;
    const [method = '', path = ''] = route.replaceAll(/\{[^}]+\}/g, 'x').split(' ');
    const answer = await app.call(method, path, { token: null });
    expect([operationId, answer.status]).toEqual([operationId, 401]);
  }
});

test('an address that the contract does not have answers 404 in JSON', async () => {
  const token = await app.signIn();
  const headers = { authorization: `Bearer ${token}` };
  for (const path of ['/api/admin/nothing', '/admin/withdrawal/withdrawals/x/y/z', '/nothing', '/auth/nothing']) {
    const response = await app.fetch(path, { headers });
    expect([path, response.status]).toEqual([path, 404]);
    expect((await response.json()).message).toContain(path);
  }
});

test('answers of the API are never cached, name no server software and carry the security headers', async () => {
  const { headers } = await app.call('GET', '/admin/withdrawal/withdrawals/summary');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-powered-by')).toBeNull();
});
