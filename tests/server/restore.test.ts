import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { verifyAudit } from '../../server/audit/verify.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { CONSOLE, SYSTEM } from '../../server/domain/actor.ts';
import { openRestore } from '../../server/ledger/restore-mode.ts';
import { holdRequests } from '../../server/ledger/withdrawal-requests.ts';
import { bookPayments } from '../../server/restore/booking-commands.ts';
import { denyRestore, endRestore, noteBooked } from '../../server/restore/commands.ts';
import { paymentsSince } from '../../server/restore/evidence-queries.ts';
import { Secrets } from '../../server/secrets/secrets.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { changeWithdrawals } from '../../server/withdrawals/commands.ts';
import type { WithdrawalAction } from '../../server/withdrawals/status.ts';
import { temporaryDirectory } from '../server-process.ts';
import { testInFull } from '../test-in-full.ts';
import {
  ForgetfulRail,
  onPostgres,
  onStandby,
  Platform,
  type RunningServer,
  start,
  type World,
} from './restored-world.ts';
import { aWithdrawal } from './server-under-test.ts';

// A backup is made, players are paid and decisions told, and the backup is restored, while the rail has forgotten the keys.

const secrets = new Secrets([randomBytes(32)]);
const PAID = ['PAID-1', 'PAID-2', 'PAID-3', 'PAID-4', 'PAID-5'];
/** Decided after the backup. */
const DECIDED = Array.from({ length: 17 }, (_, index) => `DECIDED-${index}`);
const OLD = ['OLD-1', 'OLD-2', 'OLD-3'];

let world: World;
let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let hook: { url: string; close: () => void };
let rail: ForgetfulRail;
let platform: Platform;
let server: RunningServer;
/** Another process over the restored database, whose file of heads is new. */
let second: RunningServer | undefined;

beforeEach(async () => {
  directory = await temporaryDirectory();
  [rail, platform] = [new ForgetfulRail(), new Platform()];
  hook = await platform.listen();
});
afterEach(async () => {
  hook.close();
  await Promise.all([server.stop(), second?.stop()]);
  second = undefined;
  await Promise.all([world.remove(), directory.remove()]);
});

const startAgain = async () => {
  server = await start({ world, rail, directory: directory.path, secrets });
};
const workBoth = () => Promise.all([server.work(), second?.work()]);
const change = (ids: string[], action: WithdrawalAction) =>
  changeWithdrawals(server.db, SYSTEM, ids, { action, note: 'As it should be' });
const requestOf = (withdrawalId: string) => ({
  withdrawalId,
  playerId: 'PLR-1',
  gameId: 'starfall',
  status: 'pending_review' as const,
  requestedCents: 25_000,
  feeCents: 625,
  bankName: 'First Meridian Bank',
  accountLast4: '4417',
  routingLast4: '0248',
  accountType: 'checking',
});
const statusOf = async (id: string) =>
  (await server.db.select().from(withdrawals).where(eq(withdrawals.withdrawalId, id)))[0]?.status;
const expectBooksBalanced = async () =>
  expect([await brokenInvariants(server.db), await wrongSums(server.db)]).toEqual([[], []]);

/** What the database knows when it is backed up: some decisions, and withdrawals at every stage of their way to the bank. */
async function untilTheBackup(): Promise<void> {
  await startAgain();
  if (await openRestore(server.db)) await denyRestore(server.db, CONSOLE);
  expect((await server.call('POST', '/api/admin/system/webhooks', { url: hook.url, description: '' })).status).toBe(
    201,
  );
  await server.db.transaction((tx) => holdRequests(tx, [...OLD, ...DECIDED].map(requestOf)));
  await change(OLD, 'approve');
  await server.work();
  const stages = ['pending_review', 'pending', 'approved', 'failed', 'processing'];
  for (const [index, id] of PAID.entries()) await aWithdrawal(server.db, { withdrawalId: id, status: stages[index] });
  // The rail was asked about it before the backup, and has paid it since.
  await server.db.update(withdrawals).set({ askedAt: sql`now()` }).where(eq(withdrawals.withdrawalId, 'PAID-5'));
  await platform.readFrom(server.call);
  await server.stop();
  await world.backUp();
}

/** What the backup does not know: five payments and 28 decisions. */
async function afterTheBackup(): Promise<void> {
  await startAgain();
  await change(['PAID-1', 'PAID-2'], 'approve');
  await change(['PAID-4'], 'retry');
  await change(DECIDED, 'reject');
  await server.work();
  for (const id of PAID) expect(await statusOf(id)).toBe('completed');
  await platform.readFrom(server.call);
  await server.stop();
}

async function restore(): Promise<void> {
  await world.restore();
  rail.forgetKeys();
  await startAgain();
  second = await start({ world, rail, directory: join(directory.path, 'second'), secrets });
}

/** Decisions in the restored database, as many as make it overtake the platform's place in the feed. */
async function decideAnew(): Promise<void> {
  for (const action of ['approve', 'recall', 'reject'] as const) await change(DECIDED, action);
}

async function bookAndEnd() {
  const bookings = await bookPayments(
    server.db,
    CONSOLE,
    await paymentsSince(server.db, rail, new AbortController().signal),
  );
  await noteBooked(server.db);
  await expectBooksBalanced();
  await endRestore(server.db, CONSOLE);
  return bookings;
}

test('a restored backup pays nobody twice, tells the platform what it lost, and uses no id for two events', async () => {
  world = await onPostgres();
  await untilTheBackup();
  const place = platform.events.length;
  await afterTheBackup();
  const lost = platform.events.length - place;
  expect(lost).toBe(28);
  await restore();

  // Held by both processes, and said.
  expect((await server.call('GET', '/api/admin/me')).body.database_restored_at).toEqual(expect.any(String));
  const { body } = await server.call('GET', '/api/admin/system/payments');
  expect(body.restore).toMatchObject({
    is_certain: true,
    evidence: [
      expect.stringMatching(/^The exported audit log goes on to block \d+ of .* up to \d+ only\.$/),
      expect.stringMatching(
        /^The payment rail paid 4 withdrawals that this database has not sent \(PAID-1, PAID-2, PAID-3, PAID-4\)\.$/,
      ),
    ],
  });
  expect((await server.call('POST', '/api/admin/system/payments/resume')).body.code).toBe('database_restored');
  expect((await platform.readFrom(server.call)).body.code).toBe('feed_closed');
  const before = platform.messages.length;
  await change(['PAID-1'], 'approve');
  await decideAnew();
  await workBoth();
  expect([rail.payments.length - OLD.length, platform.messages.length]).toEqual([5, before]);

  const bookings = await bookAndEnd();
  expect(bookings.map(({ key, left }) => [key, left])).toEqual(
    [1, 2, 3, 4, 5].map((index) => [`withdrawal:PAID-${index}:${index === 4 ? 2 : 1}`, undefined]),
  );
  for (const id of PAID) expect(await statusOf(id)).toBe('completed');
  const booked = await server.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, 'PAID-3'))
    .orderBy(auditLog.auditId);
  expect(booked.slice(-2).map(({ action, username }) => [action, username])).toEqual([
    ['withdrawal.process', 'console'],
    ['withdrawal.complete', 'console'],
  ]);

  // The platform is told from when on it has to send its records again, and goes on where both agree.
  const changed = await platform.readFrom(server.call);
  expect([changed.status, changed.body.code]).toEqual([409, 'feed_changed']);
  const since = Date.parse(changed.body.resync_from ?? '');
  expect(since).toBeLessThan(Math.min(...rail.payments.slice(OLD.length).map(({ paidAt }) => paidAt.getTime())));
  platform.cursor = changed.body.next_cursor;
  await platform.readFrom(server.call);
  await workBoth();
  const anew = platform.events.slice(place + lost);
  expect(anew.filter(({ type }) => type === 'withdrawal.rejected').map(({ subject }) => subject)).toEqual(DECIDED);
  expect(anew.filter(({ type }) => type === 'withdrawal.completed').map(({ subject }) => subject)).toEqual(PAID);
  expect(anew.filter(({ type }) => type === 'feed.changed')).toHaveLength(1);
  const named = platform.events.map(({ id, type, subject }) => ({ id, about: `${type} ${subject}` }));
  expect([Platform.ambiguous(named), Platform.ambiguous(platform.messages)]).toEqual([[], []]);
  expect(rail.paidTwice()).toEqual([]);

  // A new chain of heads says what it follows; the next start finds nothing.
  await Promise.all([server.stop(), second?.stop()]);
  await startAgain();
  expect(await openRestore(server.db)).toBeUndefined();
  expect(await verifyAudit(server.db, [server.headFile])).toMatchObject({
    finding: undefined,
    lostHeads: 1,
    foreignFiles: [],
  });
  await server.work();
  expect(rail.paidTwice()).toEqual([]);
  await expectBooksBalanced();
});

/** A server on the backup, with the same rail and the same file of heads. */
const startBeside = () => start({ world: { connect: world.connectBackup }, rail, directory: directory.path, secrets });

test('a backup that is restored beside the living server is held, and the living one goes on', async () => {
  world = await onPostgres();
  await untilTheBackup();
  await afterTheBackup();
  await startAgain();
  second = await startBeside();
  rail.forgetKeys();
  expect(await openRestore(second.db)).toMatchObject({ isCertain: true });
  await aWithdrawal(server.db, { withdrawalId: 'LIVE-1', status: 'approved' });
  await workBoth();
  expect([await statusOf('LIVE-1'), rail.paidTwice()]).toEqual(['completed', []]);
  await second.stop();
  await server.stop();
  await startAgain();
  expect(await openRestore(server.db)).toBeUndefined();
  expect(await verifyAudit(server.db, [server.headFile])).toMatchObject({ finding: undefined, foreignFiles: [] });
});

async function promoteByHand(given: World): Promise<void> {
  world = given;
  await untilTheBackup();
  await startAgain();
  // It has everything that the primary has.
  second = await startBeside();
  expect(await openRestore(second.db)).toBeUndefined();
  await change(['PAID-1'], 'approve');
  await workBoth();
  await server.stop();
  expect(await openRestore(second.db)).toBeUndefined();
  await second.seal();
  expect(await openRestore(second.db)).toMatchObject({ isCertain: true });
  expect(rail.paidTwice()).toEqual([]);
  await startAgain();
  expect(await openRestore(server.db)).toBeUndefined();
}

test('a standby that is promoted by hand, while the primary goes on, is held as soon as their logs have parted', async () =>
  promoteByHand(await onPostgres()));

testInFull('so is a real one, which has the identity of its primary', async () => promoteByHand(await onStandby()));
