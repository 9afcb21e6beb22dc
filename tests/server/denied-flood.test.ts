import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { auditLog } from '../../server/db/schema/audit.ts';
import { aColleague, aSession, aWithdrawal, serverUnderTest } from './server-under-test.ts';

const stop = new AbortController();
const app = serverUnderTest({ closing: stop.signal });
const LIST = '/admin/withdrawal/withdrawals';

const denied = () =>
  app.db.select().from(auditLog).where(eq(auditLog.action, 'request.denied')).orderBy(auditLog.auditId);

test('refused writes fill the audit log with ten rows a minute and one sum, in which none is missing', async () => {
  const id = await aWithdrawal(app.db, { status: 'completed' });
  const colleague = await aColleague(app.db, 'second');
  const process = (token?: string, of = id) => app.call('POST', `${LIST}/${of}/process`, token ? { token } : {});
  const [first, second] = [await aSession(app.db), await aSession(app.db)];
  for (let time = 0; time < 20; time++) {
    expect((await process(first)).status).toBe(409);
    expect((await process(second)).status).toBe(409);
  }
  // Another reason, and another person, count by themselves.
  for (let time = 0; time < 3; time++) await process(first, 'WDR-none');
  expect((await process(colleague)).status).toBe(409);
  expect(await denied()).toHaveLength(11);
  stop.abort();
  await vi.waitFor(async () => expect(await denied()).toHaveLength(12));
  const sum = (await denied()).at(-1);
  expect(sum).toMatchObject({
    adminId: 'adm_1',
    requestId: null,
    after: { status: 409, count: 30, requests: [`POST ${LIST}/${id}/process`], addresses: [] },
  });
});
