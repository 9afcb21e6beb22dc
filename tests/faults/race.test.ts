import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyPassword } from '../../server/authentication/passwords.ts';
import { hashSecret, newSecret } from '../../server/authentication/tokens.ts';
import { admins, sessions } from '../../server/db/schema/people.ts';
import { type Answered, type Cluster, countOf, type Request, startCluster } from './cluster.ts';
import * as payouts from './payouts.ts';
import { recallWhileSending } from './recalls.ts';
import { compare, decideAll, decideInBulk, someWithdrawals } from './reviews.ts';
import { report, size } from './suite.ts';
import { undoWhileSending } from './undos.ts';

// Calls of several people or programs at once, each in another of two processes on one database.

/** Revenue: less than the clients ask for. */
const CENTS = size(150_000, 1_000_000);
const ADMINS = '/api/admin/admins';
/** Of the races of two people. */
const ROUNDS = size(2, 60);

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.close());

/** As a client does: a call that a busy machine did not answer in time is made again, with its key. */
async function ask(process: number, request: Request): Promise<Answered> {
  const answer = await cluster.call(process, request);
  return answer?.status === 503 ? ask(process, request) : answer;
}

/** Calls one of the processes with the session of this token. */
async function callAs(process: number, token: string, method: string, path: string, body?: object) {
  const answer = await fetch(`${cluster.origins[process]}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Signs an administrator in, who may do everything. Resolves with the token. */
async function signedIn(adminId: string): Promise<string> {
  const token = newSecret();
  const values = { adminId, username: adminId, passwordHash: 'none', roleIds: ['administrator'], disabledAt: null };
  await cluster.db.insert(admins).values(values).onConflictDoUpdate({ target: admins.adminId, set: values });
  const expiresAt = sql`now() + interval '1 hour'`;
  await cluster.db.insert(sessions).values({ adminId, tokenHash: hashSecret(token), expiresAt });
  return token;
}

test('revenue is never overdrawn, and a call that is sent twice is answered the same and paid once', async () => {
  await payouts.someRevenue(cluster, CENTS);
  const paidOut = await payouts.payOut(size(3, 40), ask);
  const { lost, double } = await payouts.compare(cluster, paidOut);
  const { earned, paid } = await payouts.totals(cluster);
  const broken = await cluster.broken();
  report('payout', {
    operations: paidOut.operations,
    faults: 0,
    lost,
    double: double + paidOut.different,
    stuck: paidOut.stuck,
    books: broken.length === 0 ? 'balanced' : 'not balanced',
  });
  expect(broken).toEqual([]);
  expect({ lost, double, different: paidOut.different, stuck: paidOut.stuck }).toEqual({
    lost: 0,
    double: 0,
    different: 0,
    stuck: 0,
  });
  expect(earned).toBe(CENTS);
  expect(paid).toBe([...paidOut.told.values()].reduce((sum, cents) => sum + cents, 0));
  // The clients asked for more than there is, so what is left is less than the smallest refused amount.
  expect(earned - paid).toBeGreaterThanOrEqual(0);
  expect(earned - paid).toBeLessThan(10_000);
});

test('of all who decide a withdrawal at once exactly one does, and bulk calls that overlap share theirs', async () => {
  const each = await decideAll(await someWithdrawals(cluster, 'ONE', size(6, 500)), ask);
  const bulk = await decideInBulk(await someWithdrawals(cluster, 'BULK', size(20, 120)), size(16, 100), ask);
  const [ofEach, ofBulk] = [await compare(cluster, each), await compare(cluster, bulk)];
  const broken = await cluster.broken();
  report('race', {
    operations: each.operations + bulk.operations,
    faults: 0,
    lost: ofEach.lost + ofBulk.lost,
    double: ofEach.double + ofBulk.double,
    stuck: each.stuck + bulk.stuck,
    books: broken.length === 0 ? 'balanced' : 'not balanced',
  });
  expect(broken).toEqual([]);
  expect([ofEach, ofBulk]).toEqual([
    { lost: 0, double: 0 },
    { lost: 0, double: 0 },
  ]);
  expect([each.stuck, bulk.stuck]).toEqual([0, 0]);
  // Exactly one client was told to have decided each of them.
  for (const { told } of [each, bulk]) {
    expect([...told].filter(([, statuses]) => statuses.length !== 1)).toEqual([]);
  }
});

/** Reports what clients were told of two kinds of calls of which each withdrawal permits one. */
async function expectOneWinner(name: string, { told, lost, double }: { told: number; lost: number; double: number }) {
  const broken = await cluster.broken();
  const books = broken.length === 0 ? 'balanced' : 'not balanced';
  report(name, { operations: told, faults: 0, lost, double, books });
  expect(broken).toEqual([]);
  expect({ lost, double }).toEqual({ lost: 0, double: 0 });
}

test('of the recall of an approved withdrawal and its sending exactly one wins', async () => {
  const ids = await someWithdrawals(cluster, 'RECALL', size(12, 400));
  await expectOneWinner('recall', await recallWhileSending(cluster, ids));
});

test('of undoing a decision and what follows from it exactly one wins, and the platform hears of that alone', async () => {
  const ids = await someWithdrawals(cluster, 'UNDO', size(18, 420));
  await expectOneWinner('undo', await undoWhileSending(cluster, ids));
  // A gap would be a place that nobody is ever told of.
  const gaps = sql`select from platform_events having count(*) <> coalesce(max(position), 0)`;
  expect(await countOf(cluster.db, gaps)).toBe(0);
});

test.each([
  ['disable', 'POST', '/disable', undefined],
  ['demote', 'PUT', '', { roles: ['support'] }],
] as const)('of two administrators who %s each other at once, one wins', async (_does, method, path, body) => {
  // Nobody else could manage administrators, so these tests come last.
  await cluster.db.update(admins).set({ disabledAt: sql`now()` });
  let [won, none] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const tokens = [await signedIn('one'), await signedIn('two')];
    const answers = await Promise.all(
      ['two', 'one'].map((other, process) =>
        callAs(process, tokens[process] ?? '', method, `${ADMINS}/${other}${path}`, body),
      ),
    );
    const winners = answers.filter(({ status }) => status === 200);
    if (winners.length === 1) won += 1;
    // The other one was refused because of the change, not because of anything else.
    expect([401, 403]).toContain(answers.find(({ status }) => status !== 200)?.status);
    const able = await cluster.db.$count(admins, sql`disabled_at is null and 'administrator' = any(role_ids)`);
    if (able === 0) none += 1;
  }
  report(`people, ${path || 'roles'}`, { operations: 2 * ROUNDS, faults: 0, double: ROUNDS - won, lost: none });
  expect({ won, none }).toEqual({ won: ROUNDS, none: 0 });
});

/** Accepts an invitation. The call that a busy machine did not answer in time is made again, and may have had its effect all the same. */
async function accept(process: number, body: object): Promise<{ status: number; isUnsure: boolean }> {
  const { status } = await callAs(process, '', 'POST', '/auth/admin-invitation', body);
  return status === 503 ? { ...(await accept(process, body)), isUnsure: true } : { status, isUnsure: false };
}

test('an invitation that two people use at once opens one account, with the password of one of them', async () => {
  const token = await signedIn('host');
  let opened = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const username = `guest-${round}`;
    const invited = await callAs(0, token, 'POST', ADMINS, { username, roles: ['support'] });
    const passwords = ['a long sentence is a good one', 'another sentence is as good'];
    const answers = await Promise.all(
      passwords.map((new_password, process) => accept(process, { token: invited.body.token, new_password })),
    );
    expect([200, 422]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
    // Not by signing in, of which an address may fail only so often.
    const [admin] = await cluster.db.select().from(admins).where(eq(admins.username, username));
    const accepted = await Promise.all(passwords.map((one) => verifyPassword(one, admin?.passwordHash, 'known')));
    const isTrue = answers.every(({ status, isUnsure }, index) => isUnsure || accepted[index] === (status === 200));
    if (isTrue && accepted.filter(Boolean).length === 1) opened += 1;
  }
  report('people, invitations', { operations: 2 * ROUNDS, faults: 0, double: ROUNDS - opened });
  expect(opened).toBe(ROUNDS);
});
