import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import type { Connection } from '../../server/db/connection/connect.ts';
import type { Transaction } from '../../server/db/database.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { admins } from '../../server/db/schema/people.ts';
import { platformEvents } from '../../server/db/schema/platform.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import type { Actor } from '../../server/domain/actor.ts';
import { NotFound } from '../../server/domain/errors.ts';
import { reveal } from '../../server/players/reveal-commands.ts';
import { placeEvents } from '../../server/records/events.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { sumWithLastHour } from '../../server/withdrawals/decision-queries.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';
import { aWithdrawal, insertFirstRecords } from './server-under-test.ts';
import { waitingForLock } from './waiting-for-lock.ts';

// Decisions about withdrawals by two processes on one PostgreSQL.

let database: TestDatabase;
let one: Connection;
let other: Connection;
beforeAll(async () => {
  database = await createDatabase();
  [one, other] = [await connectPatiently(database.url), await connectPatiently(database.url)];
  await insertFirstRecords(one.db);
  await one.db
    .insert(admins)
    .values({ adminId: 'adm_2', username: 'robin', passwordHash: 'none', roleIds: ['administrator'] });
});
afterAll(async () => {
  await Promise.all([one?.close(), other?.close()]);
  await database?.remove();
});

const EACH_CENTS = 25_000;
const actor = (adminId: string): Actor => ({ adminId, username: adminId, address: null, requestId: null });

test('of two calls of one person at once the second counts what the first approved, and a colleague waits for neither', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => aWithdrawal(one.db, { status: 'pending_review' })));
  const [mine, next, theirs] = ids as [string, string, string];
  const { promise: counted, resolve: begun } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const first = one.db.transaction(async (tx) => {
    const sum = await sumWithLastHour(tx, 'adm_1', [mine]);
    await changeWithdrawal(tx, actor('adm_1'), mine, { action: 'approve' });
    begun();
    await mayEnd;
    return sum;
  });
  await counted;
  const second = other.db.transaction((tx) => sumWithLastHour(tx, 'adm_1', [next]));
  await waitingForLock(other.db);
  expect(await other.db.transaction((tx) => sumWithLastHour(tx, 'adm_2', [theirs]))).toBe(EACH_CENTS);
  end();
  expect([await first, await second]).toEqual([EACH_CENTS, 2 * EACH_CENTS]);
});

test('events get their places after a decision that is being undone, whose event leaves no gap', async () => {
  const [undone, kept] = [await aWithdrawal(one.db), await aWithdrawal(one.db)];
  await changeWithdrawal(one.db, actor('adm_1'), undone, { action: 'approve', holdSeconds: 600 });
  await changeWithdrawal(one.db, actor('adm_1'), kept, { action: 'approve' });
  await one.db.execute(sql`update platform_events set not_before = null`);
  const { promise: isUndone, resolve: begun } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const undoing = one.db.transaction(async (tx) => {
    await changeWithdrawal(tx, actor('adm_1'), undone, { action: 'undo' });
    begun();
    await mayEnd;
  });
  await isUndone;
  const placing = placeEvents(other.db);
  await waitingForLock(other.db);
  end();
  await Promise.all([undoing, placing]);
  const events = await one.db.select().from(platformEvents).orderBy(platformEvents.position);
  expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => index + 1));
  expect(events.at(-1)?.subjectId).toBe(kept);
});

test('of two calls that reveal at once, the second counts the first', async () => {
  await one.db.insert(auditLog).values(
    Array.from({ length: 19 }, () => ({
      ...{ adminId: 'adm_2', username: 'robin', action: 'player.reveal', subjectType: 'player', subjectId: 'PLR-1' },
    })),
  );
  const { promise: revealed, resolve: begun } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const show = (tx: Transaction) => reveal(tx, actor('adm_2'), 'player', 'PLR-1', 'A call');
  const first = one.db.transaction(async (tx) => {
    const found = await show(tx);
    begun();
    await mayEnd;
    return found;
  });
  await revealed;
  const refused = expect(other.db.transaction(show)).rejects.toThrow('You have revealed 20 records within an hour.');
  await waitingForLock(other.db);
  end();
  expect(await first).toEqual({ email: 'mara@example.com' });
  await refused;
});

test('a withdrawal that is stored while somebody cancels it was not there, and stays as it is', async () => {
  const { promise: stored, resolve: begun } = Promise.withResolvers<string>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const storing = other.db.transaction(async (tx) => {
    begun(await aWithdrawal(tx));
    await mayEnd;
  });
  const id = await stored;
  const cancelled = changeWithdrawal(one.db, actor('adm_1'), id, { action: 'cancel', note: 'A test' });
  await expect(cancelled).rejects.toThrow(NotFound);
  end();
  await storing;
  expect(
    await one.db.select({ status: withdrawals.status }).from(withdrawals).where(eq(withdrawals.withdrawalId, id)),
  ).toEqual([{ status: 'pending_review' }]);
  expect(await brokenInvariants(one.db)).toEqual([]);
});
