import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog } from '../../server/db/schema/audit.ts';
import { transactions } from '../../server/db/schema/transactions.ts';
import { TransactionStatus } from '../../src/generated/model/transactionStatus.ts';
import { TransactionType } from '../../src/generated/model/transactionType.ts';
import { SEALED_TEXT, serverUnderTest } from './server-under-test.ts';
import { aTransaction } from './transaction-fixtures.ts';

const app = serverUnderTest();
const put = (id: string, body: unknown) => app.call('PUT', `/api/admin/transactions/${id}/status`, { body });
const rowOf = async (id: string) =>
  (
    await app.db
      .select()
      .from(transactions)
      .where(eq(transactions.id, Number(id)))
  )[0];
const auditOf = (id: string) =>
  app.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.auditId);

const TARGETS = ['completed', 'failed', 'cancelled'];

describe.each(TARGETS)('setting %s', (target) => {
  test('decides a pending transaction, with one audit row', async () => {
    const id = await aTransaction(app.db, { transactionId: 'TXN-A' });
    const answer = await put(id, { status: target, notes: '  Confirmed by phone\n' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id,
      status: target,
      notes: 'Confirmed by phone',
      status_changed_by: 'admin',
      amount: 49.99,
    });
    expect(await rowOf(id)).toMatchObject({ status: target, notes: 'Confirmed by phone', amountCents: 4_999 });
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'transaction.update_status',
        subjectType: 'transaction',
        adminId: 'adm_1',
        username: 'admin',
        before: { status: 'pending', notes: null },
        after: { status: target, notes: SEALED_TEXT },
      },
    ]);
  });

  test.each(TARGETS)('of one that is %s answers 409, names that status and writes nothing', async (status) => {
    const id = await aTransaction(app.db, { transactionId: 'TXN-A', status, notes: 'As it was' });
    const before = await rowOf(id);
    const answer = await put(id, { status: target, notes: 'Other' });
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      message: `Transaction TXN-A is ${status} and cannot be changed.`,
      code: 'invalid_transition',
    });
    expect(await rowOf(id)).toEqual(before);
    expect(await auditOf(id)).toHaveLength(0);
  });

  test.each(Object.values(TransactionType))('of a pending %s', async (transactionType) => {
    const id = await aTransaction(app.db, { transactionId: 'TXN-A', transactionType });
    const answer = await put(id, { status: target });
    if (transactionType === 'withdrawal') {
      expect(answer.status).toBe(409);
      expect(answer.body.message).toBe(
        'Transaction TXN-A is pending and cannot be changed here: it follows its withdrawal.',
      );
      expect((await rowOf(id))?.status).toBe('pending');
      expect(await auditOf(id)).toHaveLength(0);
    } else {
      expect(answer.status).toBe(200);
      expect((await rowOf(id))?.status).toBe(target);
    }
  });
});

test('every status is either pending or final', () => {
  expect(Object.values(TransactionStatus).toSorted()).toEqual([...TARGETS, 'pending'].toSorted());
});

test('a decided withdrawal is refused for its status, like any other', async () => {
  const id = await aTransaction(app.db, { transactionId: 'TXN-A', transactionType: 'withdrawal', status: 'failed' });
  expect((await put(id, { status: 'completed' })).body.message).toBe(
    'Transaction TXN-A is failed and cannot be changed.',
  );
});

test.each([[{}], [{ notes: '' }], [{ notes: ' \n\t' }]])(
  'a decision with %j for a note keeps the note that was there',
  async (note) => {
    const id = await aTransaction(app.db, { notes: 'From the payment provider' });
    const answer = await put(id, { status: 'completed', ...note });
    expect(answer.body.notes).toBe('From the payment provider');
  },
);

test('a decision is seen in the list, with who made it', async () => {
  const id = await aTransaction(app.db);
  await put(id, { status: 'cancelled' });
  const { body } = await app.call('GET', '/api/admin/transactions?status=cancelled');
  expect(body.transactions).toMatchObject([{ id, status: 'cancelled', status_changed_by: 'admin' }]);
});

test('of two decisions at the same time one is made and the other refused', async () => {
  const id = await aTransaction(app.db);
  const answers = await Promise.all(TARGETS.map((status) => put(id, { status })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await auditOf(id)).toHaveLength(1);
});

test.each([
  [{}, 'status'],
  [{ status: 'pending' }, 'status'],
  [{ status: 'refunded' }, 'status'],
  [{ status: null }, 'status'],
  [{ status: 'failed', notes: 7 }, 'notes'],
  [{ status: 'failed', notes: null }, 'notes'],
  [{ status: 'failed', notes: 'x'.repeat(1001) }, 'notes'],
  [{ status: 'failed', notes: 'a\0b' }, 'notes'],
  [{ status: 'failed', note: 'x' }, 'note'],
  [{ status: 'failed', amount: 1 }, 'amount'],
  [[], 'body'],
])('%j answers 422, names %s and changes nothing', async (body, path) => {
  const id = await aTransaction(app.db);
  const answer = await put(id, body);
  expect(answer.status).toBe(422);
  expect(answer.body.errors[0].path).toBe(path);
  expect((await rowOf(id))?.status).toBe('pending');
  expect(await auditOf(id)).toHaveLength(0);
});

test('what is not JSON answers 400', async () => {
  const id = await aTransaction(app.db);
  const answer = await app.call('PUT', `/api/admin/transactions/${id}/status`, { rawBody: '{' });
  expect(answer.status).toBe(400);
});
