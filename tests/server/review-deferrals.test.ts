import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { reasonCodes, reviewDeferrals } from '../../server/db/schema/review.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { aColleague, aWithdrawal, behindTheTriggers, SEALED_TEXT, serverUnderTest } from './server-under-test.ts';

// Skips and snoozes, by which the desk hands out something else, and the figures of the review.

const app = serverUnderTest({ decisionHoldSeconds: 600 });
const LIST = '/admin/withdrawal/withdrawals';
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const next = async (token?: string) =>
  (await app.call('POST', `${LIST}/claims`, { body: { order: 'oldest', except: [] }, ...(token && { token }) })).body
    .claim?.withdrawal_id ?? null;
const post = (id: string, what: string, body: object, token?: string) =>
  app.call('POST', `${LIST}/${id}/${what}`, { body, ...(token && { token }) });
const skip = (id: string, token?: string) => post(id, 'skip', { reason: 'In Polish' }, token);
const snooze = (id: string, until = inDays(1), more: object = {}) =>
  post(id, 'snooze', { until, reason: 'Asked p1@example.com', ...more });
const timePasses = () =>
  app.db.update(reviewDeferrals).set({ until: sql`now()` }).where(eq(reviewDeferrals.kind, 'snooze'));
const queue = async (token?: string) =>
  (await app.call('GET', `/admin/withdrawal/review-queue`, token ? { token } : {})).body;

beforeEach(async () => {
  const uses = ['reject', 'return', 'skip', 'snooze'];
  await app.db.insert(reasonCodes).values({ code: 'fraud', label: 'Suspected fraud', uses });
});

test('a skip leaves a withdrawal to others, and a decision begins anew', async () => {
  const robin = await aColleague(app.db, 'robin');
  const id = await aWithdrawal(app.db);
  expect(await next()).toBe(id);
  expect((await skip(id)).status).toBe(204);
  // The claim is gone as well.
  expect([await next(), await next(robin)]).toEqual([null, id]);
  await skip(id, robin);
  await skip(id, robin);
  expect(await next(robin)).toBeNull();
  await app.call('POST', `${LIST}/${id}/approve`, { body: {} });
  await app.call('POST', `${LIST}/${id}/undo`);
  expect(await next()).toBe(id);
});

test('a snooze is for everybody, until its time, another one, or whoever ends it', async () => {
  const robin = await aColleague(app.db, 'robin', ['reviewer']);
  const id = await aWithdrawal(app.db);
  const { updatedAt } = (await app.db.select().from(withdrawals).where(eq(withdrawals.withdrawalId, id)))[0] ?? {};
  await snooze(id, inDays(20));
  const until = inDays(2);
  await snooze(id, until, { reason_code: 'fraud' });
  expect([await next(), await next(robin)]).toEqual([null, null]);
  expect(await queue()).toMatchObject({
    waiting: 1,
    snoozes: [{ withdrawal_id: id, username: 'admin', until, reason: 'Asked p1@example.com' }],
  });
  expect((await app.call('DELETE', `${LIST}/${id}/snooze`, { token: robin })).status).toBe(204);
  expect(await next(robin)).toBe(id);
  await snooze(id);
  await timePasses();
  expect((await queue()).snoozes).toEqual([]);
  expect(await next(robin)).toBe(id);
  const [after] = await app.db.select().from(withdrawals).where(eq(withdrawals.withdrawalId, id));
  expect(after?.updatedAt).toEqual(updatedAt);
  const rows = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.auditId);
  expect(rows.map(({ action }) => action)).toEqual(
    ['snooze', 'snooze', 'wake', 'snooze'].map((verb) => `withdrawal.${verb}`),
  );
  expect(rows[1]?.after).toEqual({ reason: SEALED_TEXT, reason_code: 'fraud', until });
  await skip(id);
  // None of these is a step.
  expect(await brokenInvariants(app.db)).toEqual([]);
});

test('a reason is masked for whoever sees no addresses', async () => {
  await snooze(await aWithdrawal(app.db));
  const support = await aColleague(app.db, 'sam', ['support']);
  expect((await queue(support)).snoozes[0].reason).not.toContain('p1@example.com');
});

test.each([
  ['in the past', -1, 'must be in the future'],
  ['in 31 days', 31, 'must be at most 30 days ahead'],
  ['in the year 0', -740_200, 'must lie between the years 2000 and 9999'],
])('a snooze until a time %s is refused, and leaves the one before', async (_when, days, message) => {
  const id = await aWithdrawal(app.db);
  await snooze(id);
  const body = { until: inDays(days), reason: 'Later' };
  const refused = await app.call('POST', `${LIST}/${id}/snooze`, { body, headers: { 'idempotency-key': 'a-key' } });
  expect(refused.body.errors).toEqual([{ path: 'until', message }]);
  expect(await next()).toBeNull();
});

test('only what awaits review is set aside, and only so many by one person', async () => {
  const decided = await aWithdrawal(app.db, { status: 'approved' });
  for (const answer of [await skip(decided), await snooze(decided)]) {
    expect([answer.status, answer.body.message]).toEqual([
      409,
      `Withdrawal ${decided} is approved and cannot be snoozed.`,
    ]);
  }
  expect((await skip('WDR-0')).status).toBe(404);
  const id = await aWithdrawal(app.db);
  const others = Array.from({ length: 50 }, (_, place) => `WDR-S${place}`);
  const row = { adminId: 'adm_1', kind: 'snooze', until: new Date(inDays(1)), reason: 'Later' };
  await behindTheTriggers(app.db, async (tx) => {
    await tx.insert(reviewDeferrals).values(others.map((withdrawalId) => ({ ...row, withdrawalId })));
  });
  expect((await snooze(id)).body.code).toBe('too_many_snoozes');
  await timePasses();
  expect((await snooze(id)).status).toBe(204);
});

test('the figures count decisions of people that stand, by day and by reason, and what waits', async () => {
  const hours = (count: number) => sql`now() - make_interval(hours => ${count})`;
  const [approved, rejected, undone, old] = [
    await aWithdrawal(app.db),
    await aWithdrawal(app.db),
    await aWithdrawal(app.db),
    await aWithdrawal(app.db),
  ];
  // By the system, which reviews nothing.
  await aWithdrawal(app.db, { status: 'approved' });
  await snooze(undone);
  await snooze(await aWithdrawal(app.db));
  await app.call('POST', `${LIST}/${approved}/approve`, { body: {} });
  for (const id of [rejected, old]) await post(id, 'reject', { reason: 'No', reason_code: 'fraud' });
  await app.call('POST', `${LIST}/${undone}/approve`, { body: {} });
  await app.call('POST', `${LIST}/${undone}/undo`);
  await behindTheTriggers(app.db, async (tx) => {
    const began = (id: string, count: number) => sql`update ${withdrawalHistory} set created_at = ${hours(count)}
      where withdrawal_id = ${id} and action = 'create'`;
    await tx.execute(began(approved, 2));
    await tx.execute(began(rejected, 30));
    await tx.execute(
      sql`update ${withdrawalHistory} set created_at = created_at - interval '10 days' where withdrawal_id = ${old}`,
    );
  });
  const figures = async (days: number) => (await app.call('GET', `/admin/withdrawal/review-figures?days=${days}`)).body;
  const week = await figures(7);
  expect(week).toMatchObject({ waiting: 2, snoozed: 1, target_hours: 24, decided: 2, within_target: 50, per_hour: 2 });
  expect(week.median_minutes).toBeCloseTo(16 * 60, 0);
  expect(week.days).toHaveLength(7);
  expect(week.days[0]).toMatchObject({ approved: 1, rejected: 1 });
  expect(week.days[1]).toMatchObject({ approved: 0, rejected: 0, median_minutes: null });
  expect(week.reasons).toEqual([
    { use: 'snooze', code: null, label: null, count: 2 },
    { use: 'reject', code: 'fraud', label: 'Suspected fraud', count: 1 },
  ]);
  const month = await figures(30);
  expect([month.decided, month.days.length, month.reasons[0].count]).toEqual([3, 30, 2]);
});
