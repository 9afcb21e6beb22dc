import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createAdmin } from '../../server/authentication/account-commands.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { serverUnderTest } from './server-under-test.ts';

// With one call per minute, no slow machine earns another call during a test: a burst of one, then nothing.
const app = serverUnderTest({ rateLimit: 1 });
const SUMMARY = '/admin/withdrawal/withdrawals/summary';

test('an administrator who calls too often is told when to go on, and nobody else is', async () => {
  const password = await createAdmin(app.db, 'robin');
  const robin = await app.signIn('robin', password);
  expect((await app.call('GET', SUMMARY)).status).toBe(200);
  const refused = await app.call('GET', SUMMARY);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(40);
  expect(wait).toBeLessThanOrEqual(60);
  expect(refused.body).toEqual({ message: `Too many requests. Try again in ${wait} seconds.`, code: 'rate_limited' });
  expect((await app.call('POST', '/admin/withdrawal/withdrawals/WDR-1/process')).status).toBe(429);
  const [noted] = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'request.denied'))
    .orderBy(auditLog.auditId);
  expect(noted).toMatchObject({ adminId: 'adm_1', after: { status: 429, code: 'rate_limited' } });
  // A second session does not add a second bucket.
  expect((await app.call('GET', SUMMARY, { token: await app.signIn() })).status).toBe(429);
  expect((await app.call('POST', '/auth/admin-logout', { token: robin })).status).toBe(204);
});
