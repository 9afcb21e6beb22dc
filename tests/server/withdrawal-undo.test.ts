import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { ledgerTransfers } from '../../server/db/schema/ledger.ts';
import { transactions } from '../../server/db/schema/transactions.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { paymentsAwait } from '../../server/payments/payment-queries.ts';
import { sendApproved } from '../../server/payments/send-commands.ts';
import { placeEvents } from '../../server/records/events.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { aSentWithdrawal } from './platform-fixtures.ts';
import { aColleague, aProgram, aWithdrawal, behindTheTriggers, serverUnderTest } from './server-under-test.ts';

// DECISION_HOLD: decisions that can be taken back, and that nobody hears of until then. The hold is longer than any test; `holdsEnd` ends it.

const app = serverUnderTest({ decisionHoldSeconds: 600, separateDuties: true, secondFactor: 'all' });
const LIST = '/admin/withdrawal/withdrawals';
const BODIES: Readonly<Record<string, object>> = {
  approve: {},
  reject: { reason: 'Closed' },
  recall: { reason: 'No' },
};
const act = (id: string, action: string, token?: string) =>
  app.call('POST', `${LIST}/${id}/${action}`, { body: BODIES[action], ...(token && { token }) });
const cancel = (id: string) => app.call('POST', `/api/platform/withdrawals/${id}/cancel`);
const holdsEnd = () => app.db.execute(sql`update platform_events set not_before = now() where not_before is not null`);

type Told = { id: string; type: string; record: { status: string } };
async function told(): Promise<string[]> {
  const { body } = await app.call('GET', '/api/platform/events');
  return body.events.map((event: Told) => `${event.id} ${event.type} ${event.record.status}`);
}

async function expectAllToAddUp(): Promise<void> {
  expect(await brokenInvariants(app.db)).toEqual([]);
  expect(await wrongSums(app.db)).toEqual([]);
}

async function actionsOf(id: string): Promise<string[]> {
  const { body } = await app.call('GET', `${LIST}/${id}/history`);
  return body.history.map((step: Record<string, string>) => `${step.action} ${step.actor}: ${step.to_status}`);
}

const movesOf = async (id: string) =>
  (
    await app.db
      .select()
      .from(ledgerTransfers)
      .where(eq(ledgerTransfers.subjectId, id))
      .orderBy(ledgerTransfers.transferId)
  ).map((row) => `${row.kind} ${row.attempt}: ${row.debitAccount} -> ${row.creditAccount}`);

describe('while a decision is held', () => {
  test('nobody is told of it, nothing is sent, and the platform’s cancellation does not learn what it is', async () => {
    const [approved, rejected] = [await aWithdrawal(app.db), await aWithdrawal(app.db, { status: 'pending' })];
    expect((await act(approved, 'approve')).body).toMatchObject({ status: 'approved', undo_seconds: 600 });
    expect((await act(rejected, 'reject')).body).toMatchObject({ status: 'rejected', undo_seconds: 600 });
    expect(await told()).toEqual([]);
    expect((await paymentsAwait(app.db, 0)).toSend).toBe(false);
    expect(await sendApproved(app.db, 0, 50)).toBe(0);
    const { status, body, headers } = await act(approved, 'process', await aColleague(app.db, 'robin'));
    expect([status, body.code, Number(headers.get('retry-after')) > 500]).toEqual([409, 'held', true]);
    for (const id of [approved, rejected]) {
      const refused = await cancel(id);
      expect([refused.status, refused.body.code, refused.body.message.replace(/\d+ minutes/, 'n minutes')]).toEqual([
        409,
        'held',
        `Withdrawal ${id} cannot be cancelled for now. Try again in n minutes.`,
      ]);
    }
    await holdsEnd();
    expect(await told()).toEqual(['1 withdrawal.approved approved', '2 withdrawal.rejected rejected']);
    expect((await cancel(approved)).body.message).toBe(`Withdrawal ${approved} is approved and cannot be cancelled.`);
    expect(await sendApproved(app.db, 0, 50)).toBe(1);
    await expectAllToAddUp();
  });

  test('what follows it about the same withdrawal is told after it, and of other withdrawals at once', async () => {
    const [one, other] = [await aWithdrawal(app.db), await aWithdrawal(app.db)];
    await act(one, 'approve');
    await act(one, 'recall');
    await changeWithdrawal(app.db, SYSTEM, other, { action: 'cancel', note: 'Cancelled' });
    expect(await told()).toEqual(['1 withdrawal.cancelled rejected']);
    await holdsEnd();
    expect((await told()).slice(1)).toEqual(['2 withdrawal.approved approved', '3 withdrawal.recalled pending_review']);
  });
});

describe('undoing', () => {
  test('an approval leads back to the status and the notes before it; it was never told, and stays in the history', async () => {
    const id = await aWithdrawal(app.db, { status: 'pending' });
    await app.call('POST', `${LIST}/${id}/approve`, { body: { notes: 'Fine' } });
    expect((await act(id, 'undo')).body).toMatchObject({ status: 'pending', notes: null });
    await holdsEnd();
    expect(await told()).toEqual([]);
    expect(await actionsOf(id)).toEqual(['create null: pending', 'approve admin: approved', 'undo admin: pending']);
    expect(await movesOf(id)).toEqual(['withdrawal.create 0: player:PLR-1 -> hold']);
    expect((await cancel(id)).status).toBe(200);
    await expectAllToAddUp();
  });

  test('rejections books a counter-entry each, numbered as the rejection is; the last one stands and is told', async () => {
    await app.call('POST', '/api/platform/withdrawals', { body: { records: [aSentWithdrawal()] } });
    const id = 'WDR-1';
    for (const action of ['reject', 'undo', 'reject', 'undo', 'reject']) {
      expect([action, (await act(id, action)).status]).toEqual([action, 200]);
    }
    expect((await movesOf(id)).slice(1)).toEqual([
      'withdrawal.reject 0: hold -> player:PLR-1',
      'withdrawal.undo 0: player:PLR-1 -> hold',
      'withdrawal.reject 1: hold -> player:PLR-1',
      'withdrawal.undo 1: player:PLR-1 -> hold',
      'withdrawal.reject 2: hold -> player:PLR-1',
    ]);
    const [own] = await app.db.select().from(transactions).where(eq(transactions.transactionId, id));
    expect(own?.status).toBe('cancelled');
    await holdsEnd();
    expect(await told()).toEqual(['1 withdrawal.rejected rejected']);
    const { status, body } = await act(id, 'undo');
    expect([status, body.code]).toEqual([409, 'hold_ended']);
    await expectAllToAddUp();
  });

  test('an approval of which the platform was told is possible until it is sent, and told as a recall', async () => {
    const id = await aWithdrawal(app.db);
    await act(id, 'approve');
    await holdsEnd();
    await placeEvents(app.db);
    expect((await act(id, 'undo')).body.status).toBe('pending_review');
    expect(await told()).toEqual(['1 withdrawal.approved approved', '2 withdrawal.recalled pending_review']);
    await act(id, 'approve');
    await holdsEnd();
    await sendApproved(app.db, 0, 50);
    expect((await act(id, 'undo')).body.message).toBe(`Withdrawal ${id} is processing and cannot be undone.`);
    await expectAllToAddUp();
  });

  test('is for whoever decided alone, and for decisions of people alone', async () => {
    const [robins, cancelled, released] = [
      await aWithdrawal(app.db),
      await aWithdrawal(app.db),
      await aWithdrawal(app.db, { status: 'failed' }),
    ];
    await act(robins, 'approve', await aColleague(app.db, 'robin'));
    await cancel(cancelled);
    await app.call('POST', `${LIST}/${released}/release`, { body: { reason: 'Cannot be paid' } });
    const refused = async (id: string) => {
      const { status, body } = await act(id, 'undo');
      return `${status} ${body.code}: ${body.message.replace(id, 'It')}`;
    };
    const own = 'and only whoever decided can undo it.';
    expect([await refused(robins), await refused(cancelled), await refused(released)]).toEqual([
      `403 not_own_decision: Withdrawal It was approved by robin, ${own}`,
      `403 not_own_decision: Withdrawal It was rejected by platform-sync, ${own}`,
      `403 not_own_decision: Withdrawal It was rejected by admin, ${own}`,
    ]);
    const { token } = await aProgram(app.db, 'adm_1', { name: 'reviewer', roleIds: ['administrator'] });
    expect((await act(robins, 'undo', token)).body.code).toBe('person_required');
    expect((await act('WDR-none', 'undo')).status).toBe(404);
    await expectAllToAddUp();
  });

  test('several says what became of each', async () => {
    const ids = [await aWithdrawal(app.db), await aWithdrawal(app.db)];
    const sent = await aWithdrawal(app.db, { status: 'processing' });
    const bulk = (action: string, body: object) => app.call('POST', `${LIST}/bulk-${action}`, { body });
    expect((await bulk('reject', { withdrawal_ids: ids, reason: 'Closed' })).body.undo_seconds).toBe(600);
    expect((await bulk('undo', { withdrawal_ids: [...ids, sent] })).body).toEqual({
      processed: 2,
      succeeded: ids,
      failed: [{ id: sent, reason: `Withdrawal ${sent} is processing and cannot be undone.` }],
    });
    await expectAllToAddUp();
  });
});

describe('one person who approves and undoes again and again', () => {
  test('begins each cooling-off time anew, is asked for a second factor as before, and may not send what a second account approves', async () => {
    const id = await aWithdrawal(app.db, { requestedCents: 30_000, feeCents: 0 });
    const longAgo = { updatedAt: new Date(Date.now() - 86_400_000) };
    await app.db.update(withdrawals).set(longAgo);
    await act(id, 'approve');
    await app.db.update(withdrawals).set(longAgo);
    await act(id, 'undo');
    await act(id, 'approve');
    await holdsEnd();
    expect(await sendApproved(app.db, 15, 50)).toBe(0);
    await act(id, 'undo');
    await act(id, 'approve');
    await act(id, 'undo');
    // $300 three times, and once more would be $1,200: an approval counts although it was undone.
    expect((await act(id, 'approve')).body.code).toBe('step_up_required');
    const token = await aColleague(app.db, 'second');
    await act(id, 'approve', token);
    const small = await aWithdrawal(app.db, { requestedCents: 1_000, feeCents: 0 });
    await act(small, 'approve');
    await act(small, 'undo');
    await act(small, 'approve', token);
    await holdsEnd();
    expect((await act(small, 'process')).body.code).toBe('own_approval');
    await expectAllToAddUp();
  });
});

test('the books notice a decision that another account, or no counter-entry, took back', async () => {
  const [others, unbooked] = [await aWithdrawal(app.db, { status: 'approved' }), await aWithdrawal(app.db)];
  await act(unbooked, 'reject');
  await act(unbooked, 'undo');
  await behindTheTriggers(app.db, (tx) =>
    tx.delete(ledgerTransfers).where(eq(ledgerTransfers.kind, 'withdrawal.undo')),
  );
  await app.db.insert(withdrawalHistory).values({
    withdrawalId: others,
    fromStatus: 'approved',
    toStatus: 'pending_review',
    action: 'undo',
    adminId: 'adm_1',
  });
  const found = (await brokenInvariants(app.db)).map(({ invariant, message }) => `${invariant}: ${message}`);
  expect(found).toContainEqual(expect.stringMatching(/^I2: Rejections that were taken back/));
  expect(found).toContainEqual(expect.stringMatching(/^I4: .*a step in their history that is not allowed/));
});
