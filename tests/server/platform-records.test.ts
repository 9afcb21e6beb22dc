import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { idempotencyKeys } from '../../server/db/schema/idempotency.ts';
import { ledgerTransfers } from '../../server/db/schema/ledger.ts';
import { players } from '../../server/db/schema/players.ts';
import { revenueRecords } from '../../server/db/schema/revenue.ts';
import { transactions } from '../../server/db/schema/transactions.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import {
  AT,
  aSentGame,
  aSentItem,
  aSentPlayer,
  aSentTransaction,
  aSentWithdrawal,
  LATER,
} from './platform-fixtures.ts';
import { aColleague, bankReturns, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();

const send = (kind: string, records: unknown[], more: object = {}) =>
  app.call('POST', `/api/platform/${kind}`, { body: { records, ...more } });
const resultsOf = async (kind: string, records: unknown[], more: object = {}) => {
  const { status, body } = await send(kind, records, more);
  expect(status).toBe(200);
  return body.results.map(({ result }: { result: string }) => result);
};
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

async function expectAllToAddUp(): Promise<void> {
  expect(await brokenInvariants(app.db)).toEqual([]);
  expect(await wrongSums(app.db)).toEqual([]);
}

describe.each([
  ['players', aSentPlayer, { display_name: 'Teodoro' }, { registered_at: '2026-03-03T00:00:00.000Z' }],
  ['games', aSentGame, { game_name: 'Silver Caravan' }, undefined],
  ['items', aSentItem, { item_name: 'Sack' }, { game_id: 'copper-caravan' }],
  ['transactions', aSentTransaction, { status: 'completed' }, { amount: 11 }],
] as const)('%s', (kind, aRecord, change, contradiction) => {
  test('are made once, and then updated by newer versions alone, whatever order they come in', async () => {
    expect(await resultsOf(kind, [aRecord()])).toEqual(['created']);
    expect(await resultsOf(kind, [aRecord()])).toEqual(['unchanged']);
    expect(await resultsOf(kind, [aRecord({ ...change, updated_at: LATER })])).toEqual(['updated']);
    // The version that was sent first arrives last, and changes nothing.
    expect(await resultsOf(kind, [aRecord()])).toEqual(['unchanged']);
    expect(await resultsOf(kind, [aRecord({ ...change, updated_at: LATER })])).toEqual(['unchanged']);
    await expectAllToAddUp();
  });

  test('of one version with two contents are a conflict, and so is what may never change', async () => {
    await send(kind, [aRecord()]);
    expect(await resultsOf(kind, [aRecord(change)])).toEqual(['conflict']);
    if (!contradiction) return;
    await send('games', [aSentGame()]);
    expect(await resultsOf(kind, [aRecord({ ...contradiction, updated_at: LATER })])).toEqual(['conflict']);
    await expectAllToAddUp();
  });

  test('in one batch: two versions follow each other, and a copy is unchanged', async () => {
    const newer = aRecord({ ...change, updated_at: LATER });
    expect(await resultsOf(kind, [aRecord(), newer, aRecord()])).toEqual(['created', 'updated', 'unchanged']);
    expect(await resultsOf(kind, [newer])).toEqual(['unchanged']);
    await expectAllToAddUp();
  });
});

describe('a batch', () => {
  test('stores what is right, and says of each other record why not', async () => {
    const records = [
      aSentTransaction(),
      aSentTransaction({ transaction_id: 'TXN-2', amount: 0 }),
      { ...aSentTransaction({ transaction_id: 'TXN-3' }), player: 'PLR-1' },
      aSentTransaction({ transaction_id: 'TXN-4', player_id: 'PLR-9' }),
      aSentTransaction({ transaction_id: 'TXN-5', game_id: 'nowhere' }),
      aSentTransaction({ amount: 12, updated_at: LATER }),
      'not a record',
      null,
      aSentTransaction({ transaction_id: 'a/b' }),
    ];
    const { body } = await send('transactions', records);
    expect(body.stored).toBe(true);
    expect(body.counts).toEqual({ created: 1, invalid: 5, missing_reference: 2, conflict: 1 });
    expect(body.results).toMatchObject([
      { index: 0, id: 'TXN-1', result: 'created', message: null },
      { index: 1, id: 'TXN-2', result: 'invalid', errors: [{ path: 'amount', message: 'must be more than 0' }] },
      { index: 2, id: 'TXN-3', result: 'invalid', errors: [{ path: 'player', message: 'is not a known field' }] },
      { index: 3, id: 'TXN-4', result: 'missing_reference', message: 'The player PLR-9 is not here.' },
      { index: 4, id: 'TXN-5', result: 'missing_reference', message: 'The game nowhere is not here.' },
      { index: 5, id: 'TXN-1', result: 'conflict', message: 'amount may not change.', record: { amount: 10 } },
      { index: 6, id: null, result: 'invalid' },
      { index: 7, id: null, result: 'invalid' },
      { index: 8, id: null, result: 'invalid' },
    ]);
    expect(await app.db.$count(transactions)).toBe(1);
    await expectAllToAddUp();
  });

  test('that is to be stored as a whole or not at all is not stored for one record', async () => {
    const { body } = await send(
      'transactions',
      [aSentTransaction({ status: 'completed' }), aSentTransaction({ amount: -1 })],
      {
        all_or_nothing: true,
      },
    );
    expect(body).toMatchObject({ stored: false, counts: { not_stored: 1, invalid: 1 } });
    expect(await app.db.$count(transactions)).toBe(0);
    expect(await app.db.$count(revenueRecords)).toBe(0);
    expect(await app.db.$count(auditLog)).toBe(0);
    expect((await send('transactions', [aSentTransaction()], { all_or_nothing: true })).body.stored).toBe(true);
  });

  test('of none or of a thousand and one is refused, of a thousand with one that is right is not', async () => {
    expect((await send('players', [])).body.errors).toMatchObject([{ path: 'records' }]);
    expect(
      (
        await send(
          'players',
          Array.from({ length: 1_001 }, () => ({})),
        )
      ).status,
    ).toBe(422);
    const { body } = await send('players', [...Array.from({ length: 999 }, () => ({})), aSentPlayer()]);
    expect(body.counts).toEqual({ invalid: 999, created: 1 });
  });

  test('leaves one audit row that counts and names what changed, and none where nothing was stored', async () => {
    await send('players', [aSentPlayer(), aSentPlayer({ player_id: 'PLR-3', email: 'x' })]);
    await send('players', [aSentPlayer()]);
    expect(await app.db.select().from(auditLog).orderBy(auditLog.auditId)).toMatchObject([
      {
        action: 'platform.store_players',
        username: 'platform-sync',
        after: { created: 1, invalid: 1, force: false, created_ids: ['PLR-2'] },
      },
    ]);
  });

  test('with a key is answered again as it was', async () => {
    const body = { records: [aSentPlayer()] };
    const headers = { 'idempotency-key': 'batch-1' };
    const first = await app.call('POST', '/api/platform/players', { body, headers });
    const second = await app.call('POST', '/api/platform/players', { body, headers });
    expect(second.text).toBe(first.text);
    expect(await app.db.$count(idempotencyKeys)).toBe(1);
  });

  test('needs a session', async () => {
    expect(
      (await app.call('POST', '/api/platform/players', { body: { records: [aSentPlayer()] }, token: null })).status,
    ).toBe(401);
  });
});

test.each([
  ['transactions', aSentTransaction, 'occurred_at'],
  ['transactions', aSentTransaction, 'updated_at'],
  ['players', aSentPlayer, 'registered_at'],
  ['withdrawals', aSentWithdrawal, 'occurred_at'],
] as const)('of %s %o, %s may be five minutes ahead and any time ago', async (kind, aRecord, field) => {
  const errors = async (time: string) => (await send(kind, [aRecord({ [field]: time })])).body.results[0].errors;
  expect(await errors(inMinutes(6))).toMatchObject([{ path: field }]);
  expect(await errors(inMinutes(60 * 24 * 365))).toMatchObject([{ path: field }]);
  expect(await errors('2001-01-01T00:00:00.000Z')).toBeUndefined();
});

test.each([[0], [-1], [0.001], [1e15], ['10'], [null]])('an amount of %j is invalid', async (amount) => {
  expect(await resultsOf('transactions', [aSentTransaction({ amount })])).toEqual(['invalid']);
});

test.each([
  ['players', 'player_id', aSentPlayer],
  ['games', 'game_id', aSentGame],
  ['items', 'item_id', aSentItem],
  ['transactions', 'transaction_id', aSentTransaction],
  ['withdrawals', 'withdrawal_id', aSentWithdrawal],
] as const)('of %s no other text or value is an id', async (kind, field, aRecord) => {
  const ids = ['a/b', '../a', 'a b', '', 'ä', 'a\0', 'x'.repeat(129), 'x'.repeat(300), 7, null];
  const { body } = await send(
    kind,
    ids.map((id) => aRecord({ [field]: id })),
  );
  expect(body.counts).toEqual({ invalid: ids.length });
  // A text that is no id is not repeated as one.
  expect(body.results.map(({ id }: { id: unknown }) => id)).toEqual(ids.map(() => null));
  expect(await resultsOf(kind, [aRecord({ [field]: `${'x'.repeat(62)}_-` })])).toEqual(['created']);
});

test('an e-mail address belongs to one player, in one batch and over all', async () => {
  const other = (email: string, player_id = 'PLR-3') => aSentPlayer({ player_id, email });
  expect(await resultsOf('players', [other('mara@example.com')])).toEqual(['conflict']);
  expect(await resultsOf('players', [aSentPlayer(), other('teo@example.com')])).toEqual(['created', 'conflict']);
  expect(await resultsOf('players', [other('lea@example.com')])).toEqual(['created']);
  expect(await resultsOf('players', [aSentPlayer({ email: 'lea@example.com', updated_at: LATER })])).toEqual([
    'conflict',
  ]);
});

describe('what an administrator has changed', () => {
  test.each([
    ['games', aSentGame, '/api/admin/games/copper-caravan', { game_name: 'Ours' }, 'game_name', 'game.overwrite'],
    [
      'items',
      aSentItem,
      '/api/v1/game-items/admin/update/ITM-1',
      { item_name: 'Ours' },
      'item_name',
      'game_item.overwrite',
    ],
  ] as const)(
    'of %s is overwritten by force alone, which is audited',
    async (kind, aRecord, path, edit, field, action) => {
      await send(kind, [aRecord()]);
      expect((await app.call('PUT', path, { body: edit })).status).toBe(200);
      const newer = aRecord({ [field]: 'Theirs', updated_at: LATER });
      const { body } = await send(kind, [newer]);
      expect(body.results[0]).toMatchObject({ result: 'conflict', record: { [field]: 'Ours' } });
      expect(await resultsOf(kind, [newer], { force: true })).toEqual(['updated']);
      const [overwrite] = await app.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.action, action))
        .orderBy(auditLog.auditId);
      expect(overwrite).toMatchObject({ before: { [field]: 'Ours' }, after: { [field]: 'Theirs' } });
      // From then on the platform owns the record again.
      const newest = aRecord({ [field]: 'Theirs too', updated_at: new Date().toISOString() });
      expect(await resultsOf(kind, [newest])).toEqual(['updated']);
    },
  );

  test('is also what was made here, and an item that was deleted here', async () => {
    expect(await resultsOf('games', [aSentGame({ game_id: 'starfall' })])).toEqual(['conflict']);
    const made = { game_id: 'starfall', item_name: 'Ours', price_usd: 1, currency_amount: 1 };
    const { item_id } = (await app.call('POST', '/api/v1/game-items/admin/create', { body: made })).body;
    const { body } = await send('items', [aSentItem({ item_id })]);
    expect(body.results[0]).toMatchObject({ result: 'conflict', record: { item_name: 'Ours' } });
    await send('items', [aSentItem()]);
    await app.call('DELETE', '/api/v1/game-items/admin/delete/ITM-1');
    expect(await resultsOf('items', [aSentItem({ updated_at: LATER })])).toEqual(['conflict']);
    expect(await resultsOf('items', [aSentItem({ updated_at: LATER })], { force: true })).toEqual(['created']);
  });

  test('of a transaction stays as decided', async () => {
    await send('transactions', [aSentTransaction()]);
    const { body } = await app.call('GET', '/api/admin/transactions');
    await app.call('PUT', `/api/admin/transactions/${body.transactions[0].id}/status`, { body: { status: 'failed' } });
    const answer = await send('transactions', [aSentTransaction({ status: 'completed', updated_at: LATER })]);
    expect(answer.body.results[0]).toMatchObject({
      result: 'conflict',
      message: 'It is failed and cannot become completed.',
      record: { status: 'failed' },
    });
    // So is what was sent before, when it arrives once more.
    expect((await send('transactions', [aSentTransaction()])).body.results[0]).toMatchObject({
      result: 'conflict',
      message: 'It is failed and cannot become pending.',
    });
    await expectAllToAddUp();
  });
});

describe('the fee of a transaction', () => {
  const feeOf = async (values: object) => {
    await send('transactions', [aSentTransaction({ status: 'completed', ...values })]);
    const [row] = await app.db.select().from(transactions);
    const [revenue] = await app.db.select().from(revenueRecords);
    await expectAllToAddUp();
    return [row?.feeCents, revenue?.amountCents, revenue?.revenueType];
  };

  test('of a purchase is the game’s share where none is given', async () => {
    expect(await feeOf({})).toEqual([50, 50, 'purchase_fee']);
  });
  test('is the one that is given, also where that is nothing', async () => {
    expect(await feeOf({ fee: 0.33 })).toEqual([33, 33, 'purchase_fee']);
    await app.db.delete(transactions);
  });
  test('is nothing of a transfer that brings none', async () => {
    expect(await feeOf({ transaction_type: 'transfer' })).toEqual([0, undefined, undefined]);
  });
  test('is earned once, when the transaction is completed, on that day', async () => {
    await send('transactions', [aSentTransaction()]);
    expect(await app.db.$count(revenueRecords)).toBe(0);
    const completed = aSentTransaction({ status: 'completed', updated_at: LATER });
    await send('transactions', [completed, completed]);
    await send('transactions', [{ ...completed, notes: 'Late', updated_at: new Date().toISOString() }]);
    const rows = await app.db.select().from(revenueRecords);
    expect(rows).toMatchObject([{ amountCents: 50, createdAt: new Date(LATER) }]);
    await expectAllToAddUp();
  });
  test('more than the amount is invalid', async () => {
    expect(await resultsOf('transactions', [aSentTransaction({ fee: 10.01 })])).toEqual(['invalid']);
  });
});

describe('a request for a withdrawal', () => {
  const statusOfTransaction = async () => (await app.db.select().from(transactions))[0]?.status;

  test('holds its money from then on, with a transaction that follows it to its end', async () => {
    expect(await resultsOf('withdrawals', [aSentWithdrawal(), aSentWithdrawal()])).toEqual(['created', 'unchanged']);
    expect(await resultsOf('withdrawals', [aSentWithdrawal()])).toEqual(['unchanged']);
    expect(await app.db.select().from(ledgerTransfers)).toMatchObject([
      { kind: 'withdrawal.create', amountCents: 25_000 },
    ]);
    expect((await app.db.select().from(withdrawals))[0]).toMatchObject({ status: 'pending_review', netCents: 24_375 });
    const list = await app.call('GET', '/api/admin/transactions?type=withdrawal');
    expect(list.body.transactions).toMatchObject([
      { transaction_id: 'WDR-1', amount: 250, status: 'pending', created_at: AT },
    ]);
    await expectAllToAddUp();
    const at = (action: string) => `/admin/withdrawal/withdrawals/WDR-1/${action}`;
    await app.call('POST', at('approve'), { body: {} });
    await app.call('POST', at('process'));
    expect(await statusOfTransaction()).toBe('pending');
    await changeWithdrawal(app.db, SYSTEM, 'WDR-1', { action: 'complete', note: 'REF' });
    expect(await statusOfTransaction()).toBe('completed');
    await bankReturns(app.db, 'WDR-1');
    expect(await statusOfTransaction()).toBe('pending');
    await app.call('POST', at('approve'), { body: {}, token: await aColleague(app.db, 'robin') });
    await app.call('POST', at('process'));
    await changeWithdrawal(app.db, SYSTEM, 'WDR-1', { action: 'fail', note: 'No' });
    expect(await statusOfTransaction()).toBe('failed');
    await app.call('POST', at('release'), { body: { reason: 'Closed' } });
    expect(await statusOfTransaction()).toBe('cancelled');
    await expectAllToAddUp();
  });

  test('never changes', async () => {
    await send('withdrawals', [aSentWithdrawal()]);
    const { body } = await send('withdrawals', [aSentWithdrawal({ requested_amount: 251 })]);
    expect(body.results[0]).toMatchObject({ result: 'conflict', message: 'requested_amount may not change.' });
    expect(await resultsOf('withdrawals', [aSentWithdrawal({ account_last4: '4418' })])).toEqual(['conflict']);
  });

  test('has no id of a transaction, and no transaction has that of a withdrawal', async () => {
    await send('transactions', [aSentTransaction({ transaction_id: 'X-1' })]);
    expect(await resultsOf('withdrawals', [aSentWithdrawal({ withdrawal_id: 'X-1' })])).toEqual(['conflict']);
    await send('withdrawals', [aSentWithdrawal()]);
    expect(await resultsOf('transactions', [aSentTransaction({ transaction_id: 'WDR-1' })])).toEqual(['conflict']);
  });

  test('is cancelled by its player while it awaits its review, and not afterwards', async () => {
    await send('withdrawals', [aSentWithdrawal(), aSentWithdrawal({ withdrawal_id: 'WDR-2' })]);
    const cancel = (id: string) => app.call('POST', `/api/platform/withdrawals/${id}/cancel`);
    expect((await cancel('WDR-1')).body).toMatchObject({
      status: 'rejected',
      rejection_reason: 'Cancelled by the player',
    });
    await app.call('POST', '/admin/withdrawal/withdrawals/WDR-2/approve', { body: {} });
    expect((await cancel('WDR-2')).body.message).toBe('Withdrawal WDR-2 is approved and cannot be cancelled.');
    expect((await cancel('WDR-1')).status).toBe(409);
    expect((await cancel('WDR-9')).status).toBe(404);
    await expectAllToAddUp();
  });

  test.each([
    ['bank_name', 'First Meridian 000123456789'],
    ['bank_name', 'Meridian 1234-5678-9012'],
    ['company_name', 'GB82 WEST 1234 5698 7654 32'],
    ['account_type', 'checking 123456789'],
    ['account_last4', '000123456789'],
    ['routing_last4', '271080112'],
    ['account_fingerprint', '271080112'],
    ['account_number', '000123456789'],
    ['271080112', 'x'],
    ['withdrawal_id', '4417 0000 1234 5678'],
  ])('with the number of an account in %s is refused, and the number is nowhere', async (field, value) => {
    const { text, body } = await send('withdrawals', [aSentWithdrawal({ [field]: value })]);
    expect(body.results[0].result).toBe('invalid');
    const written = JSON.stringify([
      await app.db.select().from(auditLog).orderBy(auditLog.auditId),
      await app.db.select().from(withdrawals),
      app.logged,
    ]);
    const number = /\d/.test(value) ? value : field;
    expect(text.includes(number) || written.includes(number)).toBe(false);
  });

  test.each(['export', 'summary', 'bulk-approve'])(
    'called %s is invalid: its page would be another call',
    async (id) => {
      expect(await resultsOf('withdrawals', [aSentWithdrawal({ withdrawal_id: id })])).toEqual(['invalid']);
    },
  );
});

test('rows that were made before the platform came are not taken for its own', async () => {
  // The player that every test has was inserted by SQL, so the platform's first version is accepted.
  expect(await resultsOf('players', [aSentPlayer({ player_id: 'PLR-1', email: 'mara@example.com' })])).toEqual([
    'updated',
  ]);
  expect((await app.db.select().from(players))[0]?.displayName).toBe('Teo');
});

describe('a platform whose clock is ahead of ours', () => {
  // Of its own: the other one has been sent times of the far future.
  const fresh = serverUnderTest();

  test('is said on System, even when its records are refused for it', async () => {
    const records = [aSentPlayer({ updated_at: inMinutes(10) })];
    const { body: stored } = await fresh.call('POST', '/api/platform/players', { body: { records } });
    expect(stored.results).toMatchObject([{ result: 'invalid' }]);
    const { body } = await fresh.call('GET', '/api/admin/system/status');
    expect(body.services.at(-1)).toEqual({
      name: 'Platform',
      status: 'degraded',
      uptime_percent: null,
      latency_ms: null,
      detail: 'Its clock is 10 minutes ahead of ours',
    });
  });
});
