import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { confirmFromConsole } from '../../server/admins/person-commands.ts';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { ledgerTransfers } from '../../server/db/schema/ledger.ts';
import { transactions } from '../../server/db/schema/transactions.ts';
import { returnAnnouncements, withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { confirmReturn } from '../../server/payments/answer-commands.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { applyRollupDeltas, rebuildRollups } from '../../server/statistics/rollups.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import {
  aColleague,
  anInvited,
  aProgram,
  aSession,
  aWithdrawal,
  bankReturns,
  SEALED_TEXT,
  serverUnderTest,
} from './server-under-test.ts';

// Returned payments: what people announce, and what the console confirms. The rail's own list: return-watch.test.ts.

const app = serverUnderTest();
const LIST = '/admin/withdrawal/withdrawals';
const act = (id: string, action: string, body: object | undefined = {}, token?: string) =>
  app.call('POST', `${LIST}/${id}/${action}`, { body, ...(token && { token }) });
const ANNOUNCED = { reason: ' Account closed ', bank_reference: ' R03-77 ' };
const announce = (id: string, token?: string) => act(id, 'return', ANNOUNCED, token);
const balance = async () => (await app.call('GET', '/api/admin/company-revenue/balance')).body;
const payOut = async (payout_amount: number) =>
  (
    await app.call('POST', '/api/admin/company-revenue/process-payout', {
      body: { payout_amount, payout_method: 'ACH' },
    })
  ).body;
const statusOf = async (id: string) => (await app.call('GET', `${LIST}/${id}`)).body.status;

/** As the worker and the rail do after an approval. */
async function payAgain(id: string): Promise<void> {
  await changeWithdrawal(app.db, SYSTEM, id, { action: 'process' });
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

describe('a return that an administrator announces', () => {
  test('marks the withdrawal, with its reason and reference, and moves nothing', async () => {
    const id = await aWithdrawal(app.db, { status: 'completed' });
    const before = await movesOf(id);
    const { status, body } = await announce(id);
    const announcement = {
      announced_at: expect.any(String),
      announced_by: 'admin',
      reason: 'Account closed',
      bank_reference: 'R03-77',
    };
    expect([status, body]).toMatchObject([
      200,
      { status: 'completed', returned_at: null, return_announcement: announcement },
    ]);
    expect((await app.call('GET', LIST)).body.withdrawals[0].return_announcement).toEqual(announcement);
    expect(await movesOf(id)).toEqual(before);
    expect((await app.call('GET', `${LIST}/${id}/history`)).body.history.at(-1).action).toBe('complete');
    expect(await balance()).toMatchObject({ total_available_usd: 6.25 });
    const [noted] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'withdrawal.announce_return'));
    expect(noted).toMatchObject({ adminId: 'adm_1', subjectId: id, after: { attempt: 1, note: SEALED_TEXT } });
    await expectAllToAddUp();
  });

  test('opens no way to a second payment: not for two sessions, a fresh token, a colleague or a program', async () => {
    const id = await aWithdrawal(app.db, { status: 'completed' });
    await announce(id);
    const program = await aProgram(app.db, 'adm_1', { roleIds: ['administrator'] });
    const callers = [undefined, await aSession(app.db), await aColleague(app.db, 'robin'), program.token];
    for (const token of callers) {
      for (const action of ['approve', 'process', 'retry', 'reject', 'recall', 'release']) {
        const body = ['reject', 'recall', 'release'].includes(action) ? { reason: 'x' } : {};
        const { status } = await act(id, action, action === 'process' || action === 'retry' ? undefined : body, token);
        expect([action, status]).toEqual([action, token === program.token ? 403 : 409]);
      }
      const again = await announce(id, token);
      expect([again.status, again.body.code]).toEqual(
        token === program.token ? [403, 'person_required'] : [409, 'return_announced'],
      );
    }
    expect(await statusOf(id)).toBe('completed');
    expect(await app.db.$count(returnAnnouncements)).toBe(1);
    await expectAllToAddUp();
  });

  test('is of a payment that was made', async () => {
    const id = await aWithdrawal(app.db, { status: 'processing' });
    const { status, body } = await announce(id);
    expect([status, body.message]).toEqual([
      409,
      `Withdrawal ${id} is processing and cannot be announced as returned.`,
    ]);
    expect((await announce('WDR-0')).status).toBe(404);
  });

  test('is announced once with the same key, and once by two at the same time', async () => {
    const id = await aWithdrawal(app.db, { status: 'completed' });
    const call = () =>
      app.call('POST', `${LIST}/${id}/return`, { body: ANNOUNCED, headers: { 'idempotency-key': 'announce-1' } });
    const [first, second] = [await call(), await call()];
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    const other = await aWithdrawal(app.db, { status: 'completed' });
    const colleague = await aColleague(app.db, 'robin');
    const both = await Promise.all([announce(other), announce(other, colleague)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([
    [{ reason: 'x' }, 'bank_reference'],
    [{ reason: 'x', bank_reference: ' ' }, 'bank_reference'],
    [{ reason: '\t', bank_reference: 'R' }, 'reason'],
    [{ reason: 'x', bank_reference: 'R'.repeat(101) }, 'bank_reference'],
  ])('with %j answers 422, names %s and marks nothing', async (body, path) => {
    const id = await aWithdrawal(app.db, { status: 'completed' });
    const answer = await act(id, 'return', body);
    expect([answer.status, answer.body.errors[0].path]).toEqual([422, path]);
    expect(await app.db.$count(returnAnnouncements)).toBe(0);
  });
});

test('a statement that says the money came back changes nothing', async () => {
  const id = await aWithdrawal(app.db, { status: 'completed' });
  const rawBody = `Date,Reference,Amount\n2026-11-20,${id},-243.75\n2026-11-20,${id} returned R03,243.75`;
  const headers = { 'content-type': 'application/octet-stream' };
  const path = '/api/admin/system/reconciliation/statements?file_name=bank.csv';
  expect((await app.call('POST', path, { rawBody, headers })).status).toBe(201);
  expect((await app.call('GET', `${LIST}/${id}`)).body).toMatchObject({
    status: 'completed',
    return_announcement: null,
  });
});

describe('a confirmed return', () => {
  test('puts net and fee on hold again, each from where it went, and awaits review again', async () => {
    const id = await aWithdrawal(app.db, { status: 'completed' });
    expect(await balance()).toEqual({ total_available_usd: 6.25, total_records: 1, owed_usd: 0 });
    await announce(id);
    await confirmReturn(app.db, id);
    const { body } = await app.call('GET', `${LIST}/${id}`);
    expect(body).toMatchObject({
      status: 'pending_review',
      attempt: 1,
      processed_at: null,
      returned_at: expect.any(String),
      return_reference: 'R03-77',
      return_announcement: null,
    });
    expect((await movesOf(id)).slice(-2)).toEqual([
      'withdrawal.return 1: bank -> hold 24375',
      'withdrawal.return_fee 1: revenue -> hold 625',
    ]);
    const { history } = (await app.call('GET', `${LIST}/${id}/history`)).body;
    expect(history.at(-1)).toMatchObject({
      action: 'return',
      actor: null,
      note: 'Account closed',
      bank_reference: 'R03-77',
      confirmed_by: 'console',
    });
    expect(await balance()).toEqual({ total_available_usd: 0, total_records: 0, owed_usd: 0 });
    const statistics = (await app.call('GET', '/api/admin/company-revenue/statistics')).body;
    expect(statistics).toMatchObject({
      total_lifetime_revenue: 0,
      by_revenue_type: { withdrawal_fee: { total_amount: 0, record_count: 1 } },
    });
    await expectAllToAddUp();
  });

  test('is of a payment that was made, once, and by nobody but the rail and the console', async () => {
    const id = await aWithdrawal(app.db, { status: 'completed' });
    await expect(confirmReturn(app.db, id)).rejects.toThrow(`Nobody announced a return of ${id}`);
    await expect(confirmReturn(app.db, id, { reference: ' ', reason: 'x' })).rejects.toThrow('give the bank');
    await bankReturns(app.db, id);
    await expect(bankReturns(app.db, id)).rejects.toThrow('is pending review and cannot be returned');
    const other = await aWithdrawal(app.db, { status: 'completed' });
    const by = { adminId: 'adm_1', username: 'admin', address: null, requestId: null };
    const returned = { confirmedBy: 'console', bankReference: 'R', code: undefined } as const;
    await expect(changeWithdrawal(app.db, by, other, { action: 'return', note: 'x', returned })).rejects.toThrow();
    await expect(changeWithdrawal(app.db, SYSTEM, other, { action: 'return', note: 'x' })).rejects.toThrow();
    expect(await statusOf(other)).toBe('completed');
    await expectAllToAddUp();
  });

  test('makes its transaction pending again', async () => {
    const id = await aWithdrawal(app.db, { status: 'processing' });
    const row = { transactionType: 'withdrawal', playerId: 'PLR-1', gameId: 'starfall', amountCents: 25_000 };
    await app.db.insert(transactions).values({ ...row, transactionId: id, status: 'pending' });
    const ofTransaction = async () => (await app.db.select().from(transactions))[0]?.status;
    await changeWithdrawal(app.db, SYSTEM, id, { action: 'complete', note: 'REF' });
    expect(await ofTransaction()).toBe('completed');
    await bankReturns(app.db, id);
    expect(await ofTransaction()).toBe('pending');
    await act(id, 'reject', { reason: 'x' });
    expect(await ofTransaction()).toBe('cancelled');
    await expectAllToAddUp();
  });

  test('can be paid again: the second payment earns its own fee, and may come back as well', async () => {
    const id = await aWithdrawal(app.db, { status: 'completed' });
    await bankReturns(app.db, id);
    expect((await act(id, 'retry', undefined)).status).toBe(409);
    expect((await act(id, 'approve')).status).toBe(200);
    await payAgain(id);
    expect(await balance()).toEqual({ total_available_usd: 6.25, total_records: 1, owed_usd: 0 });
    await expectAllToAddUp();
    await bankReturns(app.db, id);
    expect(await balance()).toMatchObject({ total_available_usd: 0, owed_usd: 0 });
    await act(id, 'reject', { reason: 'x' });
    expect((await movesOf(id)).at(-1)).toBe('withdrawal.reject 0: hold -> player:PLR-1 25000');
    await expectAllToAddUp();
    await rebuildRollups(app.db);
    await expectAllToAddUp();
  });

  test('of a fee that was paid out is owed: nothing can be paid out until new revenue has made up for it', async () => {
    const id = await aWithdrawal(app.db, { status: 'completed' });
    expect((await payOut(6.25)).success).toBe(true);
    await bankReturns(app.db, id);
    expect(await balance()).toEqual({ total_available_usd: 0, total_records: 0, owed_usd: 6.25 });
    expect(await payOut(0.01)).toMatchObject({
      success: false,
      error: 'Payout amount cannot exceed available balance of $0.00',
    });
    await expectAllToAddUp();
    await aWithdrawal(app.db, { status: 'completed', requestedCents: 20_000, feeCents: 500, netCents: 19_500 });
    expect(await balance()).toEqual({ total_available_usd: 0, total_records: 0, owed_usd: 1.25 });
    await aWithdrawal(app.db, { status: 'completed', requestedCents: 20_000, feeCents: 500, netCents: 19_500 });
    expect(await balance()).toEqual({ total_available_usd: 3.75, total_records: 1, owed_usd: 0 });
    expect((await payOut(3.76)).success).toBe(false);
    expect((await payOut(3.75)).payout).toMatchObject({ amount: 3.75, record_count: 1 });
    expect(await balance()).toEqual({ total_available_usd: 0, total_records: 0, owed_usd: 0 });
    await expectAllToAddUp();
  });

  test('without a fee reverses none', async () => {
    const id = await aWithdrawal(app.db, { status: 'completed', feeCents: 0, netCents: 25_000 });
    await bankReturns(app.db, id);
    expect(await statusOf(id)).toBe('pending_review');
    await expectAllToAddUp();
  });

  test('is refused where the payment is not in the books', async () => {
    const id = await aWithdrawal(app.db, { status: 'failed' });
    await app.db.update(withdrawals).set({ status: 'completed' }).where(eq(withdrawals.withdrawalId, id));
    await expect(bankReturns(app.db, id)).rejects.toThrow('cannot be returned');
  });
});

describe('the review of a payment that came back', () => {
  /** Approved by `admin`, paid, announced as returned by `robin`, and returned. */
  async function cameBack(reason?: string) {
    const robin = await aColleague(app.db, 'robin');
    const id = await aWithdrawal(app.db);
    await act(id, 'approve');
    await payAgain(id);
    await announce(id, robin);
    await bankReturns(app.db, id, reason);
    return { id, robin };
  }
  const bulkApprove = (id: string, token?: string) =>
    app.call('POST', `${LIST}/bulk-approve`, { body: { withdrawal_ids: [id] }, ...(token && { token }) });

  test('is not for whoever approved it before or announced the return, in any session, alone or in bulk', async () => {
    const { id, robin } = await cameBack();
    const [again, robinAgain] = [await aSession(app.db), await aSession(app.db, 'adm_robin')];
    for (const token of [undefined, again, robin, robinAgain]) {
      const isRobin = token === robin || token === robinAgain;
      const why = isRobin ? 'you announced that its payment came back' : 'you approved it';
      const message = `Withdrawal ${id} cannot be approved by you: ${why}. Somebody else has to decide.`;
      const { status, body } = await act(id, 'approve', {}, token);
      expect([status, body]).toEqual([403, { code: isRobin ? 'own_return' : 'own_approval', message }]);
      expect((await bulkApprove(id, token)).body).toEqual({
        processed: 0,
        succeeded: [],
        failed: [{ id, reason: message }],
      });
    }
    const third = await aColleague(app.db, 'kim');
    expect((await act(id, 'approve', {}, third)).status).toBe(200);
    await expectAllToAddUp();
  });

  test('is not for an account that one of these invited, until a third person confirms it', async () => {
    const { id, robin } = await cameBack();
    const [ofApprover, ofAnnouncer] = [await anInvited(app, 'sam'), await anInvited(app, 'lee', robin)];
    const codes = async () => [
      (await act(id, 'approve', {}, ofApprover)).body.code,
      (await act(id, 'approve', {}, ofAnnouncer)).body.code,
    ];
    expect(await codes()).toEqual(['own_approval', 'own_return']);
    expect((await bulkApprove(id, ofAnnouncer)).body.processed).toBe(0);
    await confirmFromConsole(app.db, 'lee');
    expect((await act(id, 'approve', {}, ofAnnouncer)).body.status).toBe('approved');
  });

  test('stays closed to them after a recall, and opens for whoever recalled their own new approval', async () => {
    const { id, robin } = await cameBack();
    const kim = await aColleague(app.db, 'kim');
    await act(id, 'approve', {}, kim);
    await act(id, 'recall', { reason: 'x' }, robin);
    expect((await act(id, 'approve')).body.code).toBe('own_approval');
    expect((await act(id, 'approve', {}, robin)).body.code).toBe('own_return');
    expect((await act(id, 'approve', {}, kim)).status).toBe(200);
  });

  test('after a second return knows the announcer of the first', async () => {
    const { id, robin } = await cameBack();
    const [kim, lee] = [await aColleague(app.db, 'kim'), await aColleague(app.db, 'lee')];
    await act(id, 'approve', {}, kim);
    await payAgain(id);
    await announce(id, lee);
    await bankReturns(app.db, id);
    const codes = [];
    for (const token of [undefined, robin, kim, lee]) codes.push((await act(id, 'approve', {}, token)).body.code);
    expect(codes).toEqual(['own_approval', 'own_return', 'own_approval', 'own_return']);
    expect((await act(id, 'approve', {}, await aColleague(app.db, 'sam'))).status).toBe(200);
  });

  test.each(['R03 No account', 'r02 account closed', 'AC04', 'BE01: name differs'])(
    'after "%s" can only reject it, whoever asks',
    async (reason) => {
      const { id } = await cameBack(reason);
      const third = await aColleague(app.db, 'kim');
      const code = reason.slice(0, reason.startsWith('AC') || reason.startsWith('BE') ? 4 : 3).toUpperCase();
      expect((await act(id, 'approve', {}, third)).body).toEqual({
        code: 'account_not_payable',
        message:
          `Withdrawal ${id} cannot be approved: its payment came back with ${code}, which is about the account, and the account of a ` +
          'withdrawal cannot be changed. Reject it; the player can request another one.',
      });
      expect((await bulkApprove(id, third)).body.processed).toBe(0);
      expect((await app.call('GET', `${LIST}/${id}`)).body.return_code).toBe(code);
      expect((await act(id, 'reject', { reason: 'x' }, third)).body.status).toBe('rejected');
      await expectAllToAddUp();
    },
  );

  test('a withdrawal is paid at most once more than it was confirmed as returned, whatever one person tries', async () => {
    const id = await aWithdrawal(app.db);
    await act(id, 'approve');
    await payAgain(id);
    const sessions = [undefined, await aSession(app.db), await aSession(app.db)];
    const tries = sessions.flatMap((token) => [
      announce(id, token),
      act(id, 'retry', undefined, token),
      act(id, 'approve', {}, token),
      act(id, 'process', undefined, token),
    ]);
    await Promise.all(tries);
    const rows = await app.db.select().from(withdrawalHistory).where(eq(withdrawalHistory.withdrawalId, id));
    expect(rows.filter(({ action }) => action === 'complete')).toHaveLength(1);
    expect(await statusOf(id)).toBe('completed');
  });
});
