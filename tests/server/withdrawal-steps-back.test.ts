import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog, ledgerTransfers, withdrawals } from '../../server/db/schema.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { brokenInvariants } from '../../server/ledger/books.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { applyRollupDeltas, rebuildRollups } from '../../server/statistics/rollups.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { sendApproved } from '../../server/withdrawals/payment-commands.ts';
import { aWithdrawal, serverUnderTest } from './server-under-test.ts';

// Recall, release and return. The table of states itself is in withdrawal-review.test.ts.

const app = serverUnderTest();
const LIST = '/admin/withdrawal/withdrawals';
const act = (id: string, action: string, body: object = { reason: 'Because' }) =>
  app.call('POST', `${LIST}/${id}/${action}`, { body });
const returned = (id: string) => act(id, 'return', { reason: ' Account closed ', bank_reference: ' R03-77 ' });
const balance = async () => (await app.call('GET', '/api/admin/company-revenue/balance')).body;
const pay = async (payout_amount: number) =>
  (
    await app.call('POST', '/api/admin/company-revenue/process-payout', {
      body: { payout_amount, payout_method: 'ACH' },
    })
  ).body;

async function completeAgain(id: string): Promise<void> {
  await act(id, 'retry', {});
  await changeWithdrawal(app.db, SYSTEM, id, { action: 'complete', note: 'REF-2' });
}

async function expectAllToAddUp(): Promise<void> {
  expect(await brokenInvariants(app.db)).toEqual([]);
  expect(await wrongSums(app.db)).toEqual([]);
  await applyRollupDeltas(app.db);
  expect(await wrongSums(app.db)).toEqual([]);
}

const movesOf = async (id: string) =>
  (
    await app.db
      .select()
      .from(ledgerTransfers)
      .where(eq(ledgerTransfers.subjectId, id))
      .orderBy(ledgerTransfers.transferId)
  ).map((row) => `${row.kind} ${row.attempt}: ${row.debitAccount} -> ${row.creditAccount} ${row.amountCents}`);

describe('a recall', () => {
  test('takes an approval back and moves no money; the next approval cools off from its beginning', async () => {
    const id = await aWithdrawal(app.db, { status: 'approved', updatedAt: new Date(Date.now() - 3_600_000) });
    expect((await act(id, 'recall', { reason: ' Another account ' })).body).toMatchObject({
      status: 'pending_review',
      rejection_reason: null,
    });
    expect(await movesOf(id)).toEqual([`withdrawal.hold 0: player:PLR-1 -> hold 25000`]);
    expect(await sendApproved(app.db, 15, 50)).toBe(0);
    await act(id, 'approve', {});
    expect(await sendApproved(app.db, 15, 50)).toBe(0);
    const { body } = await app.call('GET', `${LIST}/${id}/history`);
    expect(body.history.slice(1)).toMatchObject([
      { action: 'approve' },
      {
        action: 'recall',
        from_status: 'approved',
        to_status: 'pending_review',
        note: 'Another account',
        actor: 'admin',
      },
      { action: 'approve' },
    ]);
    await expectAllToAddUp();
  });

  test('of several leaves alone what was sent, and says so', async () => {
    const cooling = [
      await aWithdrawal(app.db, { status: 'approved' }),
      await aWithdrawal(app.db, { status: 'approved' }),
    ];
    const sent = await aWithdrawal(app.db, { status: 'processing' });
    const { body } = await app.call('POST', `${LIST}/bulk-recall`, {
      body: { withdrawal_ids: [sent, ...cooling], reason: 'The same account' },
    });
    expect(body).toEqual({
      processed: 2,
      succeeded: cooling,
      failed: [{ id: sent, reason: `Withdrawal ${sent} is processing and cannot be recalled.` }],
    });
    await expectAllToAddUp();
  });

  test('and a release change what awaits review as the dashboard counts it', async () => {
    await app.db.execute(sql`update players set created_at = now()`);
    const yesterday = new Date(Date.now() - 86_400_000);
    const recalled = await aWithdrawal(app.db, { status: 'approved', createdAt: yesterday });
    const failed = await aWithdrawal(app.db, { status: 'failed', createdAt: yesterday });
    await act(recalled, 'recall');
    await act(failed, 'release');
    const stats = async () => (await app.call('GET', '/api/admin/dashboard/stats?days=7')).body;
    expect(await stats()).toMatchObject({ pendingWithdrawals: 1, withdrawalChange: null });
    await rebuildRollups(app.db);
    expect(await stats()).toMatchObject({ pendingWithdrawals: 1, withdrawalChange: null });
  });
});

test('an unknown field whose name no text of the database can hold is refused and noted', async () => {
  const id = await aWithdrawal(app.db, { status: 'approved' });
  const answer = await act(id, 'recall', { reason: 'x', '\u0000': 1, '\ud800': 1 });
  expect(answer.status).toBe(422);
  const [noted] = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'request.denied'))
    .orderBy(auditLog.auditId);
  expect(noted?.after).toMatchObject({ status: 422, message: expect.stringContaining('\ufffd is not a known field') });
});

test('a release gives the whole amount back to the player, and is the end', async () => {
  const id = await aWithdrawal(app.db, { status: 'failed' });
  expect((await act(id, 'release', { reason: ' Cannot be paid ' })).body).toMatchObject({
    status: 'rejected',
    rejection_reason: 'Cannot be paid',
  });
  expect((await movesOf(id)).at(-1)).toBe('withdrawal.refund 0: hold -> player:PLR-1 25000');
  for (const action of ['retry', 'release', 'approve']) {
    expect((await act(id, action, action === 'release' ? undefined : {})).status).toBe(409);
  }
  await expectAllToAddUp();
});

describe('a return', () => {
  test('puts net and fee on hold again, each from where it went, and is kept with its reference', async () => {
    const id = await aWithdrawal(app.db, { status: 'completed' });
    expect(await balance()).toEqual({ total_available_usd: 6.25, total_records: 1, owed_usd: 0 });
    const { body } = await returned(id);
    expect(body).toMatchObject({ status: 'failed', attempt: 1, return_reference: 'R03-77' });
    expect(body.returned_at).toBe(body.processed_at);
    expect((await movesOf(id)).slice(-2)).toEqual([
      'withdrawal.bank_return 1: bank -> hold 24375',
      'withdrawal.fee_reversal 1: revenue -> hold 625',
    ]);
    const { history } = (await app.call('GET', `${LIST}/${id}/history`)).body;
    expect(history.at(-1)).toMatchObject({ action: 'return', note: 'Account closed', bank_reference: 'R03-77' });
    expect(await balance()).toEqual({ total_available_usd: 0, total_records: 0, owed_usd: 0 });
    const statistics = (await app.call('GET', '/api/admin/company-revenue/statistics')).body;
    expect(statistics).toMatchObject({
      total_lifetime_revenue: 0,
      by_revenue_type: { withdrawal_fee: { total_amount: 0, record_count: 1 } },
    });
    await expectAllToAddUp();
  });

  test('can be retried: the second payment earns its own fee, and may come back as well', async () => {
    const id = await aWithdrawal(app.db, { status: 'completed' });
    await returned(id);
    await completeAgain(id);
    expect(await balance()).toEqual({ total_available_usd: 6.25, total_records: 1, owed_usd: 0 });
    await expectAllToAddUp();
    await returned(id);
    expect(await balance()).toMatchObject({ total_available_usd: 0, owed_usd: 0 });
    await act(id, 'release');
    expect((await movesOf(id)).at(-1)).toBe('withdrawal.refund 0: hold -> player:PLR-1 25000');
    await expectAllToAddUp();
    await rebuildRollups(app.db);
    await expectAllToAddUp();
  });

  test('of a fee that was paid out is owed: nothing can be paid out until new revenue has made up for it', async () => {
    const id = await aWithdrawal(app.db, { status: 'completed' });
    expect((await pay(6.25)).success).toBe(true);
    await returned(id);
    expect(await balance()).toEqual({ total_available_usd: 0, total_records: 0, owed_usd: 6.25 });
    expect(await pay(0.01)).toMatchObject({
      success: false,
      error: 'Payout amount cannot exceed available balance of $0.00',
    });
    await expectAllToAddUp();
    await aWithdrawal(app.db, { status: 'completed', requestedCents: 20_000, feeCents: 500, netCents: 19_500 });
    expect(await balance()).toEqual({ total_available_usd: 0, total_records: 0, owed_usd: 1.25 });
    await aWithdrawal(app.db, { status: 'completed', requestedCents: 20_000, feeCents: 500, netCents: 19_500 });
    expect(await balance()).toEqual({ total_available_usd: 3.75, total_records: 1, owed_usd: 0 });
    expect((await pay(3.76)).success).toBe(false);
    expect((await pay(3.75)).payout).toMatchObject({ amount: 3.75, record_count: 1 });
    expect(await balance()).toEqual({ total_available_usd: 0, total_records: 0, owed_usd: 0 });
    await expectAllToAddUp();
  });

  test('without a fee reverses none', async () => {
    const id = await aWithdrawal(app.db, { status: 'completed', feeCents: 0, netCents: 25_000 });
    expect((await returned(id)).status).toBe(200);
    await expectAllToAddUp();
  });

  test('is refused where the payment is not in the books', async () => {
    const id = await aWithdrawal(app.db, { status: 'failed' });
    await app.db.update(withdrawals).set({ status: 'completed' }).where(eq(withdrawals.withdrawalId, id));
    expect((await returned(id)).body).toMatchObject({ code: 'not_in_books' });
  });

  test.each([
    [{ reason: 'x' }, 'bank_reference'],
    [{ reason: 'x', bank_reference: ' ' }, 'bank_reference'],
    [{ reason: '\t', bank_reference: 'R' }, 'reason'],
    [{ reason: 'x', bank_reference: 'R'.repeat(101) }, 'bank_reference'],
  ])('with %j answers 422, names %s and changes nothing', async (body, path) => {
    const id = await aWithdrawal(app.db, { status: 'completed' });
    const answer = await act(id, 'return', body);
    expect([answer.status, answer.body.errors[0].path]).toEqual([422, path]);
    expect((await app.call('GET', `${LIST}/${id}`)).body.status).toBe('completed');
  });
});
