import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '../../demo/random.ts';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import type { Connection } from '../../server/db/connection/connect.ts';
import { insertRows } from '../../server/db/insert-rows.ts';
import { paymentClaims } from '../../server/db/schema/payments.ts';
import { playerFreezes, playerHolds, players } from '../../server/db/schema/players.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { type Actor, CONSOLE, SYSTEM } from '../../server/domain/actor.ts';
import { holdRequests } from '../../server/ledger/withdrawal-requests.ts';
import { settlePayment } from '../../server/payments/answer-commands.ts';
import { pausePayments, resumePayments } from '../../server/payments/commands.ts';
import { beginAsking, leaseDue } from '../../server/payments/lease-commands.ts';
import { PaymentWorker } from '../../server/payments/payment-worker.ts';
import { paymentKey } from '../../server/payments/rail/rail.ts';
import { freezePlayer, holdPlayer, unfreezePlayer } from '../../server/players/commands.ts';
import { erasePlayer } from '../../server/players/erase-commands.ts';
import { storeBatch } from '../../server/records/store-batch.ts';
import { TRANSACTIONS, transactionRecord } from '../../server/transactions/record-kind.ts';
import { changeWithdrawal, changeWithdrawals } from '../../server/withdrawals/commands.ts';
import { REQUESTS, requestRecord } from '../../server/withdrawals/record-kind.ts';
import { PlatformTransaction, PlatformWithdrawal } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { size } from '../faults/suite.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';
import { aSentTransaction, aSentWithdrawal } from './platform-fixtures.ts';
import { aWithdrawal, insertFirstRecords } from './server-under-test.ts';
import { waitingForLock } from './waiting-for-lock.ts';

// Freezes beside workers and reviewers, and erasures beside imports, by several processes on one PostgreSQL.

let database: TestDatabase;
let one: Connection;
let other: Connection;
beforeAll(async () => {
  database = await createDatabase();
  [one, other] = [await connectPatiently(database.url), await connectPatiently(database.url)];
  await insertFirstRecords(one.db);
});
afterAll(async () => {
  await Promise.all([one?.close(), other?.close()]);
  await database?.remove();
});

const by: Actor = { adminId: 'adm_1', username: 'admin', address: null, requestId: null };

test('a freeze waits for an approval that has begun, and recalls it', async () => {
  const id = await aWithdrawal(one.db);
  const { promise: approved, resolve: begun } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const approving = one.db.transaction(async (tx) => {
    await changeWithdrawal(tx, by, id, { action: 'approve' });
    begun();
    await mayEnd;
  });
  await approved;
  const frozen = other.db.transaction((tx) => freezePlayer(tx, by, 'PLR-1', { reason: 'A test', until: null }));
  await waitingForLock(one.db);
  end();
  await approving;
  expect(await frozen).toEqual({ recalled: [id], underWay: 0 });
  await one.db.transaction((tx) => unfreezePlayer(tx, by, 'PLR-1', 'A test'));
});

test('a recall waits for a worker that is leasing the withdrawal, and is refused', async () => {
  const id = await aWithdrawal(one.db, { status: 'processing' });
  const { promise: leased, resolve: begun } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const leasing = one.db.transaction(async (tx) => {
    const [lease] = await leaseDue(tx, 30, 10, 10);
    begun();
    await mayEnd;
    return lease;
  });
  await leased;
  const recalled = changeWithdrawals(other.db, by, [id], { action: 'recall', note: 'A test' });
  await waitingForLock(one.db, 'transactionid');
  end();
  expect(await leasing).toMatchObject({ withdrawalId: id, wasNeverAsked: true });
  expect(await recalled).toMatchObject({ succeeded: [], failed: [{ id }] });
  // And a worker that comes after a recall finds nothing.
  await one.db.update(withdrawals).set({ leaseUntil: sql`updated_at` }).where(eq(withdrawals.withdrawalId, id));
  // A lease of which nobody knows is not taken for one that was given back.
  expect((await changeWithdrawals(other.db, by, [id], { action: 'recall', note: 'A test' })).succeeded).toEqual([]);
  await one.db.update(paymentClaims).set({ asked: 'unasked' }).where(eq(paymentClaims.withdrawalId, id));
  expect((await changeWithdrawals(other.db, by, [id], { action: 'recall', note: 'A test' })).succeeded).toEqual([id]);
  expect(await leaseDue(one.db, 30, 10, 10)).toEqual([]);
  await changeWithdrawals(one.db, SYSTEM, [id], { action: 'reject', note: 'A test' });
});

test.each(['withdrawals', 'transactions'])(
  'a player who is erased while %s of theirs are stored does not come back with them',
  async (kind) => {
    const playerId = `PLR-${kind}`;
    const player = { playerId, email: `${playerId}@example.com`, displayName: 'Mara' };
    await one.db.insert(players).values(player);
    const request = requestRecord(
      PlatformWithdrawal.parse(
        aSentWithdrawal({ withdrawal_id: 'WDR-E1', player_id: playerId, contact_email: 'mara@example.com' }),
      ),
      new Date(),
    );
    const bought = transactionRecord(
      PlatformTransaction.parse(aSentTransaction({ transaction_id: 'TXN-E1', player_id: playerId, notes: 'For Mara' })),
      new Date(),
    );
    const how = { allOrNothing: false, force: false };
    const storing = () =>
      kind === 'withdrawals'
        ? storeBatch(one.db, by, REQUESTS, { sent: [{ index: 0, id: 'WDR-E1', value: request }], ...how })
        : storeBatch(one.db, by, TRANSACTIONS, { sent: [{ index: 0, id: 'TXN-E1', value: bought }], ...how });
    // The records wait after everything was read, and before they are there.
    await one.db.execute(
      sql.raw(`create or replace function wait_for_test() returns trigger language plpgsql as
        $wait$ begin perform pg_advisory_xact_lock(4711); return null; end $wait$;
        create trigger wait_for_test before insert on ${kind} execute function wait_for_test()`),
    );
    const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: release } = Promise.withResolvers<void>();
    const locking = other.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(4711)`);
      isLocked();
      await mayEnd;
    });
    await locked;
    const stored = storing();
    await waitingForLock(other.db);
    let isErased = false;
    const erased = erasePlayer(other.db, CONSOLE, playerId).then(() => {
      isErased = true;
    });
    await expect.poll(async () => isErased || (await waitingTransactions()) > 1).toBe(true);
    release();
    await Promise.all([locking, stored, erased]);
    await one.db.execute(sql.raw(`drop trigger wait_for_test on ${kind}`));
    expect((await stored).stored).toBe(true);
    const { rows } = (await one.db.execute(
      sql`select contact_email, notes from withdrawals where player_id = ${playerId}
        union all select null, notes from transactions where player_id = ${playerId}`,
    )) as unknown as { rows: object[] };
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toMatch(/mara/i);
  },
);

/** How many transactions wait for another one. */
async function waitingTransactions(): Promise<number> {
  const { rows } = (await one.db.execute(sql`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)) as unknown as { rows: { waiting: number }[] };
  return rows[0]?.waiting ?? 0;
}

const PLAYERS = size(40, 200);
const idOf = (number: number) => `PLR-F${number}`;

test('of many players who are frozen while two workers pay, nothing is sent that was not under way before', async () => {
  const random = createRandom('freezes');
  const ids = Array.from({ length: PLAYERS }, (_, number) => idOf(number));
  await one.db.transaction(async (tx) => {
    await insertRows(
      tx,
      players,
      ids.map((playerId) => ({ playerId, email: `${playerId}@example.com`, displayName: playerId })),
    );
    const request = { gameId: 'starfall', requestedCents: 10_000, feeCents: 250, accountType: 'checking' };
    const account = { bankName: 'First Meridian Bank', accountLast4: '4417', routingLast4: '0248' };
    const requests = ids.flatMap((playerId) =>
      ['a', 'b'].map((place) => ({
        ...request,
        ...account,
        playerId,
        withdrawalId: `WDR-${playerId}-${place}`,
        status: 'pending_review' as const,
      })),
    );
    await holdRequests(tx, requests);
  });
  const approve = (place: string) =>
    changeWithdrawals(
      one.db,
      SYSTEM,
      ids.map((playerId) => `WDR-${playerId}-${place}`),
      { action: 'approve' },
    );
  await approve('a');

  /** The players to whom nothing may be paid, from the answer of the freeze on. */
  const stopped = new Set<string>();
  const asked = new Set<string>();
  const sentAfterwards: string[] = [];
  /** A payment is answered with the next freeze, so that however fast either is, freezes come in the middle of payments. */
  let nextStop = Promise.withResolvers<void>();
  const rail = {
    pay: async (key: string, { playerId }: { playerId: string }) => {
      if (stopped.has(playerId) && !asked.has(key)) sentAfterwards.push(key);
      asked.add(key);
      await nextStop.promise;
      return { outcome: 'paid', reference: key } as const;
    },
  };
  const log = pino({ level: 'silent' });
  const workers = [one, other].map(
    ({ db }) => new PaymentWorker({ db, rail, log, processAfterMinutes: 0, leaseSeconds: 30, concurrency: 4 }),
  );
  const workOff = async (worker: PaymentWorker) => {
    while (await worker.look()) await worker.idle();
  };
  const work = Promise.all(workers.map(workOff));
  await expect.poll(() => asked.size).toBeGreaterThan(0);
  // Not sent before the workers have their answers, so that there is something to recall.
  await approve('b');
  let recalled = 0;
  // As many are frozen as held, in an order of their own; the workers go through the withdrawals from the oldest on.
  for (const playerId of ids.toSorted(() => random.next() - 0.5)) {
    const { db } = random.next() < 0.5 ? one : other;
    const what = await db.transaction((tx) =>
      random.next() < 0.5
        ? freezePlayer(tx, by, playerId, { reason: 'A test', until: null })
        : holdPlayer(tx, by, playerId, { reason: 'A test', recallNote: 'A test' }),
    );
    stopped.add(playerId);
    const { resolve: answer } = nextStop;
    nextStop = Promise.withResolvers<void>();
    answer();
    recalled += what.recalled.length;
  }
  nextStop.resolve();
  await work;
  expect(sentAfterwards).toEqual([]);
  // The freezes came in the middle of the payments, or nothing was tried.
  expect(recalled).toBeGreaterThan(0);

  // Their ends pay nothing.
  const before = asked.size;
  for (const table of [playerFreezes, playerHolds]) await one.db.update(table).set({ endedAt: sql`now()` });
  await Promise.all(workers.map(workOff));
  expect(asked.size).toBe(before);
  expect(await one.db.$count(withdrawals, eq(withdrawals.status, 'completed'))).toBe(asked.size);
  expect(await brokenInvariants(one.db)).toEqual([]);
});

describe('a worker is killed between its lease and the answer, the player is frozen, and the payment is tried again: paid once', () => {
  const keys: string[] = [];
  const pay = (id: string, attempt: number) => void keys.push(paymentKey(id, attempt));
  const isThis = (id: string) => eq(withdrawals.withdrawalId, id);
  const endLease = (id: string) =>
    one.db.update(withdrawals).set({ leaseUntil: sql`now() - interval '1 second'` }).where(isThis(id));

  interface Worker {
    /** Leases the payment and asks the rail about it. Killed, it asks, and dies before it has noted so. */
    work(id: string, isKilled: boolean): Promise<void>;
  }
  /** A worker of the release before: its statements do not know `payment_claims.asked`. */
  const OLD: Worker = {
    async work(id, isKilled) {
      await one.db.transaction(async (tx) => {
        const leased =
          await tx.execute(sql`update withdrawals set lease_until = clock_timestamp() + interval '30 seconds'
          where withdrawal_id = ${id} and status = 'processing' and lease_until <= now() returning 1`);
        expect(leased).toMatchObject({ rowCount: 1 });
        await tx.execute(sql`insert into payment_claims (withdrawal_id, attempt, net_cents)
          select withdrawal_id, attempt, net_cents from withdrawals where withdrawal_id = ${id} on conflict do nothing`);
      });
      const [row] = await one.db.select().from(withdrawals).where(isThis(id));
      pay(id, row?.attempt ?? 0);
      if (isKilled) return;
      await one.db.execute(sql`update withdrawals set asked_at = clock_timestamp() where withdrawal_id = ${id}`);
      await settlePayment(one.db, id, row?.attempt ?? 0, { outcome: 'paid', reference: 'REF-1' });
    },
  };
  const NEW: Worker = {
    async work(id, isKilled) {
      const leased = await leaseDue(other.db, 30, 10, 10);
      expect(leased.map(({ withdrawalId }) => withdrawalId)).toEqual([id]);
      const asking = beginAsking(other.db, leased, ({ withdrawalId, attempt }) => {
        pay(withdrawalId, attempt);
        if (isKilled) throw new Error('killed');
      });
      if (isKilled) return expect(asking).rejects.toThrow('killed');
      await asking;
      await settlePayment(other.db, id, leased[0]?.attempt ?? 0, { outcome: 'paid', reference: 'REF-1' });
    },
  };
  /** A new worker leases the payment, and gives the lease back because of a pause. */
  const giveBack = async () => {
    const leased = await leaseDue(other.db, 30, 10, 10);
    await pausePayments(other.db, by, 'A test');
    await beginAsking(other.db, leased, () => expect.unreachable('payments are paused'));
    await resumePayments(other.db, by);
  };

  test.each([
    ['an old one', 'a new one', OLD, NEW, false],
    ['a new one', 'an old one', NEW, OLD, false],
    ['a new one', 'another new one', NEW, NEW, false],
    ['an old one that leases what a new one gave back', 'a new one', OLD, NEW, true],
    ['a new one that leases what a new one gave back', 'an old one', NEW, OLD, true],
  ])('%s; then %s', async (_, __, killed, survivor, isGivenBack) => {
    const id = await aWithdrawal(one.db, { status: 'processing' });
    keys.length = 0;
    if (isGivenBack) await giveBack();
    await killed.work(id, true);
    await endLease(id);
    const frozen = await one.db.transaction((tx) => freezePlayer(tx, by, 'PLR-1', { reason: 'A test', until: null }));
    await one.db.transaction((tx) => unfreezePlayer(tx, by, 'PLR-1', 'A test'));
    // People let go again what the freeze recalled.
    if (frozen.recalled.length > 0) {
      await changeWithdrawal(one.db, SYSTEM, id, { action: 'approve' });
      await changeWithdrawal(one.db, SYSTEM, id, { action: 'process' });
    }
    await survivor.work(id, false);
    expect(new Set(keys)).toEqual(new Set([`withdrawal:${id}:1`]));
    expect(await one.db.select().from(withdrawals).where(isThis(id))).toMatchObject([
      { status: 'completed', attempt: 1 },
    ]);
    expect(await brokenInvariants(one.db)).toEqual([]);
  });
});
