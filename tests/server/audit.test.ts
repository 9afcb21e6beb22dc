import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, ne, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sealAudit } from '../../server/audit/commands.ts';
import { Sealer } from '../../server/audit/sealer.ts';
import { verifyAudit } from '../../server/audit/verify.ts';
import { resetPassword } from '../../server/authentication/account-commands.ts';
import { auditBlocks, auditLog } from '../../server/db/schema/audit.ts';
import { revenueRecords } from '../../server/db/schema/revenue.ts';
import { Monitor } from '../../server/system/monitor.ts';
import { temporaryDirectory } from '../server-process.ts';
import { aWithdrawal, behindTheTriggers, SEALED_TEXT, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const LIST = '/admin/withdrawal/withdrawals';

/** All audit rows except those of signing in. */
const noted = () => app.db.select().from(auditLog).where(ne(auditLog.subjectType, 'admin')).orderBy(auditLog.auditId);

describe('a denied attempt', () => {
  test('that a status does not allow is noted once: who, what, and what was answered', async () => {
    const id = await aWithdrawal(app.db, { status: 'pending' });
    await app.call('POST', `${LIST}/${id}/approve`, { body: {} });
    const answer = await app.call('POST', `${LIST}/${id}/reject`, { body: { reason: 'Too late.' } });
    expect(answer.status).toBe(409);
    expect((await noted()).slice(1)).toMatchObject([
      {
        action: 'request.denied',
        subjectType: 'request',
        subjectId: `POST ${LIST}/${id}/reject`,
        adminId: 'adm_1',
        username: 'admin',
        requestId: answer.headers.get('x-request-id'),
        after: { status: 409, code: 'invalid_transition', message: answer.body.message },
      },
    ]);
  });

  test('made again with its key gets its answer again and no second row', async () => {
    const id = await aWithdrawal(app.db, { status: 'completed' });
    const before = (await noted()).length;
    const again = () =>
      app.call('POST', `${LIST}/${id}/process`, {
        headers: { 'Idempotency-Key': 'one and the same'.replaceAll(' ', '-') },
      });
    expect([(await again()).status, (await again()).status]).toEqual([409, 409]);
    expect(await noted()).toHaveLength(before + 1);
    await app.call('POST', `${LIST}/${id}/process`);
    expect(await noted()).toHaveLength(before + 2);
  });

  test('with a one-use password is noted where it would have changed something', async () => {
    const password = await resetPassword(app.db, 'admin');
    const token = await app.signIn('admin', password);
    expect((await app.call('GET', LIST, { token })).status).toBe(403);
    expect(await noted()).toEqual([]);
    const path = `${LIST}/%00${'x'.repeat(400)}/approve`;
    expect((await app.fetch(path, { method: 'POST', headers: { authorization: `Bearer ${token}` } })).status).toBe(403);
    const [row] = await noted();
    expect(row).toMatchObject({ adminId: 'adm_1', after: { status: 403, code: 'password_change_required' } });
    expect(row?.subjectId).toBe(`POST ${path.slice(0, 300)}`);
  });

  test('of nobody knows whom is in no table', async () => {
    expect((await app.call('POST', `${LIST}/W-1/approve`, { body: {}, token: 'nobodys' })).status).toBe(401);
    expect(await noted()).toEqual([]);
  });

  test('by a call of money that is not valid is noted, in few rows and few words; of other calls it is not', async () => {
    const body = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`${'x'.repeat(500)}${index}`, 1]));
    const pay = () => app.call('POST', '/api/admin/company-revenue/process-payout', { body });
    expect((await pay()).status).toBe(422);
    const [row, ...further] = await noted();
    expect(further).toEqual([]);
    expect(row).toMatchObject({
      action: 'request.denied',
      adminId: 'adm_1',
      after: { status: 422, code: 'invalid_input' },
    });
    expect(JSON.stringify(row?.after).length).toBeLessThan(500);
    for (let time = 0; time < 60; time++) await pay();
    expect((await noted()).length).toBeLessThan(60);
    const before = (await noted()).length;
    expect((await app.call('POST', '/auth/admin-password', { body: {} })).status).toBe(422);
    expect(await noted()).toHaveLength(before);
  });

  test('that cannot be noted is not answered as if it had been', async () => {
    const id = await aWithdrawal(app.db, { status: 'completed' });
    await app.db.execute(sql`alter table audit_log add constraint full_disk check (action <> 'request.denied')`);
    try {
      const answer = await app.fetch(`${LIST}/${id}/process`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await app.signIn()}` },
      });
      expect(answer.status).toBe(500);
    } finally {
      await app.db.execute(sql`alter table audit_log drop constraint full_disk`);
    }
  });

  test('on some of many names each of them, and changes none', async () => {
    const open = await aWithdrawal(app.db, { status: 'pending' });
    const done = await aWithdrawal(app.db, { status: 'rejected' });
    const before = (await noted()).length;
    const body = { withdrawal_ids: [done, open, 'W-none'], notes: ' Fine. ' };
    expect((await app.call('POST', `${LIST}/bulk-approve`, { body })).body.processed).toBe(1);
    expect((await noted()).slice(before)).toMatchObject([
      { action: 'withdrawal.approve', subjectId: open },
      {
        action: 'withdrawal.approve_refused',
        subjectId: done,
        adminId: 'adm_1',
        before: { status: 'rejected' },
        after: { code: 'invalid_transition', note: SEALED_TEXT },
      },
      { action: 'withdrawal.approve_refused', subjectId: 'W-none', before: null, after: { code: 'not_found' } },
    ]);
  });

  test('to pay out more than there is says how much there was; a payout what there was before and after', async () => {
    await app.db
      .insert(revenueRecords)
      .values({ revenueType: 'other', sourceType: 'test', sourceId: '1', amountCents: 50_000 });
    const pay = (payout_amount: number) =>
      app.call('POST', '/api/admin/company-revenue/process-payout', {
        body: { payout_amount, payout_method: 'Bank Transfer' },
      });
    expect((await pay(500.01)).body.success).toBe(false);
    expect((await pay(200)).body.success).toBe(true);
    expect(await noted()).toMatchObject([
      {
        action: 'payout.process_refused',
        subjectId: null,
        adminId: 'adm_1',
        before: { available_cents: 50_000 },
        after: { available_cents: 50_000, amount_cents: 50_001, payout_method: 'Bank Transfer' },
      },
      {
        action: 'payout.process',
        before: { available_cents: 50_000 },
        after: { available_cents: 30_000, amount_cents: 20_000 },
      },
    ]);
  });
});

describe('what is done at the console', () => {
  test('is noted with the account before and after', async () => {
    await resetPassword(app.db, 'admin');
    const [row] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'admin.reset_password'))
      .orderBy(auditLog.auditId);
    expect(row).toMatchObject({
      username: 'console',
      before: { disabled: false, must_change_password: false },
      after: { disabled: false, must_change_password: true },
    });
  });
});

describe('the sealer', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let headFile: string;
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });

  beforeEach(async () => {
    directory = await temporaryDirectory();
    headFile = join(directory.path, 'not', 'there', 'yet', 'heads');
    lines.length = 0;
    // Writes audit rows to be sealed.
    await app.signIn();
  });
  afterEach(() => directory.remove());

  const sealer = () => new Sealer({ db: app.db, log, headFile });
  const heads = async () => (await readFile(headFile, 'utf8')).trim().split('\n');

  test('seals what there is when it ends, and notes each block once, whoever sealed it', async () => {
    await sealer().stop();
    await app.signIn();
    await sealer().stop();
    await sealer().stop();
    expect(await heads()).toEqual([expect.stringMatching(/^1 \d+ [0-9a-f]{64} 20/), expect.stringMatching(/^2 \d+ /)]);
    expect(await verifyAudit(app.db, [headFile])).toMatchObject({
      finding: undefined,
      blocks: 2,
      heads: 2,
      unsealed: 0,
    });
    expect(lines).toEqual([]);
  });

  test('asked to end leaves the rest to whoever comes next', async () => {
    expect(await sealAudit(app.db, AbortSignal.abort())).toBe(0);
    expect(await verifyAudit(app.db, [])).toMatchObject({ blocks: 0, unsealed: 1 });
  });

  test('that is stopped before it writes a block gives that the time of its rows, so that it leaves out none that is older', async () => {
    let transactions = 0;
    const interrupted = new Proxy(app.db, {
      get: (db, name) => {
        if (name !== 'transaction') return Reflect.get(db, name);
        return async (...args: Parameters<typeof db.transaction>) => {
          if (++transactions === 2) await app.signIn();
          return db.transaction(...args);
        };
      },
    });
    expect(await sealAudit(interrupted)).toBe(1);
    const [block] = await app.db.select().from(auditBlocks);
    const [sealed, leftOut] = await app.db.select().from(auditLog).orderBy(auditLog.auditId);
    expect(block?.sealedAt.getTime()).toBeGreaterThanOrEqual(Number(sealed?.createdAt));
    expect(block?.sealedAt.getTime()).toBeLessThanOrEqual(Number(leftOut?.createdAt));
  });

  test('says that the log is not the one that was exported, and goes on', async () => {
    await sealer().stop();
    await behindTheTriggers(app.db, (tx) => tx.execute(sql`truncate audit_log, audit_blocks`));
    await app.signIn();
    await app.signIn();
    await sealer().stop();
    expect(lines.join()).toContain('The audit log is not the one that was exported');
    expect(await verifyAudit(app.db, [headFile])).toMatchObject({ finding: { kind: 'head', block: 1, after: 0 } });
    expect(await verifyAudit(app.db, [])).toMatchObject({ finding: undefined, blocks: 1 });
  });

  /** Changes the only line, which may have an identity or not. */
  const withLine = async (change: (line: string) => string) => {
    const [line = ''] = await heads();
    await writeFile(headFile, `${change(line)}\n`);
  };
  const OTHER_HASH = 'f'.repeat(64);

  test.each([
    ['that carries another identity', (line: string) => line.replace(/[0-9a-f]{64}(.*) \S+$/, `${OTHER_HASH}$1 7-5`)],
    ['without an identity', (line: string) => line.replace(/[0-9a-f]{64}(.*) \S+$/, `${OTHER_HASH}$1`)],
  ])('leaves the file of another database %s alone, and System and verifying say so', async (_, change) => {
    await sealer().stop();
    await withLine(change);
    const before = await heads();
    await app.signIn();
    const last = sealer();
    await last.stop();
    expect(await heads()).toEqual(before);
    expect(last.problem).toContain('The file with the heads of the audit log is another database’s');
    const monitor = new Monitor({ ping: async () => {}, auditProblem: () => last.problem });
    expect((await monitor.observe()).parts).toContainEqual(
      expect.objectContaining({ name: 'Audit log', status: 'degraded', detail: last.problem }),
    );
    expect(await verifyAudit(app.db, [headFile])).toMatchObject({
      finding: undefined,
      heads: 0,
      foreignFiles: [headFile],
    });
  });

  test.each([
    ['without an identity', (line: string) => line.replace(/ \S+$/, '')],
    ['that carries the identity from before the database moved', (line: string) => line.replace(/ \S+$/, ' 7-5')],
  ])('takes over a file %s whose newest block is in its log', async (_, change) => {
    await sealer().stop();
    await withLine(change);
    await app.signIn();
    const last = sealer();
    await last.stop();
    expect(last.problem).toBeUndefined();
    expect(await heads()).toEqual([expect.stringMatching(/^1 /), expect.stringMatching(/^2 \d+ \S+ \S+ \d{15,}-\d+$/)]);
    expect(await verifyAudit(app.db, [headFile])).toMatchObject({ finding: undefined, heads: 2, foreignFiles: [] });
  });

  test('that cannot write its file says so, also in System, and has sealed all the same', async () => {
    await appendFile(join(directory.path, 'a file'), '');
    headFile = join(directory.path, 'a file', 'heads');
    const last = sealer();
    await last.stop();
    expect(last.problem).toContain('The file with the heads of the audit log cannot be written');
    expect(lines.join()).toContain('could not be exported');
    expect(await verifyAudit(app.db, [])).toMatchObject({ blocks: 1, unsealed: 0 });
  });
});
