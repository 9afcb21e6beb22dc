import { expect, test } from 'vitest';
import { auditLog } from '../../server/db/schema/audit.ts';
import { aSentGame, aSentItem, aSentPlayer, aSentTransaction, aSentWithdrawal } from './platform-fixtures.ts';
import { aWithdrawal, serverUnderTest } from './server-under-test.ts';
import { aTransaction } from './transaction-fixtures.ts';

// One rule for the numbers of accounts and cards, wherever a text comes in. What it finds: tests/unit/account-number.test.ts.

const app = serverUnderTest();
const CARD = '4111/1111/1111/1111';
const SOLD = 'FC25 Ultimate Team Points';
const NOTE = 'Paid to account 123456';

test.each([
  ['items', 'item_name', SOLD, aSentItem],
  ['items', 'display_name', SOLD, aSentItem],
  ['games', 'game_name', SOLD, aSentGame],
  ['players', 'display_name', SOLD, aSentPlayer],
  ['transactions', 'item_name', SOLD, aSentTransaction],
  ['transactions', 'notes', 'Order 123456789012', aSentTransaction],
  ['withdrawals', 'company_name', 'Order 66 Ltd', aSentWithdrawal],
] as const)('of the platform’s %s, %s may be %j, and has no card’s number', async (kind, field, kept, aRecord) => {
  const send = (value: string) =>
    app.call('POST', `/api/platform/${kind}`, { body: { records: [aRecord({ [field]: value })] } });
  const { text, body } = await send(`Points ${CARD}`);
  expect(body.results).toMatchObject([
    { result: 'invalid', errors: [{ message: 'must not hold the number of a card: write its last four digits' }] },
  ]);
  expect(text).not.toContain('4111');
  expect((await send(kept)).body.results).toMatchObject([{ result: 'created' }]);
});

test.each<[string, (text: string) => Promise<[string, string, Record<string, unknown>]>]>([
  ['a rejection', async (reason) => ['POST', await to('reject'), { reason }]],
  ['an approval', async (notes) => ['POST', await to('approve'), { notes }]],
  ['a note', async (text) => ['POST', await to('notes'), { text }]],
  ['a note about a player', async (text) => ['POST', '/api/admin/players/PLR-1/notes', { text }]],
  ['a freeze', async (reason) => ['POST', '/api/admin/players/PLR-1/freeze', { reason }]],
  ['a pause', async (reason) => ['POST', '/api/admin/system/payments/pause', { reason }]],
  [
    'a payout',
    async (notes) => [
      'POST',
      '/api/admin/company-revenue/process-payout',
      { payout_amount: 1, payout_method: 'Bank Transfer', notes },
    ],
  ],
  [
    'a transaction',
    async (notes) => [
      'PUT',
      `/api/admin/transactions/${await aTransaction(app.db)}/status`,
      { status: 'failed', notes },
    ],
  ],
])('the text of %s has no number of an account, and nothing changes', async (_, call) => {
  for (const text of [CARD, NOTE]) {
    const [method, path, body] = await call(text);
    const answer = await app.call(method, path, { body });
    expect([answer.status, answer.body.errors?.[0].message]).toEqual([
      422,
      expect.stringMatching(/^must not hold the number of a/),
    ]);
    expect(answer.text).not.toContain('4111');
  }
  const audited = await app.db.select().from(auditLog).orderBy(auditLog.auditId);
  // The digits alone may be in a hash.
  expect(JSON.stringify(audited)).not.toMatch(/4111\/1111|account 123456/);
});

const to = async (action: string) => `/admin/withdrawal/withdrawals/${await aWithdrawal(app.db)}/${action}`;
