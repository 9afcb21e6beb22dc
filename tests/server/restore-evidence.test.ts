import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { sealAudit } from '../../server/audit/commands.ts';
import { Sealer } from '../../server/audit/sealer.ts';
import { verifyAudit } from '../../server/audit/verify.ts';
import { auditBlocks, auditLog } from '../../server/db/schema/audit.ts';
import { platformEvents, platformFeed } from '../../server/db/schema/platform.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { CONSOLE } from '../../server/domain/actor.ts';
import { openRestore } from '../../server/ledger/restore-mode.ts';
import { askAgain } from '../../server/payments/answer-commands.ts';
import { leaseDue } from '../../server/payments/lease-commands.ts';
import { paymentsAwait } from '../../server/payments/payment-queries.ts';
import type { PaymentList, RailPayment } from '../../server/payments/rail/rail-list.ts';
import { encodeCursor, signed } from '../../server/platform/events/cursor.ts';
import { recordEvents } from '../../server/records/events.ts';
import { bookPayments } from '../../server/restore/booking-commands.ts';
import { denyRestore, endRestore, enterRestore } from '../../server/restore/commands.ts';
import { RestoreWatch } from '../../server/restore/restore-watch.ts';
import { temporaryDirectory } from '../server-process.ts';
import { aSentWithdrawal } from './platform-fixtures.ts';
import { aWithdrawal, behindTheTriggers, refuseRows, serverUnderTest } from './server-under-test.ts';

// What says that the database is older than the world, and what becomes of each payment of the rail's list. The whole: restore.test.ts.

const app = serverUnderTest();
const log = pino({ level: 'silent' });
let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let headFile: string;
beforeEach(async () => {
  directory = await temporaryDirectory();
  headFile = join(directory.path, 'heads');
});
afterEach(() => directory.remove());

const listing = (...payments: RailPayment[]): PaymentList => ({ list: async () => ({ payments, next: undefined }) });
const withoutList: PaymentList = { list: async () => Promise.reject(new Error('404')) };
const paid = (id: string, attempt = 1, amountCents = 24_375): RailPayment => ({
  key: `withdrawal:${id}:${attempt}`,
  reference: `R-${id}`,
  amountCents,
  paidAt: new Date(),
  returned: undefined,
});
const watching = (rail: PaymentList | undefined) => new RestoreWatch({ db: app.db, rail, headFile, log });
const check = async (rail: PaymentList | undefined) => {
  await watching(rail).check();
  return openRestore(app.db);
};
const seal = (watch?: RestoreWatch) =>
  new Sealer({ db: app.db, log, headFile, ...(watch && { afterSealing: () => watch.look() }) }).stop();
const loseTheLog = () => behindTheTriggers(app.db, (tx) => tx.execute(sql`delete from ${auditBlocks}`));
const rowOf = async (id: string) =>
  (await app.db.select().from(withdrawals).where(eq(withdrawals.withdrawalId, id)))[0];

test('a rail whose list fits, or a file that the log goes on from, is enough; a server without a rail needs neither', async () => {
  const id = await aWithdrawal(app.db, { status: 'completed' });
  expect(await check(listing(paid(id)))).toBeUndefined();
  await seal();
  expect(await check(withoutList)).toBeUndefined();
  headFile = join(directory.path, 'another');
  expect(await check(undefined)).toBeUndefined();
});

test('a new database has nothing to lose; one that lost all that the file of heads names is held', async () => {
  expect(await check(withoutList)).toBeUndefined();
  const head = `7 90 ${'a'.repeat(64)} 2026-11-20T02:00:04.000Z 1-1`;
  await writeFile(headFile, `${head}\n`);
  expect(await check(withoutList)).toMatchObject({ isCertain: false });
});

test.each([
  ['somebody has signed in', () => app.signIn()],
  ['a withdrawal has come', () => aWithdrawal(app.db, { status: 'pending' })],
])('when %s, something may be lost', async (_, use) => {
  await use();
  expect(await check(withoutList)).toMatchObject({ isCertain: false });
});

test('without heads and without a list nobody can tell: held until the console says that nothing was restored', async () => {
  await app.signIn();
  expect(await check(withoutList)).toMatchObject({
    isCertain: false,
    evidence: [expect.stringMatching(/^Nothing says/)],
  });
  const { body } = await app.call('GET', '/api/admin/me');
  expect(body.database_restored_at).toBe(body.payments_paused_at);
  expect((await app.call('GET', '/api/platform/events')).body.code).toBe('feed_closed');
  expect(await denyRestore(app.db, CONSOLE)).toBe(true);
  expect(await openRestore(app.db)).toBeUndefined();
  // The feed goes on as it was.
  expect((await app.call('GET', '/api/platform/events')).status).toBe(200);
  expect((await app.db.select().from(platformFeed))[0]?.mark).toBeNull();
});

test('a process whose database breaks off while the heads are compared does not start, and holds nothing', async () => {
  await seal();
  let broke = false;
  // Once, as when a connection breaks: the next one would write that nothing is known.
  const select = (...columns: []) => {
    if (broke) return app.db.select(...columns);
    broke = true;
    throw Object.assign(new Error('the connection broke'), { code: 'ECONNRESET' });
  };
  const db = Object.assign(Object.create(app.db), { select });
  await expect(new RestoreWatch({ db, rail: withoutList, headFile, log }).check()).rejects.toThrow('connection broke');
  expect(await openRestore(app.db)).toBeUndefined();
});

test('a restore that something speaks for cannot be denied', async () => {
  await check(listing(paid('LOST')));
  expect(await denyRestore(app.db, CONSOLE)).toBe(false);
  expect(await openRestore(app.db)).toMatchObject({ isCertain: true });
});

test('a running server notices it when it seals the audit log', async () => {
  await app.signIn();
  const watch = watching(listing());
  await seal(watch);
  expect(await openRestore(app.db)).toBeUndefined();
  await loseTheLog();
  await seal(watch);
  expect(await openRestore(app.db)).toMatchObject({
    isCertain: true,
    evidence: [expect.stringContaining('no block of it')],
  });
  expect(await verifyAudit(app.db, [headFile])).toMatchObject({ finding: { kind: 'head', block: 1 } });
  await endRestore(app.db, CONSOLE);
  // A process that starts before the file says that a new chain begins.
  expect(await check(listing())).toBeUndefined();
  await seal(watch);
  expect(await openRestore(app.db)).toBeUndefined();
  expect(await verifyAudit(app.db, [headFile])).toMatchObject({ finding: undefined, lostHeads: 1 });
});

const EVENTS = '/api/platform/events';
const continued = (after: string) => app.call('GET', `${EVENTS}?after=${after}`);
/** A cursor that the feed gave out after so many events, which are then lost, as when a backup is restored. */
async function aCursorOfLostEvents(count: number): Promise<string> {
  const event = { type: 'game.changed', subjectType: 'game', subjectId: 'starfall', record: {} } as const;
  await app.db.transaction((tx) =>
    recordEvents(
      tx,
      Array.from({ length: count }, () => event),
    ),
  );
  const { body } = await app.call('GET', EVENTS);
  await app.db.delete(platformEvents);
  return body.next_cursor;
}
const lastErrors = async (): Promise<string[]> =>
  (await app.call('GET', '/api/admin/system/status')).body.last_errors.map((one: { message: string }) => one.message);

test('a platform whose place lies behind the end of the feed proves it by the cursor’s signature, and is named', async () => {
  const after = await aCursorOfLostEvents(60);
  const { status, body, headers } = await continued(after);
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'feed_closed', '60']);
  expect(await openRestore(app.db)).toMatchObject({
    evidence: ['platform-sync continues the feed after place 60, and this database has given out 0.'],
  });
  const [row] = await app.db.select().from(auditLog).orderBy(desc(auditLog.auditId)).limit(1);
  expect(row).toMatchObject({ action: 'database.restore_found', username: 'platform-sync' });

  await endRestore(app.db, CONSOLE, new Date('2026-11-20T02:00:00Z'));
  expect((await continued(after)).body).toMatchObject({
    code: 'feed_changed',
    resync_from: '2026-11-20T02:00:00.000Z',
  });
  // A feed that began in what was lost is answered alike; a second restore tells the earlier time.
  const unknown = encodeCursor({ feed: '00000000-0000-0000-0000-000000000000', position: 7, signature: undefined });
  expect((await continued(unknown)).body.code).toBe('feed_changed');
  await enterRestore(app.db, CONSOLE, { text: 'Again', isCertain: true });
  await endRestore(app.db, CONSOLE, new Date('2026-11-19T02:00:00Z'));
  expect((await continued(after)).body.resync_from).toBe('2026-11-19T02:00:00.000Z');
});

test('a token that only reads cannot stop payments: a cursor that it made up changes nothing, and shows on System once', async () => {
  const given = await aCursorOfLostEvents(1);
  const [feed] = await app.db.select().from(platformFeed);
  const ahead = { feed: feed?.feedId ?? '', position: 60 };
  const forged = [
    encodeCursor({ ...ahead, signature: undefined }),
    encodeCursor({ ...ahead, signature: given.split('=')[1] }),
    encodeCursor({ ...ahead, signature: 'A'.repeat(43) }),
    encodeCursor(signed('another key', ahead)),
    // Not even a place that was given out may be continued after by a wrong signature.
    encodeCursor(signed('another key', { ...ahead, position: 0 })),
  ];
  const rows = await app.db.$count(auditLog);
  for (const after of forged) {
    const { status, body } = await continued(after);
    expect([after, status, body.code]).toEqual([after, 422, 'invalid_input']);
  }
  expect(await openRestore(app.db)).toBeUndefined();
  expect(await app.db.$count(auditLog)).toBe(rows);
  expect(await lastErrors()).toEqual([
    expect.stringMatching(/^platform-sync continues the feed after place 60, .* npm run restored -- begin/),
  ]);
  expect(`${await lastErrors()}${app.logged.join()}`).not.toContain(feed?.cursorKey);
});

test('a cursor whose key was lost with a backup from before it proves nothing; the console says that something was restored', async () => {
  const after = await aCursorOfLostEvents(3);
  await app.db.update(platformFeed).set({ cursorKey: sql`default` });
  const { status, body } = await continued(after);
  expect([status, body.message]).toEqual([422, 'after was not signed by this database.']);
  expect(await openRestore(app.db)).toBeUndefined();

  await enterRestore(app.db, CONSOLE, { text: 'An operator said so.', isCertain: true });
  expect((await continued(after)).body.code).toBe('feed_closed');
  await endRestore(app.db, CONSOLE);
  const { code, next_cursor } = (await continued(after)).body;
  expect(code).toBe('feed_changed');
  expect((await continued(next_cursor)).body.events).toMatchObject([{ type: 'feed.changed' }]);
});

test('what can be booked is booked at the rail’s attempt, and what cannot is never sent', async () => {
  const failed = await aWithdrawal(app.db, { status: 'failed' });
  const [part, sent, rejected] = [
    await aWithdrawal(app.db, { status: 'approved' }),
    await aWithdrawal(app.db, { status: 'processing' }),
    await aWithdrawal(app.db, { status: 'rejected' }),
  ];
  const list = [paid(failed, 3), paid(part, 1, 100), paid(sent, 1, 100), paid(rejected), paid('WDR-1')];
  await check(listing(...list));
  const bookings = await bookPayments(app.db, CONSOLE, list);
  expect(Object.fromEntries(bookings.map(({ withdrawalId, left }) => [withdrawalId, left]))).toEqual({
    [failed]: undefined,
    [part]: 'another amount was paid than is asked for here',
    [sent]: 'another amount was paid than is asked for here',
    [rejected]: 'it is rejected here',
    'WDR-1': 'the platform has not sent this withdrawal again yet',
  });
  expect(await rowOf(failed)).toMatchObject({ status: 'completed', attempt: 3 });
  await endRestore(app.db, CONSOLE);
  expect((await app.call('POST', `/admin/withdrawal/withdrawals/${part}/process`)).body.code).toBe('paid_already');
  // The worker neither sends them, nor asks the rail, which may have forgotten the key; nor do they stand in the way of others.
  expect(await paymentsAwait(app.db, 0)).toEqual({ toSend: false, toAsk: false });
  expect(await leaseDue(app.db, 30, 8, 8)).toEqual([]);

  // The platform sends again what was lost, somebody approves it, and it is booked instead of being paid.
  await app.call('POST', '/api/platform/withdrawals', {
    body: { records: [aSentWithdrawal({ requested_amount: 250, processing_fee: 6.25 })] },
  });
  await app.call('POST', '/admin/withdrawal/withdrawals/WDR-1/approve', { body: {} });
  expect((await app.call('POST', '/admin/withdrawal/withdrawals/WDR-1/process')).body.code).toBe('paid_already');
  await watching(listing(...list)).look();
  expect(await rowOf('WDR-1')).toMatchObject({ status: 'completed', attempt: 1 });
  expect(await check(listing(...list))).toBeUndefined();
  expect(await brokenInvariants(app.db)).toEqual([]);
});

test('a payment that came back in what was lost is booked with its return', async () => {
  const id = await aWithdrawal(app.db, { status: 'approved' });
  const returned = { at: new Date(), reference: 'RET-1', reason: 'R03 No account' };
  await check(listing({ ...paid(id), returned }));
  await bookPayments(app.db, CONSOLE, [{ ...paid(id), returned }]);
  expect(await rowOf(id)).toMatchObject({ attempt: 1, returnReference: 'RET-1' });
  expect(await brokenInvariants(app.db)).toEqual([]);
});

test('a payment whose key the rail may have forgotten is asked about again when a person says so', async () => {
  const id = await aWithdrawal(app.db, { status: 'processing' });
  const asked = (days: number) =>
    app.db.update(withdrawals).set({ askedAt: sql`now() - make_interval(days => ${days})`, leaseUntil: sql`now()` });
  const leased = async () => (await leaseDue(app.db, 30, 8, 8)).map(({ withdrawalId }) => withdrawalId);
  await asked(29);
  expect(await leased()).toEqual([id]);
  expect(await askAgain(app.db, CONSOLE, id)).toBe(false);
  await asked(31);
  expect(await leased()).toEqual([]);
  expect(await askAgain(app.db, CONSOLE, id)).toBe(true);
  expect(await leased()).toEqual([id]);
  const [row] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'payments.ask_again'));
  expect(row).toMatchObject({ username: 'console', subjectId: id, after: { attempt: 1 } });
});

test('rows that cannot be sealed keep nothing that is sealed from being exported', async () => {
  await app.signIn();
  await sealAudit(app.db);
  await app.signIn();
  await refuseRows(app.db, 'audit_blocks', 'true');
  const sealer = new Sealer({ db: app.db, log, headFile });
  await sealer.stop();
  expect(await readFile(headFile, 'utf8')).toMatch(/^1 /);
  expect(sealer.problem).toBe('The newest rows are not sealed yet');
});

test('a payment that cannot be booked after a restore keeps no other from being booked', async () => {
  const [bad, good] = [
    await aWithdrawal(app.db, { status: 'approved' }),
    await aWithdrawal(app.db, { status: 'approved' }),
  ];
  await refuseRows(app.db, 'withdrawal_history', `new.withdrawal_id = '${bad}'`);
  const booked = await bookPayments(app.db, CONSOLE, [paid(bad), paid(good)]);
  expect(booked).toMatchObject([{ withdrawalId: bad, left: 'the database refused it' }, { withdrawalId: good }]);
  expect([(await rowOf(bad))?.status, (await rowOf(good))?.status]).toEqual(['approved', 'completed']);
});
