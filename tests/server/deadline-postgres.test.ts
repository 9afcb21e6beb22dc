import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { hashSecret, newSecret } from '../../server/authentication/tokens.ts';
import { connectServer } from '../../server/db/connection/connect.ts';
import { sessions } from '../../server/db/schema/people.ts';
import { createDatabase } from '../shared.ts';
import { insertFirstRecords } from './server-under-test.ts';

test('a call that is denied is answered within the deadline, even while the audit log cannot be written', async () => {
  const database = await createDatabase();
  const { db, ping, close } = await connectServer(database.url, 2);
  await insertFirstRecords(db);
  const token = newSecret();
  const expiresAt = sql`now() + interval '1 hour'`;
  await db.insert(sessions).values({ tokenHash: hashSecret(token), adminId: 'adm_1', expiresAt });
  const app = createApp({ db, ping, log: pino({ level: 'silent' }), portalDir: 'no-portal', answerWithinMs: 300 });
  const approve = async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const path = '/admin/withdrawal/withdrawals/bulk-approve';
    return (await app.request(path, { method: 'POST', headers, body: '{}' }, {})).status;
  };
  expect(await approve()).toBe(422);
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table audit_log in access exclusive mode`);
    expect(await approve()).toBe(503);
  });
  await close();
  await database.remove();
});
