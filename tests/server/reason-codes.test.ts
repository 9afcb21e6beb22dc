import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '../../server/db/schema/audit.ts';
import { reasonCodes } from '../../server/db/schema/review.ts';
import { returnAnnouncements } from '../../server/db/schema/withdrawals.ts';
import { aWithdrawal, SEALED_TEXT, serverUnderTest } from './server-under-test.ts';

// The reasons by which rejections and returns are counted; of skips and snoozes in review-deferrals.test.ts.

const app = serverUnderTest();
const LIST = '/admin/withdrawal/withdrawals';
const CODES = '/admin/withdrawal/reason-codes';

type Given = { label?: string; uses?: string[]; is_retired?: boolean };
const add = (code: string, { label = code, uses = ['reject', 'return'] }: Given = {}) =>
  app.call('POST', CODES, { body: { code, label, uses } });
const change = (code: string, { label = code, uses = ['reject', 'return'], is_retired = false }: Given = {}) =>
  app.call('PUT', `${CODES}/${code}`, { body: { label, uses, is_retired } });
const reject = (id: string, reasonCode?: string) =>
  app.call('POST', `${LIST}/${id}/reject`, { body: { reason: 'No', ...(reasonCode && { reason_code: reasonCode }) } });
const lastStep = async (id: string) => (await app.call('GET', `${LIST}/${id}/history`)).body.history.at(-1);

test('codes are added, changed and retired, each with its place in the audit log, and none twice by its label', async () => {
  expect((await add('fraud', { label: ' Suspected fraud ' })).body).toMatchObject({ label: 'Suspected fraud' });
  await add('closed', { label: 'Account closed', uses: ['return'] });
  const taken = [{ path: 'label', message: 'is that of another code' }];
  expect((await change('closed', { label: 'SUSPECTED FRAUD' })).body.errors).toEqual(taken);
  expect((await add('closed', { label: 'Other' })).body.errors).toEqual([
    { path: 'code', message: 'is there already' },
  ]);
  expect((await change('unknown')).status).toBe(404);
  await change('fraud', { label: 'Fraud', uses: ['reject'], is_retired: true });
  const { body } = await app.call('GET', CODES);
  expect(body.reason_codes).toMatchObject([
    { code: 'closed', label: 'Account closed', uses: ['return'], is_retired: false },
    { code: 'fraud', label: 'Fraud', uses: ['reject'], is_retired: true },
  ]);
  const rows = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, 'fraud')).orderBy(auditLog.auditId);
  expect(rows.at(-1)).toMatchObject({
    action: 'reason_code.update',
    before: { label: 'Suspected fraud', uses: ['reject', 'return'], retired_at: null },
    after: { label: 'Fraud', uses: ['reject'], retired_at: expect.any(String) },
  });
});

test('a rejection keeps its code beside its reason, alone and in bulk, and shows the label of today', async () => {
  await add('fraud', { label: 'Suspected fraud' });
  const [one, two, plain] = [await aWithdrawal(app.db), await aWithdrawal(app.db), await aWithdrawal(app.db)];
  expect((await reject(one, 'fraud')).status).toBe(200);
  const bulk = { withdrawal_ids: [two], reason: 'No', reason_code: 'fraud' };
  expect((await app.call('POST', `${LIST}/bulk-reject`, { body: bulk })).body.succeeded).toEqual([two]);
  await reject(plain);
  await change('fraud', { label: 'Fraud', is_retired: true });
  for (const id of [one, two]) {
    expect(await lastStep(id)).toMatchObject({ note: 'No', reason_code: 'fraud', reason_label: 'Fraud' });
  }
  expect(await lastStep(plain)).not.toHaveProperty('reason_code');
  const [audited] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'withdrawal.reject'));
  expect(audited?.after).toMatchObject({ reason_code: 'fraud', note: SEALED_TEXT });
});

test('the announcement of a return keeps its code', async () => {
  await add('closed');
  const id = await aWithdrawal(app.db, { status: 'completed' });
  const body = { reason: 'Closed', bank_reference: 'R02-1', reason_code: 'closed' };
  expect((await app.call('POST', `${LIST}/${id}/return`, { body })).status).toBe(200);
  const [row] = await app.db.select().from(returnAnnouncements).where(eq(returnAnnouncements.withdrawalId, id));
  expect(row?.reasonCode).toBe('closed');
});

test.each([
  ['nobody_added', 'does not exist'],
  ['retired', 'is retired'],
  ['of_returns', 'is not for the step reject'],
])('a rejection with the code %s is refused, and nothing is done: it %s', async (code, message) => {
  await add('retired');
  await change('retired', { is_retired: true });
  await add('of_returns', { uses: ['return'] });
  const id = await aWithdrawal(app.db);
  const { status, body } = await reject(id, code);
  expect([status, body.errors]).toEqual([422, [{ path: 'reason_code', message }]]);
  expect((await lastStep(id)).action).toBe('create');
});

test('there are at most 100 codes, of which each can still be changed', async () => {
  const codes = Array.from({ length: 100 }, (_, place) => ({
    code: `code_${place}`,
    label: `Code ${place}`,
    uses: ['skip'],
  }));
  await app.db.insert(reasonCodes).values(codes);
  expect((await add('one_more')).body.errors).toEqual([
    { path: 'code', message: 'cannot be added: there are 100 codes already' },
  ]);
  expect((await change('code_7', { label: 'Seven' })).status).toBe(200);
});
