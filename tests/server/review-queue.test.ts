import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { players } from '../../server/db/schema/players.ts';
import { reviewPostponements, reviewQueue, reviewScores } from '../../server/db/schema/review.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { scoreQueue } from '../../server/review/score-commands.ts';
import { aColleague, aWithdrawal, bankReturns, serverUnderTest } from './server-under-test.ts';

// The desk hands out what awaits review. Many reviewers at once: review-queue-postgres.test.ts.

const app = serverUnderTest();
const LIST = '/admin/withdrawal/withdrawals';

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Resolves with the id of the claimed withdrawal; null when there is none. */
async function next(order = 'oldest', { except = [] as string[], token = undefined as string | undefined } = {}) {
  const { body } = await app.call('POST', `${LIST}/claims`, { body: { order, except }, ...(token && { token }) });
  return body.claim?.withdrawal_id ?? null;
}

const claimOf = (method: string, id: string, token?: string) =>
  app.call(method, `${LIST}/${id}/claim`, token ? { token } : {});

/** As when whoever had it closed the laptop, and the lease has ended. */
const leaseEnds = (id: string) =>
  app.db.update(reviewQueue).set({ claimedUntil: sql`now()` }).where(eq(reviewQueue.withdrawalId, id));

const inQueue = async () => (await app.db.select().from(reviewQueue)).map(({ withdrawalId }) => withdrawalId).sort();

test('what awaits review is in the queue, by whatever way it came, and nothing else is', async () => {
  const waiting = await aWithdrawal(app.db, { status: 'pending' });
  const returned = await aWithdrawal(app.db, { status: 'completed' });
  const recalled = await aWithdrawal(app.db, { status: 'approved' });
  for (const status of ['approved', 'rejected', 'processing', 'completed', 'failed']) {
    await aWithdrawal(app.db, { status });
  }
  expect(await inQueue()).toEqual([waiting]);
  await bankReturns(app.db, returned);
  await app.call('POST', `${LIST}/${recalled}/recall`, { body: { reason: 'Too early' } });
  expect(await inQueue()).toEqual([waiting, returned, recalled].sort());
  await app.call('POST', `${LIST}/${recalled}/reject`, { body: { reason: 'Fraud' } });
  expect(await inQueue()).toEqual([waiting, returned].sort());
});

test('the oldest, the largest or the riskiest comes first, and each only once', async () => {
  await app.db
    .insert(players)
    .values({ playerId: 'PLR-2', email: 'p2@example.com', displayName: 'P2', createdAt: ago(400) });
  const old = await aWithdrawal(app.db, { playerId: 'PLR-2', createdAt: ago(9), requestedCents: 20_000 });
  const large = await aWithdrawal(app.db, { playerId: 'PLR-2', createdAt: ago(6), requestedCents: 90_000 });
  const risky = await aWithdrawal(app.db, { createdAt: ago(3), requestedCents: 30_000 });
  await app.db
    .update(players)
    .set({ createdAt: ago(3.1) })
    .where(eq(players.playerId, 'PLR-1'));
  expect(await scoreQueue(app.db)).toBe(3);
  expect([await next('largest'), await next('riskiest', { except: [large] })]).toEqual([large, risky]);
  expect(await next('oldest', { except: [large, risky] })).toBe(old);
  expect(await next('oldest', { except: [large, risky, old] })).toBeNull();
  // Without a score for a second, it comes after all others.
  const fresh = await aWithdrawal(app.db, { createdAt: ago(10) });
  const robin = await aColleague(app.db, 'robin');
  const same = await aWithdrawal(app.db, { playerId: 'PLR-2', createdAt: ago(8), requestedCents: 20_000 });
  await app.db.insert(reviewScores).values({ withdrawalId: same, score: 0, createdAt: ago(8) });
  expect(await next('riskiest', { token: robin })).toBe(same);
  expect(await next('riskiest', { token: robin, except: [same] })).toBe(fresh);
});

test('what somebody cannot approve for now comes last: of frozen players, and what was refused to them, for them alone', async () => {
  const robin = await aColleague(app.db, 'robin', ['reviewer']);
  for (const playerId of ['PLR-2', 'PLR-3']) {
    await app.db.insert(players).values({ playerId, email: `${playerId}@example.com`, displayName: playerId });
  }
  const frozen = await aWithdrawal(app.db, { createdAt: ago(9) });
  const held = await aWithdrawal(app.db, { playerId: 'PLR-2', createdAt: ago(8) });
  const free = await aWithdrawal(app.db, { playerId: 'PLR-3', createdAt: ago(7) });
  await app.call('POST', '/api/admin/players/PLR-1/freeze', { body: { reason: 'Stolen card' } });
  await app.call('POST', '/api/admin/players/PLR-2/hold', { body: { reason: 'List', recall_note: 'Too early' } });
  const inTurn = async (token: string) => {
    const first = await next('oldest', { token });
    const second = await next('oldest', { token, except: [first] });
    const turn = [first, second, await next('oldest', { token, except: [first, second] })];
    for (const id of turn) await claimOf('DELETE', id, token);
    return turn;
  };
  // A hold is in no order.
  expect(await inTurn(robin)).toEqual([held, free, frozen]);
  await next('oldest', { token: robin });
  const refused = await app.call('POST', `${LIST}/${held}/approve`, {
    body: {},
    token: robin,
  });
  expect(refused.body.code).toBe('payment_withheld');
  // Although it is still claimed, as when the page is loaded again.
  expect(await inTurn(robin)).toEqual([free, held, frozen]);
  const sam = await aColleague(app.db, 'sam', ['reviewer']);
  expect(await inTurn(sam)).toEqual([held, free, frozen]);
  const putLast = async (token: string) =>
    (await app.call('GET', `/admin/withdrawal/review-queue`, { token })).body.put_last;
  expect([await putLast(robin), await putLast(sam)]).toEqual([[held], []]);
  // Decided and reviewed again, it is like any other.
  await app.call('POST', `${LIST}/${held}/reject`, { body: { reason: 'Not now' }, token: sam });
  expect(await app.db.select().from(reviewPostponements)).toEqual([]);
});

test('a score follows the signals: a freeze, a request of another player to the same account, a decision', async () => {
  const account = { accountFingerprint: 'account-1' };
  const id = await aWithdrawal(app.db, account);
  const scoreNow = async () => {
    while ((await scoreQueue(app.db)) > 0);
    const [row] = await app.db.select().from(reviewScores).where(eq(reviewScores.withdrawalId, id));
    return row?.score ?? 0;
  };
  const scores = [await scoreNow()];
  await app.call('POST', '/api/admin/players/PLR-1/freeze', { body: { reason: 'Stolen card' } });
  scores.push(await scoreNow());
  await app.db.insert(players).values({ playerId: 'PLR-2', email: 'p2@example.com', displayName: 'P2' });
  const other = await aWithdrawal(app.db, { ...account, playerId: 'PLR-2' });
  scores.push(await scoreNow());
  expect(scores).toEqual([...scores].sort((one, another) => one - another));
  expect(new Set(scores).size).toBe(3);
  await app.call('POST', `${LIST}/${other}/reject`, { body: { reason: 'Fraud' } });
  await app.call('POST', '/api/admin/players/PLR-1/unfreeze', { body: { reason: 'The card is theirs' } });
  expect(await scoreNow()).toBe((scores[0] ?? 0) + (scores[2] ?? 0) - (scores[1] ?? 0));
  expect(await app.db.select({ id: reviewScores.withdrawalId }).from(reviewScores)).toEqual([{ id }]);
});

test('what one has claimed nobody else is given, until it is given back or the lease ends', async () => {
  const robin = await aColleague(app.db, 'robin');
  const first = await aWithdrawal(app.db, { createdAt: ago(2) });
  const second = await aWithdrawal(app.db, { createdAt: ago(1) });
  expect(await next()).toBe(first);
  expect(await next('oldest', { token: robin })).toBe(second);
  expect(await next('oldest', { except: [first] })).toBeNull();
  // The page was loaded again: it goes on where it was.
  expect(await next('largest')).toBe(first);
  expect((await claimOf('DELETE', first)).status).toBe(204);
  expect(await next('oldest', { except: [second], token: robin })).toBe(first);
  // A claim of somebody else is not taken away, nor given back for them.
  const theirs = await claimOf('PUT', first);
  expect(theirs.body.claim).toMatchObject({ username: 'robin', is_own: false });
  await claimOf('DELETE', first);
  expect(await next()).toBeNull();
  await leaseEnds(first);
  expect((await claimOf('PUT', first)).body.claim).toMatchObject({ username: 'admin', is_own: true });
  await leaseEnds(second);
  expect(await next('oldest', { except: [first] })).toBe(second);
});

test('everybody sees who looks at what, for how long, and how much waits since when', async () => {
  const robin = await aColleague(app.db, 'robin');
  const createdAt = ago(2);
  const id = await aWithdrawal(app.db, { createdAt });
  await aWithdrawal(app.db, { createdAt: ago(1) });
  await next('oldest', { token: robin });
  const { body } = await app.call('GET', `/admin/withdrawal/review-queue`);
  expect(body).toEqual({
    waiting: 2,
    awaiting_second: 0,
    oldest_at: createdAt.toISOString(),
    target_hours: 24,
    lease_seconds: 120,
    claims: [{ withdrawal_id: id, username: 'robin', is_own: false, until: expect.any(String) }],
    snoozes: [],
    put_last: [],
  });
  const [row] = await app.db
    .select({ seconds: sql`extract(epoch from ${reviewQueue.claimedUntil} - now())`.mapWith(Number) })
    .from(reviewQueue)
    .where(eq(reviewQueue.withdrawalId, id));
  expect(row?.seconds).toBeLessThanOrEqual(120);
  await leaseEnds(id);
  expect((await app.call('GET', `/admin/withdrawal/review-queue`)).body.claims).toEqual([]);
});

test('a claim keeps nobody from deciding, and does not touch the withdrawal', async () => {
  const robin = await aColleague(app.db, 'robin');
  const id = await aWithdrawal(app.db);
  const rowNow = async () => (await app.db.select().from(withdrawals).where(eq(withdrawals.withdrawalId, id)))[0];
  const before = await rowNow();
  await next('oldest', { token: robin });
  await claimOf('PUT', id, robin);
  await claimOf('DELETE', id, robin);
  await next('oldest', { token: robin });
  expect(await rowNow()).toEqual(before);
  expect((await app.call('POST', `${LIST}/${id}/approve`, { body: {} })).status).toBe(200);
  expect((await claimOf('PUT', id, robin)).body).toEqual({ claim: null });
  expect((await app.call('GET', `/admin/withdrawal/review-queue`)).body).toMatchObject({
    waiting: 0,
    oldest_at: null,
    claims: [],
  });
});

test('nobody has more than 20, and a claim that was answered twice is one', async () => {
  for (let count = 0; count < 22; count++) await aWithdrawal(app.db);
  const mine: string[] = [];
  for (let count = 0; count < 20; count++) mine.push(await next('oldest', { except: mine }));
  expect(new Set(mine).size).toBe(20);
  expect(await next('oldest', { except: mine })).toBeNull();
  const robin = await aColleague(app.db, 'robin');
  const twice = { token: robin, headers: { 'idempotency-key': 'one' }, body: { order: 'oldest', except: [] } };
  const [once, again] = [
    await app.call('POST', `${LIST}/claims`, twice),
    await app.call('POST', `${LIST}/claims`, twice),
  ];
  expect(again.text).toBe(once.text);
});

test('what does not exist cannot be claimed, and an unknown order is refused', async () => {
  expect((await claimOf('PUT', 'WDR-0')).status).toBe(404);
  expect((await claimOf('DELETE', 'WDR-0')).status).toBe(404);
  expect((await app.call('POST', `${LIST}/claims`, { body: { order: 'newest' } })).status).toBe(422);
});
