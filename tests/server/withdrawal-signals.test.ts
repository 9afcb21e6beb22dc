import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { playerFreezes, players } from '../../server/db/schema/players.ts';
import { decisionSignals } from '../../server/db/schema/signals.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { aWithdrawal, bankReturns, behindTheTriggers, serverUnderTest } from './server-under-test.ts';
import { aTransaction } from './transaction-fixtures.ts';

// The signals of a withdrawal. Their levels and sentences are in tests/unit/signals.test.ts; here are the facts from the database, and their moment.

const app = serverUnderTest();
const LIST = '/admin/withdrawal/withdrawals';
const signalsAt = (ids: string) =>
  app.call('GET', `/admin/withdrawal/signals?withdrawal_ids=${encodeURIComponent(ids)}`);
const signalsOf = async (id: string) => (await signalsAt(id)).body.withdrawals[0];
const sentenceOf = async (id: string, kind: string): Promise<string> =>
  (await signalsOf(id)).signals.find((signal: { kind: string }) => signal.kind === kind)?.sentence;
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

async function anotherPlayer(playerId: string): Promise<void> {
  await app.db.insert(players).values({ playerId, email: `${playerId}@example.com`, displayName: playerId });
}

const ACCOUNT = { accountFingerprint: 'account-1' };

/** Two requests that were paid, one of which the bank returned, one that was rejected, one purchase and one that failed. */
async function aPast(): Promise<void> {
  await app.db.update(players).set({ createdAt: ago(40) });
  await aWithdrawal(app.db, { ...ACCOUNT, status: 'completed', requestedCents: 10_000, createdAt: ago(30) });
  const returned = await aWithdrawal(app.db, { ...ACCOUNT, status: 'completed', createdAt: ago(29) });
  await bankReturns(app.db, returned);
  await aWithdrawal(app.db, { ...ACCOUNT, status: 'rejected', createdAt: ago(28) });
  await aTransaction(app.db, { status: 'completed', amountCents: 5_000, createdAt: ago(10) });
  await aTransaction(app.db, { status: 'failed', amountCents: 7_000, createdAt: ago(10) });
}

/** Everything that could change the signals of an earlier withdrawal. */
async function theHistoryMovesOn(): Promise<void> {
  await anotherPlayer('PLR-9');
  await aWithdrawal(app.db, { ...ACCOUNT, playerId: 'PLR-9', createdAt: ago(35) });
  // One that the platform sends late.
  await aWithdrawal(app.db, { ...ACCOUNT, status: 'rejected', createdAt: ago(20) });
  for (let times = 0; times < 5; times++) {
    await aWithdrawal(app.db, { ...ACCOUNT, status: 'completed', requestedCents: 900_000 });
    await aTransaction(app.db, { status: 'completed', amountCents: 100_000 });
  }
  const [paid] = await app.db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.status, 'completed'))
    .orderBy(withdrawals.createdAt);
  await bankReturns(app.db, paid?.withdrawalId ?? '');
  await app.db.insert(playerFreezes).values({ playerId: 'PLR-1', reason: 'Stolen card', adminId: 'adm_1' });
}

test('the facts of a withdrawal that awaits review are those of now', async () => {
  await aPast();
  const id = await aWithdrawal(app.db, { ...ACCOUNT, requestedCents: 100_000, signals: { device_count: 2 } });
  const { signals, ...rest } = await signalsOf(id);
  expect(rest).toMatchObject({ withdrawal_id: id, decided: false });
  expect(
    Object.fromEntries(signals.map((one: { kind: string; sentence: string }) => [one.kind, one.sentence])),
  ).toEqual({
    frozen: 'The player is not frozen.',
    account_age: 'The player registered 40 days before this request.',
    earlier_requests: '3 earlier requests: 1 paid, 1 rejected, 1 returned by the bank.',
    bank_account: 'The player has requested withdrawals to this bank account before.',
    shared_account: 'No other player has requested withdrawals to this bank account.',
    frequency: 'The player’s requests around this one: 1 within an hour, 1 within a day, 1 within a week.',
    amount: 'The amount is 4.0 times the median of the player’s earlier requests, $250.00.',
    spent: 'Withdrawn incl. this request: $1,100.00. Spent: $50.00.',
    devices: 'The player has signed in from 2 devices, as the platform says.',
  });
  await theHistoryMovesOn();
  expect(await sentenceOf(id, 'frozen')).toBe('The player is frozen.');
  expect(await sentenceOf(id, 'shared_account')).toBe('1 other player has requested withdrawals to this bank account.');
  expect(await sentenceOf(id, 'frequency')).toContain('6 within an hour');
});

test.each(['approve', 'reject'])(
  'after %s they are those of the decision, however the history moves on',
  async (action) => {
    await aPast();
    const id = await aWithdrawal(app.db, ACCOUNT);
    const seen = await signalsOf(id);
    await app.call('POST', `${LIST}/${id}/${action}`, {
      body: { reason: action === 'reject' ? 'Name mismatch' : undefined },
    });
    await theHistoryMovesOn();
    const kept = await signalsOf(id);
    expect(kept.decided).toBe(true);
    expect(kept.signals).toEqual(seen.signals);
    // For a decision without kept facts, as the demo's, those of its moment are found again.
    await behindTheTriggers(app.db, (tx) => tx.delete(decisionSignals));
    expect(await signalsOf(id)).toEqual(kept);
  },
);

test('a bulk decision keeps those of each withdrawal', async () => {
  await anotherPlayer('PLR-2');
  const ids = [
    await aWithdrawal(app.db),
    await aWithdrawal(app.db, { playerId: 'PLR-2', signals: { device_count: 7 } }),
  ];
  await app.call('POST', `${LIST}/bulk-approve`, { body: { withdrawal_ids: ids } });
  expect(await app.db.$count(decisionSignals)).toBe(2);
  const { body } = await signalsAt(ids.join(','));
  expect(
    body.withdrawals.map(({ signals }: { signals: { kind: string }[] }) =>
      signals.some(({ kind }) => kind === 'devices'),
    ),
  ).toEqual([false, true]);
});

test('one that awaits review again has those of now again', async () => {
  const id = await aWithdrawal(app.db);
  await app.call('POST', `${LIST}/${id}/approve`, { body: {} });
  await app.call('POST', `${LIST}/${id}/recall`, { body: { reason: 'Another account' } });
  await app.db.insert(playerFreezes).values({ playerId: 'PLR-1', reason: 'Stolen card', adminId: 'adm_1' });
  const found = await signalsOf(id);
  expect(found.decided).toBe(false);
  expect(found.signals[0]).toMatchObject({ kind: 'frozen', level: 'high' });
});

test('the other players of an account are named, at most 20, and an account that the platform does not send is nobody’s', async () => {
  for (let number = 2; number < 25; number++) {
    await anotherPlayer(`PLR-${number}`);
    await aWithdrawal(app.db, { ...ACCOUNT, playerId: `PLR-${number}` });
  }
  const id = await aWithdrawal(app.db, ACCOUNT);
  const [first] = (await signalsOf(id)).signals;
  expect(first).toMatchObject({ kind: 'shared_account', level: 'high' });
  expect(new Set(first.player_ids).size).toBe(20);
  expect(first.player_ids).not.toContain('PLR-1');
  expect(await sentenceOf(await aWithdrawal(app.db), 'shared_account')).toBeUndefined();
});

test('a compliance hold is no signal', async () => {
  const id = await aWithdrawal(app.db);
  const before = (await signalsOf(id)).signals;
  await app.call('POST', '/api/admin/players/PLR-1/hold', { body: { reason: 'A secret' } });
  expect((await signalsOf(id)).signals).toEqual(before);
});

test('signals never change the withdrawal', async () => {
  const id = await aWithdrawal(app.db);
  const before = await app.db.select().from(withdrawals);
  await signalsOf(id);
  expect(await app.db.select().from(withdrawals)).toEqual(before);
});

test('unknown ids are left out, a repeated one counts once, and the order is that of the call', async () => {
  const [one, two] = [await aWithdrawal(app.db), await aWithdrawal(app.db)];
  const { body } = await signalsAt(`${two},WDR-0,${one},${two},' or 1=1`);
  expect(body.withdrawals.map((found: { withdrawal_id: string }) => found.withdrawal_id)).toEqual([two, one]);
});

test.each(['', ',', 'a,,b', Array(51).fill('WDR-1').join(','), 'x'.repeat(65)])('%j is refused', async (ids) => {
  expect((await signalsAt(ids)).status).toBe(422);
});
