import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { ledgerTransfers } from '../../server/db/schema/ledger.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { beginAsking, leaseDue } from '../../server/payments/lease-commands.ts';
import { sendApproved } from '../../server/payments/send-commands.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { applyRollupDeltas, rebuildRollups } from '../../server/statistics/rollups.ts';
import { aColleague, aWithdrawal, serverUnderTest } from './server-under-test.ts';

// Recall and release; returns are in withdrawal-returns.test.ts. The table of states itself is in withdrawal-review.test.ts.

const app = serverUnderTest();
const LIST = '/admin/withdrawal/withdrawals';
const act = (id: string, action: string, body: object = { reason: 'Because' }) =>
  app.call('POST', `${LIST}/${id}/${action}`, { body });

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
    expect(await movesOf(id)).toEqual([`withdrawal.create 0: player:PLR-1 -> hold 25000`]);
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

  test('of what was sent and never asked about puts the money back on hold, and it is sent again only after another approval', async () => {
    const id = await aWithdrawal(app.db, { status: 'approved' });
    await act(id, 'process', {});
    const { body: sent } = await app.call('GET', `${LIST}/${id}`);
    expect(sent).toMatchObject({ status: 'processing', can_be_recalled: true });
    const { body } = await act(id, 'recall');
    expect(body).toMatchObject({ status: 'pending_review', attempt: 1 });
    expect(body).not.toHaveProperty('can_be_recalled');
    expect((await movesOf(id)).slice(1)).toEqual([
      'withdrawal.process 1: hold -> clearing 25000',
      'withdrawal.recall 1: clearing -> hold 25000',
    ]);
    expect(await leaseDue(app.db, 30, 10, 10)).toEqual([]);
    await expectAllToAddUp();
    await act(id, 'approve', {});
    expect((await act(id, 'process', {})).body).toMatchObject({ status: 'processing', attempt: 2 });
    // One withdrawal, sent twice today.
    expect((await app.call('GET', `${LIST}/summary`)).body.processingToday).toBe(1);
    expect((await app.call('GET', `${LIST}?step=processing`)).body.withdrawals).toHaveLength(1);
    await expectAllToAddUp();
  });

  test('of what a worker has leased, asked about or leased before is refused, and nobody is offered it', async () => {
    const ids = [await aWithdrawal(app.db), await aWithdrawal(app.db), await aWithdrawal(app.db)];
    const [leased = '', asked = '', before = ''] = ids;
    const refused = async (id: string) => {
      expect((await app.call('GET', `${LIST}/${id}`)).body).not.toHaveProperty('can_be_recalled');
      const { status, body } = await act(id, 'recall');
      expect([status, body.message]).toEqual([409, `Withdrawal ${id} is processing and cannot be recalled.`]);
    };
    for (const id of ids) {
      await act(id, 'approve', {});
      await act(id, 'process', {});
      const lease = await leaseDue(app.db, 30, 1, 1);
      if (id === asked) await beginAsking(app.db, lease, () => {});
    }
    // The worker died, perhaps after it had asked.
    await app.db.update(withdrawals).set({ leaseUntil: sql`now()` }).where(eq(withdrawals.withdrawalId, before));
    for (const id of [leased, asked, before]) await refused(id);
    await expectAllToAddUp();
  });

  test('of what was sent before the database came back from a backup is refused: the rail may have been asked since', async () => {
    const id = await aWithdrawal(app.db, { status: 'processing' });
    await app.db.execute(sql`insert into restores (evidence, is_certain, lost_since, ended_at)
      values ('{}', true, now(), now() + interval '1 second')`);
    expect((await act(id, 'recall')).status).toBe(409);
  });

  test('needs the permission to review withdrawals, or the one to pay them', async () => {
    for (const [role, status] of [
      ['reviewer', 200],
      ['finance', 200],
      ['support', 403],
    ] as const) {
      const token = await aColleague(app.db, role, [role]);
      const id = await aWithdrawal(app.db, { status: 'approved' });
      const answer = await app.call('POST', `${LIST}/${id}/recall`, { token, body: { reason: 'A reason' } });
      expect([role, answer.status]).toEqual([role, status]);
    }
  });

  test('of several leaves alone what the rail was asked for, and says so', async () => {
    const cooling = [
      await aWithdrawal(app.db, { status: 'approved' }),
      await aWithdrawal(app.db, { status: 'approved' }),
    ];
    const sent = await aWithdrawal(app.db, { status: 'processing', askedAt: new Date() });
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
  expect((await movesOf(id)).at(-1)).toBe('withdrawal.release 0: hold -> player:PLR-1 25000');
  for (const action of ['retry', 'release', 'approve']) {
    expect((await act(id, action, action === 'release' ? undefined : {})).status).toBe(409);
  }
  await expectAllToAddUp();
});
