import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../server/db/connection/connect.ts';
import type { Database, Transaction } from '../../server/db/database.ts';
import { approvalRules, breakGlass } from '../../server/db/schema/approvals.ts';
import { admins } from '../../server/db/schema/people.ts';
import { players } from '../../server/db/schema/players.ts';
import { payouts } from '../../server/db/schema/revenue.ts';
import { withdrawalHistory } from '../../server/db/schema/withdrawals.ts';
import { type DayFacts, factsIfAsked } from '../../server/second-person/fact-queries.ts';
import { type Judged, judgeCall } from '../../server/second-person/judge-call.ts';
import { FACTS, type Fact, type Rule } from '../../server/second-person/rules.ts';
import { size } from '../faults/suite.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';
import { aProgram, aWithdrawal, insertFirstRecords } from './server-under-test.ts';
import { waitingForLock } from './waiting-for-lock.ts';

// The database says whether a second person is asked; the server says about which decisions of the call. Neither may ask without the other.

let database: TestDatabase;
let one: Connection;
let other: Connection;
/** Of two players; the last two are of a program of adm_1's. */
const RECORDS = [1_000, 2_000, 4_000, 8_000].map((cents, index) => ({
  cents,
  playerId: `PLR-${1 + (index % 2)}`,
  id: '',
}));
beforeAll(async () => {
  database = await createDatabase();
  [one, other] = [await connectPatiently(database.url), await connectPatiently(database.url)];
  await insertFirstRecords(one.db);
  await one.db
    .insert(admins)
    .values({ adminId: 'adm_kim', username: 'kim', passwordHash: 'none', roleIds: ['administrator'] });
  await one.db.insert(players).values({ playerId: 'PLR-2', email: 'robin@example.com', displayName: 'Robin' });
  const program = await aProgram(one.db, 'adm_1');
  for (const [index, record] of RECORDS.entries()) {
    const storedBy = index < 2 ? null : program.id;
    record.id = await aWithdrawal(one.db, {
      requestedCents: record.cents,
      feeCents: 0,
      playerId: record.playerId,
      storedBy,
    });
  }
});
afterAll(async () => {
  await Promise.all([one?.close(), other?.close()]);
  await database?.remove();
});

const person = {
  by: fc.constantFrom('adm_1', 'adm_1', 'adm_kim'),
  isOfTwo: fc.constantFrom(false, false, true),
  hours: fc.constantFrom(0, 23, 25),
};
const aCase = fc.record({
  rules: fc.array(
    fc.record({
      actions: fc.subarray(['approve' as const, 'payout' as const], { minLength: 1 }),
      fact: fc.constantFrom(...FACTS),
      atLeastCents: fc.nat(16_000),
    }),
    { maxLength: 3 },
  ),
  isSuspended: fc.nat(9).map((n) => n === 0),
  /** Withdrawals that are approved, or the cents of a payout. */
  call: fc.oneof(
    { weight: 3, arbitrary: fc.subarray([0, 1, 2, 3], { minLength: 1 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 9_000 }) },
  ),
  steps: fc.array(
    fc.record({ ...person, record: fc.nat(3), action: fc.constantFrom('approve', 'process', 'reject') }),
    {
      maxLength: 6,
    },
  ),
  paid: fc.array(fc.record({ ...person, cents: fc.integer({ min: 1, max: 9_000 }) }), { maxLength: 2 }),
});
type Case = typeof aCase extends fc.Arbitrary<infer C> ? C : never;

const before = (hours: number) => sql`now() - make_interval(hours => ${hours}::int)`;
const people = ({ by, isOfTwo }: Case['paid'][number] | Case['steps'][number]) => ({
  adminId: by,
  secondAdminId: isOfTwo ? (by === 'adm_1' ? 'adm_kim' : 'adm_1') : null,
});

async function store(tx: Transaction, { rules, isSuspended, steps, paid }: Case): Promise<void> {
  await tx.execute(sql`set local session_replication_role = replica`);
  await tx.insert(approvalRules).values({ version: 1, rules, reason: 'For a test', hash: 'hash' });
  if (isSuspended) await tx.insert(breakGlass).values({ reason: 'For a test', until: sql`now() + interval '1 hour'` });
  for (const step of steps) {
    const { id: withdrawalId = '', playerId } = RECORDS[step.record] ?? {};
    const row = { withdrawalId, playerId, toStatus: 'approved', action: step.action, ...people(step) };
    await tx.insert(withdrawalHistory).values({ ...row, createdAt: before(step.hours) });
  }
  for (const [index, payout] of paid.entries()) {
    const range = { firstRecordId: 1, firstCents: 1, lastRecordId: 1, lastCents: 1, leftCents: 0, recordCount: 1 };
    const row = { payoutReference: `PO-${index}`, payoutMethod: 'wire', amountCents: payout.cents, ...people(payout) };
    await tx.insert(payouts).values({ ...row, ...range, paidOutAt: before(payout.hours) });
  }
}

/** The facts, worked out from the case. */
function factsOf({ rules, call, steps, paid }: Case): DayFacts {
  const asksFor = (fact: Fact) =>
    rules.some((rule) => rule.fact === fact && rule.actions.includes(Array.isArray(call) ? 'approve' : 'payout'));
  const called = (Array.isArray(call) ? call : []).flatMap((index) => RECORDS[index] ?? []);
  const counts = steps.filter(({ hours, action }) => hours < 24 && action !== 'reject');
  const daySum = (some: Case['steps'], cents = 0) => {
    const once = RECORDS.filter((_, index) => some.some(({ record }) => record === index));
    const counted = new Set(called.filter((record) => once.includes(record)).map(({ id }) => id));
    return { cents: once.reduce((sum, record) => sum + record.cents, cents), counted };
  };
  const isAlone = ({ by, isOfTwo, hours }: Case['paid'][number]) => by === 'adm_1' && !isOfTwo && hours < 24;
  const paidAlone = paid.filter(isAlone).reduce((sum, { cents }) => sum + cents, 0);
  const toPlayer = (playerId: string) => daySum(counts.filter(({ record }) => RECORDS[record]?.playerId === playerId));
  return {
    alone: asksFor('decider_day_sum')
      ? daySum(
          counts.filter(({ by, isOfTwo }) => by === 'adm_1' && !isOfTwo),
          paidAlone,
        )
      : undefined,
    toPlayers: new Map(asksFor('player_day_sum') ? called.map(({ playerId }) => [playerId, toPlayer(playerId)]) : []),
    own: new Set(called.filter((record) => RECORDS.indexOf(record) > 1).map(({ id }) => id)),
  };
}

test('a second person is asked exactly where the facts reach a rule, and for the same facts', async () => {
  let [asked, alone] = [0, 0];
  const rollback = new Error('rolled back');
  const play = async (given: Case) => {
    const { rules, isSuspended, call } = given;
    const decisions: Judged[] = Array.isArray(call)
      ? call
          .flatMap((index) => RECORDS[index] ?? [])
          .map(({ id, cents, playerId }) => ({ action: 'approve', subjectId: id, amountCents: cents, playerId }))
      : [{ action: 'payout', subjectId: null, amountCents: call }];
    const caughtOf = (inForce: Rule[], facts: DayFacts) =>
      judgeCall(inForce, decisions, facts).map(({ decision, rules: by }) => [decision, by]);
    await one.db
      .transaction(async (tx) => {
        await store(tx, given);
        const asking = await factsIfAsked(tx, 'adm_1', decisions[0]?.action ?? 'approve', decisions);
        const caught = caughtOf(isSuspended ? [] : rules, factsOf(given));
        expect(asking ? caughtOf(asking.rules, asking) : []).toEqual(caught);
        expect(asking !== undefined).toBe(caught.length > 0);
        if (asking) asked++;
        else alone++;
        throw rollback;
      })
      .catch((error) => {
        if (error !== rollback) throw error;
      });
  };
  await fc.assert(fc.asyncProperty(aCase, play), { seed: 20261125, numRuns: size(150, 1_500), endOnFailure: true });
  expect(Math.min(asked, alone)).toBeGreaterThan(size(30, 300));
});

test.each([
  ['of the person who decides', 'decider_day_sum', [0, 1], 'adm_1'],
  ['of the player', 'player_day_sum', [1, 3], 'adm_kim'],
] as const)(
  'of two steps at once the second waits, and counts the first in the sum %s',
  async (_, fact, [first, next], by) => {
    const centsOf = (record: number) => RECORDS[record]?.cents ?? 0;
    const rules: Rule[] = [{ actions: ['approve'], fact, atLeastCents: centsOf(first) + centsOf(next) }];
    const version = (await one.db.$count(approvalRules)) + 1;
    await one.db.insert(approvalRules).values({ version, rules, reason: 'For a test', hash: `hash ${version}` });
    const step = (db: Database, record: number, adminId: string) =>
      db
        .insert(withdrawalHistory)
        .values({ withdrawalId: RECORDS[record]?.id ?? '', toStatus: 'approved', action: 'approve', adminId });
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: taken, resolve: begun } = Promise.withResolvers<void>();
    const ended = one.db.transaction(async (tx) => {
      await step(tx, first, 'adm_1');
      begun();
      await mayEnd;
    });
    await Promise.race([taken, ended]);
    const second = step(other.db, next, by).then(
      () => 'stored',
      (error) => String(error.cause?.message),
    );
    await waitingForLock(other.db);
    end();
    await ended;
    expect(await second).toContain('needs a second person');
  },
);
