import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Connection } from '../../server/db/connection/connect.ts';
import { admins } from '../../server/db/schema/people.ts';
import { players } from '../../server/db/schema/players.ts';
import { holdRequests } from '../../server/ledger/withdrawal-requests.ts';
import { claimNext } from '../../server/review/claim-commands.ts';
import { skip, snooze } from '../../server/review/deferral-commands.ts';
import { scoreQueue } from '../../server/review/score-commands.ts';
import { changeWithdrawal, changeWithdrawals } from '../../server/withdrawals/commands.ts';
import { size } from '../faults/suite.ts';
import { TEST_MS } from '../patience.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';
import { aWithdrawal, insertFirstRecords } from './server-under-test.ts';
import { waitingForLock } from './waiting-for-lock.ts';

// Claims by two processes on one PostgreSQL.

const [REVIEWERS, REQUESTS] = [size(6, 50), size(100, 10_000)];
const PLAYERS = REQUESTS / 20;
const LEASE_SECONDS = 600;

let database: TestDatabase;
let one: Connection;
let other: Connection;
let third: Connection;
beforeAll(async () => {
  database = await createDatabase();
  [one, other] = [await connectPatiently(database.url), await connectPatiently(database.url)];
  third = await connectPatiently(database.url);
  await insertFirstRecords(one.db);
  await one.db.insert(admins).values(
    numbers(REVIEWERS).map((place) => ({
      adminId: `reviewer_${place}`,
      username: `reviewer_${place}`,
      passwordHash: 'none',
      roleIds: ['administrator'],
    })),
  );
});
afterAll(async () => {
  await Promise.all([one?.close(), other?.close(), third?.close()]);
  await database?.remove();
});

const actor = (adminId: string) => ({ adminId, username: adminId, address: null, requestId: null });
const numbers = (count: number) => Array.from({ length: count }, (_, place) => place);
const playerOf = (place: number) => `player-${place % PLAYERS}`;
const aRequest = (place: number) => ({
  withdrawalId: `REQ-${place}`,
  playerId: playerOf(place),
  status: 'pending' as const,
  gameId: 'starfall',
  requestedCents: 25_000,
  feeCents: 625,
  bankName: 'First Meridian Bank',
  accountLast4: '4417',
  routingLast4: '0248',
  accountType: 'checking',
});
const claimIn = ({ db }: Connection, adminId: string) =>
  claimNext(db, adminId, { order: 'oldest', except: [] }, LEASE_SECONDS);

test(`${REVIEWERS} reviewers who decide one after the other, while scores change: none is handed to two, and none is left`, {
  timeout: size(1, 20) * TEST_MS,
}, async () => {
  const [owners, places] = [numbers(PLAYERS), numbers(REQUESTS)];
  await one.db
    .insert(players)
    .values(
      owners.map((place) => ({ playerId: playerOf(place), email: `${place}@example.com`, displayName: `${place}` })),
    );
  await one.db.transaction((tx) => holdRequests(tx, places.map(aRequest)));
  const handedOut: string[] = [];
  let isOver = false;
  const scoring = (async () => {
    while (!isOver) await scoreQueue(other.db);
  })();
  await Promise.all(
    numbers(REVIEWERS).map(async (place) => {
      const connection = place % 2 === 0 ? one : other;
      const me = `reviewer_${place}`;
      for (let next = await claimIn(connection, me); next; next = await claimIn(connection, me)) {
        handedOut.push(next.withdrawalId);
        await changeWithdrawal(connection.db, actor(me), next.withdrawalId, { action: 'approve' });
      }
    }),
  );
  isOver = true;
  await scoring;
  expect(handedOut.length).toBe(REQUESTS);
  expect(new Set(handedOut).size).toBe(REQUESTS);
});

test('who claims waits neither for a decision that is under way nor for a claim, and gets another one', async () => {
  const createdAt = new Date(Date.now() - 86_400_000);
  const decided = await aWithdrawal(one.db, { createdAt });
  const claimed = await aWithdrawal(one.db, { createdAt: new Date(createdAt.getTime() + 1_000) });
  const free = await aWithdrawal(one.db);
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
  const underWay = one.db.transaction(async (tx) => {
    await changeWithdrawals(tx, actor('reviewer_0'), [decided], { action: 'approve' });
    expect((await claimNext(tx, 'reviewer_0', { order: 'oldest', except: [] }, LEASE_SECONDS))?.withdrawalId).toBe(
      claimed,
    );
    hasBegun();
    await mayEnd;
  });
  await begun;
  const got = await claimIn(other, 'reviewer_1');
  end();
  await underWay;
  expect(got?.withdrawalId).toBe(free);
});

test.each(['skip', 'snooze'] as const)(
  'a %s beside a decision about the same withdrawal: no deadlock',
  async (what) => {
    const id = await aWithdrawal(one.db);
    const until = new Date(Date.now() + 3_600_000);
    const why = { reason: 'Later', reasonCode: undefined };
    // The sequence counts every try, also one that a deadlock took back.
    await one.db.execute(
      sql.raw(`create sequence tries_of_test;
      create function wait_for_test() returns trigger language plpgsql as
        $wait$ begin perform nextval('tries_of_test'), pg_advisory_xact_lock_shared(4711); return new; end $wait$;
      create function count_for_test() returns trigger language plpgsql as
        $count$ begin perform nextval('tries_of_test'); return new; end $count$;
      create trigger wait_for_test before insert on review_deferrals for each row execute function wait_for_test();
      create trigger count_for_test before update on withdrawals for each row execute function count_for_test()`),
    );
    onTestFinished(async () => {
      await one.db.execute(sql.raw('drop function wait_for_test, count_for_test cascade; drop sequence tries_of_test'));
    });
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
    const waiting = third.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4711)`);
      isLocked();
      await mayGoOn;
    });
    await locked;
    // It has the row of the queue, and comes to the withdrawal last.
    const settingAside = one.db.transaction((tx) =>
      what === 'skip' ? skip(tx, actor('reviewer_0'), id, why) : snooze(tx, actor('reviewer_0'), id, until, why),
    );
    await waitingForLock(third.db);
    // It has the withdrawal, and comes to the row of the queue last.
    const deciding = changeWithdrawals(other.db, actor('reviewer_1'), [id], { action: 'approve' });
    await waitingForLock(third.db, 'transactionid');
    goOn();
    await Promise.all([waiting, settingAside]);
    expect((await deciding).succeeded).toEqual([id]);
    const tries = await one.db.execute(sql`select last_value::int as tries from tries_of_test`);
    expect(tries).toMatchObject({ rows: [{ tries: 2 }] });
  },
);
