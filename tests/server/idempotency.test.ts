import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { gameItems } from '../../server/db/schema/catalogue.ts';
import { idempotencyKeys } from '../../server/db/schema/idempotency.ts';
import { payouts } from '../../server/db/schema/revenue.ts';
import { withdrawalHistory } from '../../server/db/schema/withdrawals.ts';
import { earn } from './revenue-fixtures.ts';
import { aColleague, aWithdrawal, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const PAY_OUT = '/api/admin/company-revenue/process-payout';
const at = (id: string, action: string) => `/admin/withdrawal/withdrawals/${id}/${action}`;
const payment = (amount: number) => ({ payout_amount: amount, payout_method: 'ACH' });

let made = 0;
const newKey = () => `key-${++made}`;
const keyed = (key: string, body?: unknown) => ({ body, headers: { 'idempotency-key': key } });
const payoutCount = () => app.db.$count(payouts);

// Makes the last write of the transaction fail.
test.each([
  ['without a key', undefined, sql`audit_log`, sql`false`],
  ['with a key', 'key-of-a-lost-answer', sql`idempotency_keys`, sql`status is null`],
])('a payout %s that is answered with a failure has not been made', async (_, key, writtenLast, holds) => {
  await earn(app.db, [50_000]);
  const headers = {
    authorization: `Bearer ${await app.signIn()}`,
    'content-type': 'application/json',
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  await app.db.execute(sql`alter table ${writtenLast} add constraint no_row check (${holds}) not valid`);
  try {
    const body = JSON.stringify(payment(100));
    expect((await app.fetch(PAY_OUT, { method: 'POST', headers, body })).status).toBe(500);
    expect(await payoutCount()).toBe(0);
  } finally {
    await app.db.execute(sql`alter table ${writtenLast} drop constraint no_row`);
  }
  expect((await app.call('POST', PAY_OUT, { body: payment(100) })).body.success).toBe(true);
});

describe('a call with a key', () => {
  test('made again has the same answer, byte for byte, and no second effect', async () => {
    await earn(app.db, [50_000]);
    const key = newKey();
    const send = () => app.call('POST', PAY_OUT, keyed(key, payment(100)));
    const [first, second] = [await send(), await send()];
    expect(first.body.success).toBe(true);
    expect(second.text).toBe(first.text);
    expect(second.status).toBe(first.status);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(await payoutCount()).toBe(1);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('made many times at once has one effect, and all have its answer', async () => {
    await earn(app.db, [50_000]);
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.call('POST', PAY_OUT, keyed(key, payment(30)))),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await payoutCount()).toBe(1);
  });

  test('of another body, or to another address, is refused and does nothing', async () => {
    await earn(app.db, [50_000]);
    const id = await aWithdrawal(app.db);
    const key = newKey();
    await app.call('POST', PAY_OUT, keyed(key, payment(100)));
    for (const again of [
      await app.call('POST', PAY_OUT, keyed(key, payment(101))),
      await app.call('POST', at(id, 'approve'), keyed(key, {})),
    ]) {
      expect(again.status).toBe(422);
      expect(again.body.errors).toEqual([{ path: 'Idempotency-Key', message: 'was used for another request' }]);
    }
    expect(await payoutCount()).toBe(1);
    expect((await app.call('GET', `/admin/withdrawal/withdrawals/${id}`)).body.status).toBe('pending_review');
  });

  test('that was refused stays refused, also when it could be done by now', async () => {
    const key = newKey();
    const refused = await app.call('POST', PAY_OUT, keyed(key, payment(100)));
    expect(refused.body.success).toBe(false);
    const id = await aWithdrawal(app.db, { status: 'processing' });
    const retryKey = newKey();
    const conflict = await app.call('POST', at(id, 'retry'), keyed(retryKey));
    expect(conflict.status).toBe(409);

    await earn(app.db, [50_000]);
    await app.db.execute(sql`update withdrawals set status = 'failed', lease_until = null`);
    expect((await app.call('POST', PAY_OUT, keyed(key, payment(100)))).text).toBe(refused.text);
    const again = await app.call('POST', at(id, 'retry'), keyed(retryKey));
    expect(again.status).toBe(409);
    expect(again.text).toBe(conflict.text);
    expect(await payoutCount()).toBe(0);
  });

  test('that nothing was done for because of a failure may be made again', async () => {
    await earn(app.db, [50_000]);
    const key = newKey();
    await app.db.execute(sql`alter table payouts rename to payouts_gone`);
    const headers = { ...keyed(key).headers, 'content-type': 'application/json' };
    const authorization = `Bearer ${await app.signIn()}`;
    const send = () =>
      app.fetch(PAY_OUT, {
        method: 'POST',
        headers: { ...headers, authorization },
        body: JSON.stringify(payment(100)),
      });
    expect((await send()).status).toBe(500);
    await app.db.execute(sql`alter table payouts_gone rename to payouts`);
    expect(await app.db.$count(idempotencyKeys)).toBe(0);
    expect((await send()).status).toBe(200);
    expect(await payoutCount()).toBe(1);
  });

  test('of somebody who was disabled before its effect may be made again once they are enabled', async () => {
    const token = await aColleague(app.db, 'robin');
    await aColleague(app.db, 'sam');
    const send = () => app.call('POST', '/api/admin/admins/adm_sam/disable', { ...keyed('of-robin'), token });
    // Between the look at the session and the transaction's own look.
    await app.db.execute(sql`create function disable_robin() returns trigger language plpgsql as $$
      begin update admins set disabled_at = now() where username = 'robin'; return new; end $$`);
    await app.db.execute(
      sql`create trigger meanwhile before insert on idempotency_keys execute function disable_robin()`,
    );
    try {
      expect((await send()).status).toBe(401);
    } finally {
      await app.db.execute(sql`drop function disable_robin cascade`);
    }
    await app.db.execute(sql`update admins set disabled_at = null where username = 'robin'`);
    expect((await send()).status).toBe(200);
  });

  test('is another call when another administrator makes it', async () => {
    await earn(app.db, [50_000]);
    await app.db.execute(sql`insert into admins (admin_id, username, password_hash, role_ids)
      select 'adm_2', 'robin', password_hash, role_ids from admins`);
    const key = newKey();
    const first = await app.call('POST', PAY_OUT, keyed(key, payment(100)));
    const other = { ...keyed(key, payment(50)), token: await app.signIn('robin') };
    const second = await app.call('POST', PAY_OUT, other);
    expect([second.status, await payoutCount()]).toEqual([200, 2]);
    // Each has their own answer again.
    expect((await app.call('POST', PAY_OUT, keyed(key, payment(100)))).text).toBe(first.text);
    expect((await app.call('POST', PAY_OUT, other)).text).toBe(second.text);
  });

  test('that answers 204 or 201 is answered so again', async () => {
    const item = { game_id: 'starfall', item_name: 'Windfall', price_usd: 0.99, currency_amount: 25 };
    const createKey = newKey();
    const created = await app.call('POST', '/api/v1/game-items/admin/create', keyed(createKey, item));
    expect(created.status).toBe(201);
    const again = await app.call('POST', '/api/v1/game-items/admin/create', keyed(createKey, item));
    expect([again.status, again.text]).toEqual([201, created.text]);
    expect(await app.db.$count(gameItems)).toBe(1);

    const deleteKey = newKey();
    const path = `/api/v1/game-items/admin/delete/${created.body.item_id}`;
    expect((await app.call('DELETE', path, keyed(deleteKey))).status).toBe(204);
    expect((await app.call('DELETE', path, keyed(deleteKey))).status).toBe(204);
    expect((await app.call('DELETE', path, keyed(newKey()))).status).toBe(404);
  });

  test('reviews a withdrawal once, one by one and in bulk', async () => {
    const [one, two] = [await aWithdrawal(app.db), await aWithdrawal(app.db)];
    const key = newKey();
    const bulkKey = newKey();
    for (let times = 0; times < 2; times++) {
      expect((await app.call('POST', at(one, 'approve'), keyed(key, {}))).status).toBe(200);
      const bulk = await app.call(
        'POST',
        at('bulk-approve', '').slice(0, -1),
        keyed(bulkKey, { withdrawal_ids: [two, one] }),
      );
      expect(bulk.body).toMatchObject({ processed: 1, succeeded: [two] });
    }
    expect(await app.db.$count(withdrawalHistory)).toBe(4);
    expect(await brokenInvariants(app.db)).toEqual([]);
  });
});

test.each([[''], ['two words'], ['naïve'], ['x'.repeat(201)]])('the key %j is refused by name', async (key) => {
  const answer = await app.call('POST', PAY_OUT, keyed(key, payment(1)));
  expect(answer.status).toBe(422);
  expect(answer.body.errors[0].path).toBe('Idempotency-Key');
});
