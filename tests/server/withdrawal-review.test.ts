import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { PaymentWorker } from '../../server/payments/payment-worker.ts';
import type { PaymentRail } from '../../server/payments/rail/rail.ts';
import { adoptWithdrawals } from '../../server/withdrawals/adopt-commands.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { WithdrawalStatus } from '../../src/generated/model/withdrawalStatus.ts';
import { aWithdrawal, SEALED_TEXT, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const at = (id: string, action: string) => `/admin/withdrawal/withdrawals/${id}/${action}`;

/** Written by hand from the table of states, not read from the code under test. */
const ALLOWED: Record<string, Record<string, string>> = {
  approve: { pending: 'approved', pending_review: 'approved' },
  reject: { pending: 'rejected', pending_review: 'rejected' },
  process: { approved: 'processing' },
  retry: { failed: 'processing' },
  recall: { approved: 'pending_review', processing: 'pending_review' },
  release: { failed: 'rejected' },
};
const BODIES: Record<string, unknown> = {
  approve: { notes: 'Checked' },
  reject: { reason: 'Name mismatch' },
  recall: { reason: 'Another account' },
  release: { reason: 'Cannot be paid' },
};

const historyOf = (id: string) =>
  app.db.select().from(withdrawalHistory).where(eq(withdrawalHistory.withdrawalId, id)).orderBy(withdrawalHistory.id);
const auditOf = (id: string) =>
  app.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.auditId);
/** In contrast to the actions that brought a withdrawal to its initial status in a test. */
const byAdmin = ({ adminId }: { adminId: string | null }) => adminId !== null;
const statusOf = async (id: string) =>
  (await app.db.select().from(withdrawals).where(eq(withdrawals.withdrawalId, id)))[0]?.status;

describe.each(Object.keys(ALLOWED))('%s', (action) => {
  test.each(Object.values(WithdrawalStatus))('from %s follows the table of states', async (status) => {
    const id = await aWithdrawal(app.db, { status });
    const before = await historyOf(id);
    const answer = await app.call('POST', at(id, action), { body: BODIES[action] });
    const to = ALLOWED[action]?.[status];
    if (to) {
      expect(answer.status).toBe(200);
      expect(answer.body.status).toBe(to);
      expect(await statusOf(id)).toBe(to);
      const history = await historyOf(id);
      expect(history.at(-1)).toMatchObject({ fromStatus: status, toStatus: to, action, adminId: 'adm_1' });
      expect(history).toHaveLength(before.length + 1);
      expect((await auditOf(id)).filter(byAdmin)).toMatchObject([
        {
          action: `withdrawal.${action}`,
          adminId: 'adm_1',
          username: 'admin',
          before: { status },
          after: { status: to },
        },
      ]);
    } else {
      expect(answer.status).toBe(409);
      expect(answer.body.message).toContain(`is ${status.replace('_', ' ')}`);
      expect(await statusOf(id)).toBe(status);
      expect(await historyOf(id)).toEqual(before);
      expect((await auditOf(id)).filter(byAdmin)).toEqual([]);
    }
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('of an unknown id answers 404', async () => {
    expect((await app.call('POST', at('WDR-0', action), { body: BODIES[action] })).status).toBe(404);
  });
});

test('an approval keeps its notes and a rejection its reason, trimmed', async () => {
  const approved = await aWithdrawal(app.db);
  const rejected = await aWithdrawal(app.db);
  await app.call('POST', at(approved, 'approve'), { body: { notes: ' Approved via admin panel ' } });
  const answer = await app.call('POST', at(rejected, 'reject'), { body: { reason: '  Closed account\n' } });
  expect(answer.body.rejection_reason).toBe('Closed account');
  expect((await historyOf(rejected)).at(-1)?.note).toBe('Closed account');
  expect((await app.call('GET', `/admin/withdrawal/withdrawals/${approved}`)).body.notes).toBe(
    'Approved via admin panel',
  );
});

test('an approval keeps the notes that a record has; its own note belongs to the history', async () => {
  const id = await aWithdrawal(app.db, { notes: 'Called the player on Monday.' });
  const answer = await app.call('POST', at(id, 'approve'), { body: { notes: 'Approved via admin panel' } });
  expect(answer.body.notes).toBe('Called the player on Monday.');
  expect((await historyOf(id)).at(-1)?.note).toBe('Approved via admin panel');
  const withoutNote = await aWithdrawal(app.db, { notes: 'Called the player on Monday.' });
  expect((await app.call('POST', at(withoutNote, 'approve'), { body: {} })).body.notes).toBe(
    'Called the player on Monday.',
  );
});

test('the audit rows of a withdrawal hold every field that changed, before and after, and no personal data', async () => {
  const contact = { contactEmail: 'mara.private@example.com', contactPhone: '+1 555 0100', companyName: 'Mara Ltd' };
  const id = await aWithdrawal(app.db, contact);
  await app.call('POST', at(id, 'approve'), { body: { notes: 'Checked' } });
  await app.call('POST', at(id, 'process'));
  await changeWithdrawal(app.db, SYSTEM, id, { action: 'fail', note: 'Account closed' });
  const rejected = await aWithdrawal(app.db, contact);
  await app.call('POST', at(rejected, 'reject'), { body: { reason: 'Name mismatch' } });
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  const rows = [...(await auditOf(id)), ...(await auditOf(rejected))];
  expect(rows.map(({ before, after }) => ({ before, after }))).toEqual([
    {
      before: { status: 'pending_review', notes: null },
      after: { status: 'approved', notes: SEALED_TEXT, note: SEALED_TEXT },
    },
    {
      before: { status: 'approved', attempt: 0, lease_until: null },
      after: { status: 'processing', attempt: 1, lease_until: time, note: null },
    },
    {
      before: { status: 'processing', lease_until: time, processed_at: null },
      after: { status: 'failed', lease_until: null, processed_at: time, note: SEALED_TEXT },
    },
    {
      before: { status: 'pending_review', rejection_reason: null },
      after: { status: 'rejected', rejection_reason: SEALED_TEXT, note: SEALED_TEXT },
    },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/private@|555 0100|Mara/);
});

test('an approval without notes is an approval', async () => {
  const id = await aWithdrawal(app.db);
  expect((await app.call('POST', at(id, 'approve'), { body: {} })).body).toMatchObject({
    status: 'approved',
    notes: null,
  });
});

test.each([[{}], [{ reason: '' }], [{ reason: ' \n\t' }], [{ reason: 'x'.repeat(1001) }], [{ reason: 7 }]])(
  'rejecting with %j answers 422, names the reason and changes nothing',
  async (body) => {
    const id = await aWithdrawal(app.db);
    const answer = await app.call('POST', at(id, 'reject'), { body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path: 'reason' }]);
    expect(await statusOf(id)).toBe('pending_review');
    expect(await historyOf(id)).toHaveLength(1);
  },
);

describe('bulk', () => {
  const BULK_APPROVE = '/admin/withdrawal/withdrawals/bulk-approve';
  const BULK_REJECT = '/admin/withdrawal/withdrawals/bulk-reject';

  test('approves what awaits review and says of each other why not', async () => {
    const open = await aWithdrawal(app.db);
    const pending = await aWithdrawal(app.db, { status: 'pending' });
    const decided = await aWithdrawal(app.db, { status: 'rejected' });
    const answer = await app.call('POST', BULK_APPROVE, {
      body: { withdrawal_ids: [open, decided, 'WDR-0', pending], notes: 'Bulk approved' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      processed: 2,
      succeeded: [open, pending],
      failed: [
        { id: decided, reason: `Withdrawal ${decided} is rejected and cannot be approved.` },
        { id: 'WDR-0', reason: 'Withdrawal WDR-0 was not found.' },
      ],
    });
    expect(await historyOf(decided)).toHaveLength(2);
    expect((await auditOf(open)).filter(byAdmin)).toHaveLength(1);
    expect((await auditOf(decided)).filter(byAdmin)).toMatchObject([
      { action: 'withdrawal.approve_refused', before: { status: 'rejected' }, after: { code: 'invalid_transition' } },
    ]);
  });

  test('rejects for one reason, which each withdrawal keeps', async () => {
    const ids = [await aWithdrawal(app.db), await aWithdrawal(app.db)];
    const answer = await app.call('POST', BULK_REJECT, { body: { withdrawal_ids: ids, reason: 'Fraud' } });
    expect(answer.body.processed).toBe(2);
    const rows = await app.db.select().from(withdrawals);
    expect(rows.map((row) => [row.status, row.rejectionReason])).toEqual([
      ['rejected', 'Fraud'],
      ['rejected', 'Fraud'],
    ]);
  });

  test('where none can be changed answers 200 with a count of 0', async () => {
    const id = await aWithdrawal(app.db, { status: 'completed' });
    const answer = await app.call('POST', BULK_APPROVE, { body: { withdrawal_ids: [id] } });
    expect(answer.body).toMatchObject({ processed: 0, succeeded: [] });
  });

  test('deciding the same ones twice at once decides each once', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => aWithdrawal(app.db)));
    const [approved, rejected] = await Promise.all([
      app.call('POST', BULK_APPROVE, { body: { withdrawal_ids: ids } }),
      app.call('POST', BULK_REJECT, { body: { withdrawal_ids: ids.toReversed(), reason: 'Fraud' } }),
    ]);
    expect(approved.body.processed + rejected.body.processed).toBe(ids.length);
    for (const id of ids) expect(await historyOf(id)).toHaveLength(2);
  });

  test.each([
    ['no ids', { withdrawal_ids: [] }, 'withdrawal_ids'],
    ['ids that are no list', { withdrawal_ids: 'WDR-1' }, 'withdrawal_ids'],
    ['an id twice', { withdrawal_ids: ['WDR-1', 'WDR-1'] }, 'withdrawal_ids'],
    ['an id with a slash', { withdrawal_ids: ['WDR-1', 'a/b'] }, 'withdrawal_ids.1'],
    ['too many ids', { withdrawal_ids: Array.from({ length: 201 }, (_, i) => `WDR-${i}`) }, 'withdrawal_ids'],
  ])('with %s answers 422 and names the field', async (_, body, path) => {
    const answer = await app.call('POST', BULK_APPROVE, { body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe(path);
  });
});

describe('a withdrawal that was put into the database by SQL', () => {
  const bare = async (withdrawalId: string, status: string) => {
    await app.db.execute(sql`insert into withdrawals (withdrawal_id, player_id, game_id, status, requested_cents, fee_cents, net_cents,
        bank_name, account_last4, routing_last4, account_type, lease_until, attempt)
      values (${withdrawalId}, 'PLR-1', 'starfall', ${status}, 25000, 625, 24375, 'First Meridian Bank', '4417', '0248', 'checking',
        case when ${status} = 'processing' then now() end, case when ${status} in ('processing', 'failed') then 1 else 0 end)`);
    return withdrawalId;
  };
  const asked: string[] = [];
  const rail: PaymentRail = {
    pay: async (key) => {
      asked.push(key);
      return { outcome: 'paid', reference: 'REF-1' };
    },
  };
  const log = pino({ level: 'silent' });

  test.each([
    ['pending', 'approve', {}],
    ['pending_review', 'reject', { reason: 'Unknown' }],
    ['approved', 'process', undefined],
    ['failed', 'retry', undefined],
  ])('as %s is not moved: %s answers 409 and says why', async (status, action, body) => {
    const id = await bare('WDR-SQL', status);
    const answer = await app.call('POST', at(id, action), { body });
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('not_in_books');
    expect(answer.body.message).toMatch(
      /^Withdrawal WDR-SQL cannot be \w+: its history does not lead to its status\.$/,
    );
    expect(await statusOf(id)).toBe(status);
    await app.db
      .insert(withdrawalHistory)
      .values([
        { withdrawalId: id, fromStatus: null, toStatus: 'pending', action: 'create' },
        ...(status === 'pending' ? [] : [{ withdrawalId: id, fromStatus: 'pending', toStatus: status, action: 'x' }]),
      ]);
    const second = await app.call('POST', at(id, action), { body });
    expect([second.status, second.body.code]).toEqual([409, 'not_in_books']);
    if (status === 'pending') expect(second.body.message).toContain('its amount is not on hold in the books');
    expect((await brokenInvariants(app.db)).map(({ message }) => message).join()).toContain(id);
  });

  test('is not sent and not paid by the worker, and holds up no other', async () => {
    await bare('WDR-SQL-1', 'approved');
    await bare('WDR-SQL-2', 'processing');
    const good = await aWithdrawal(app.db, { status: 'approved' });
    asked.length = 0;
    const payments = new PaymentWorker({ db: app.db, rail, log, processAfterMinutes: 0, leaseSeconds: 30 });
    while (await payments.look());
    await payments.idle();
    expect(asked).toEqual([`withdrawal:${good}:1`]);
    expect([await statusOf('WDR-SQL-1'), await statusOf('WDR-SQL-2')]).toEqual(['approved', 'processing']);
  });

  test('in a bulk call is left out, with the reason', async () => {
    const id = await bare('WDR-SQL', 'pending');
    const good = await aWithdrawal(app.db);
    const body = { withdrawal_ids: [id, good] };
    expect((await app.call('POST', '/admin/withdrawal/withdrawals/bulk-approve', { body })).body).toEqual({
      processed: 1,
      succeeded: [good],
      failed: [{ id, reason: `Withdrawal ${id} cannot be approved: its history does not lead to its status.` }],
    });
  });

  test('is booked from the console, once, and then goes the way of all others', async () => {
    await bare('WDR-SQL-1', 'pending');
    await bare('WDR-SQL-2', 'approved');
    await bare('WDR-SQL-3', 'failed');
    const good = await aWithdrawal(app.db, { status: 'approved' });
    const byConsole = { adminId: null, username: 'console', address: null, requestId: null };
    expect(await adoptWithdrawals(app.db, byConsole)).toEqual([
      { id: 'WDR-SQL-1', awaitsReview: false },
      { id: 'WDR-SQL-2', awaitsReview: true },
    ]);
    expect(await adoptWithdrawals(app.db, byConsole)).toEqual([]);
    expect(await statusOf(good)).toBe('approved');
    // No administrator has approved it.
    expect(await statusOf('WDR-SQL-2')).toBe('pending_review');
    const wrong = (await brokenInvariants(app.db)).map(({ message }) => message).join();
    expect(wrong).toContain('WDR-SQL-3');
    expect(wrong).not.toMatch(/WDR-SQL-[12]/);
    expect(await auditOf('WDR-SQL-2')).toMatchObject([
      {
        action: 'withdrawal.adopt',
        username: 'console',
        before: { status: 'approved', has_history: false, is_held: false },
        after: { status: 'pending_review', requested_cents: 25_000 },
      },
    ]);
    expect((await app.call('POST', at('WDR-SQL-2', 'approve'), { body: {} })).body.status).toBe('approved');
    expect((await brokenInvariants(app.db)).map(({ message }) => message).join()).not.toContain('WDR-SQL-2');
  });
});
