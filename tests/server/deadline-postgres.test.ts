import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { hashSecret, newSecret } from '../../server/authentication/tokens.ts';
import { connectConsole } from '../../server/db/connection/connect.ts';
import { sessions } from '../../server/db/schema/people.ts';
import { createDatabase } from '../shared.ts';
import { insertFirstRecords } from './server-under-test.ts';
import { appOn } from './test-app.ts';

test('a call that is denied is answered within the deadline, even while the audit log cannot be written', async () => {
  const database = await createDatabase();
  // Without a time limit of their own for statements, or the answer would come by that.
  const [locking, { db, close }] = [await connectConsole(database.url), await connectConsole(database.url)];
  await insertFirstRecords(db);
  const token = newSecret();
  const expiresAt = sql`now() + interval '1 hour'`;
  await db.insert(sessions).values({ tokenHash: hashSecret(token), adminId: 'adm_1', expiresAt });
  const app = appOn({
    db,
    ping: async () => {},
    log: pino({ level: 'silent' }),
    portalDir: 'no-portal',
    answerWithinMs: 300,
  });
  const approve = async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const path = '/admin/withdrawal/withdrawals/bulk-approve';
    return (await app.request(path, { method: 'POST', headers, body: '{}' }, {})).status;
  };
  expect(await approve()).toBe(422);
  await locking.db.transaction(async (tx) => {
    await tx.execute(sql`lock table audit_log in access exclusive mode`);
    expect(await approve()).toBe(503);
  });
  await Promise.all([close(), locking.close()]);
  await database.remove();
});
