import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { ChangeWatch, type News } from '../../server/changes/change-watch.ts';
import { OpenStreams } from '../../server/changes/open-streams.ts';
import { approvalRules } from '../../server/db/schema/approvals.ts';
import { admins } from '../../server/db/schema/people.ts';
import { playerFreezes } from '../../server/db/schema/players.ts';
import { transactions } from '../../server/db/schema/transactions.ts';
import { followChanges } from '../../src/api/change-stream.ts';
import { aColleague, aProgram, aWithdrawal, serverUnderTest } from './server-under-test.ts';
import { changesOf, streamReaders } from './stream-readers.ts';
import { aTransaction } from './transaction-fixtures.ts';

// The stream that tells screens of changes.

const streams = new OpenStreams();
const app = serverUnderTest({ streams });
const { opened, open, follow } = streamReaders(app);

/** Sessions are looked up again. */
const threeBeats = () => [1, 2, 3].forEach(() => void streams.beat());

/** The watch of another process. */
async function watching() {
  const seen: News[] = [];
  const stop = new ChangeWatch({ db: app.db, log: pino({ level: 'silent' }) }).follow((news) => seen.push(news));
  opened.push({ cancel: async () => stop() });
  await expect.poll(() => seen.at(-1)?.waiting).toBeDefined();
  return seen;
}

test('a stream tells of what arrives and of what is decided, with how much waits, in another process too', async () => {
  const token = await app.signIn();
  const stream = await follow(token);
  const other = await watching();
  const withdrawalId = await aWithdrawal(app.db);
  await expect.poll(() => stream.news.at(-1)?.withdrawals_waiting).toBe(1);
  expect(changesOf(stream)).toContainEqual({ kind: 'withdrawal', id: withdrawalId, is_new: true });
  const transactionId = await aTransaction(app.db);
  await expect.poll(() => changesOf(stream)).toContainEqual({ kind: 'transaction', id: transactionId, is_new: true });
  await app.call('POST', `/admin/withdrawal/withdrawals/${withdrawalId}/approve`, { body: {} });
  await expect.poll(() => stream.news.at(-1)?.withdrawals_waiting).toBe(0);
  expect(changesOf(stream)).toContainEqual({ kind: 'withdrawal', id: withdrawalId, is_new: false });
  await app.call('PUT', `/api/admin/transactions/${transactionId}/status`, { body: { status: 'completed' } });
  await expect.poll(() => changesOf(stream)).toContainEqual({ kind: 'transaction', id: transactionId, is_new: false });
  await expect.poll(() => other.flatMap(({ changes }) => changes)).toHaveLength(changesOf(stream).length);
});

test('nobody hears of what they may not read, or of a note that names somebody else', async () => {
  const robin = await aColleague(app.db, 'robin', ['catalogue']);
  const sam = await aColleague(app.db, 'sam', ['reviewer']);
  const [ofRobin, ofSam, own] = [await follow(robin), await follow(sam), await follow(await app.signIn())];
  const withdrawalId = await aWithdrawal(app.db);
  await app.call('POST', `/admin/withdrawal/withdrawals/${withdrawalId}/notes`, {
    body: { text: 'Look, @sam @robin' },
  });
  await expect.poll(() => changesOf(ofSam)).toContainEqual({ kind: 'mention', id: withdrawalId, is_new: true });
  expect(changesOf(own).map(({ kind }) => kind)).toEqual(['withdrawal']);
  // A request is told of to those who could decide it, or who asked.
  const rule = { actions: ['approve'], fact: 'amount', atLeastCents: 1 };
  await app.db.insert(approvalRules).values({ version: 1, rules: [rule], reason: 'A test', hash: 'A test' });
  const asked = await app.call('POST', `/admin/withdrawal/withdrawals/${withdrawalId}/approve`, { body: {} });
  const approval = { kind: 'approval', id: asked.body.approval_request.id, is_new: true };
  await expect.poll(() => changesOf(ofSam)).toContainEqual(approval);
  await expect.poll(() => changesOf(own)).toContainEqual(approval);
  expect(ofRobin.news).toEqual([{ changes: [] }, ...ofRobin.news.slice(1).map(() => ({ changes: [] }))]);
});

test('a freeze and its end tell of the player’s open withdrawals, and a compliance hold of nothing', async () => {
  const ids = [await aWithdrawal(app.db), await aWithdrawal(app.db, { status: 'failed' })];
  await aWithdrawal(app.db, { status: 'completed' });
  const catalogue = await follow(await aColleague(app.db, 'robin', ['catalogue']));
  const stream = await follow(await app.signIn());
  const told = () => changesOf(stream).map(({ id, is_new }) => (is_new ? 'new' : id));
  const post = (what: string, body: object) => app.call('POST', `/api/admin/players/PLR-1/${what}`, { body });
  await post('hold', { reason: 'Sanctions list', recall_note: 'Approved too early' });
  await post('release-hold', { reason: 'Another person' });
  await post('freeze', { reason: 'Stolen card' });
  await expect.poll(() => told().length).toBe(2);
  expect(told().sort()).toEqual([...ids].sort());
  await post('unfreeze', { reason: 'The card is theirs' });
  await expect.poll(() => told().length).toBe(4);
  // One that ends by itself: no row says so.
  await app.db
    .insert(playerFreezes)
    .values({ playerId: 'PLR-1', reason: 'A day', adminId: 'adm_1', until: sql`now() + interval '100 milliseconds'` });
  await expect.poll(() => told().length, { timeout: 10_000 }).toBe(6);
  expect(told().slice(4).sort()).toEqual([...ids].sort());
  expect(changesOf(catalogue)).toEqual([]);
});

test('of very many at once only the kind is told, and afterwards each again', async () => {
  const stream = await follow(await app.signIn());
  await app.db.execute(sql`
    insert into ${transactions} (transaction_id, transaction_type, player_id, game_id, amount_cents, status)
    select 'N-' || n, 'transfer', 'PLR-1', 'starfall', 100, 'completed' from generate_series(1, 600) n`);
  await expect.poll(() => changesOf(stream)).toEqual([{ kind: 'transaction', id: null, is_new: true }]);
  const one = await aTransaction(app.db);
  await expect.poll(() => changesOf(stream).slice(1)).toEqual([{ kind: 'transaction', id: one, is_new: true }]);
  // Another process begins after all of them.
  const other = await watching();
  await aTransaction(app.db);
  await expect.poll(() => other.flatMap(({ changes }) => changes)).toMatchObject([{ isNew: true }]);
  expect(other.flatMap(({ changes }) => changes.map(({ recordId }) => recordId))).not.toContain(null);
});

test('two hundred listeners of a process are told of a change by the few queries of one', async () => {
  let queries = 0;
  const db = new Proxy(app.db, {
    get(target, name) {
      if (name === 'execute') queries += 1;
      return Reflect.get(target, name, target);
    },
  });
  const watch = new ChangeWatch({ db, log: pino({ level: 'silent' }) });
  const told = Array.from({ length: 200 }, (): News[] => []);
  const stops = told.map((seen) => watch.follow((news) => seen.push(news)));
  opened.push({ cancel: async () => stops.forEach((stop) => void stop()) });
  await expect.poll(() => told.every((seen) => seen.length > 0)).toBe(true);
  const before = queries;
  const recordId = await aTransaction(app.db);
  await expect.poll(() => told.every((seen) => seen.some(({ changes }) => changes.length > 0))).toBe(true);
  expect(told.map((seen) => seen.flatMap(({ changes }) => changes))).toEqual(
    told.map(() => [expect.objectContaining({ kind: 'transaction', recordId })]),
  );
  expect(queries - before).toBeLessThan(told.length);
});

test('a change is told after all when the look that found it failed', async () => {
  const seen: News[] = [];
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  const stop = new ChangeWatch({ db: app.db, log }).follow((news) => seen.push(news));
  opened.push({ cancel: async () => stop() });
  await expect.poll(() => seen.length).toBe(1);
  const recordId = await app.db.transaction(async (tx) => {
    const id = await aWithdrawal(tx);
    await tx.execute(sql`alter table review_queue rename to review_queue_gone`);
    return id;
  });
  await expect.poll(() => warnings.length).toBe(1);
  await app.db.execute(sql`alter table review_queue_gone rename to review_queue`);
  await expect.poll(() => seen.at(-1)).toMatchObject({ changes: [{ recordId }], waiting: 1 });
});

test('a client whose stream is cut again and again misses nothing, is told nothing twice, and stops when its session ends', async () => {
  const token = await app.signIn();
  const told: unknown[] = [];
  const loaded: Promise<unknown>[] = [];
  let cut = () => {};
  let mayOpen = Promise.resolve();
  const ownFetch = globalThis.fetch;
  globalThis.fetch = async (path, init) => {
    // Whether the back end has extensions is asked for as well: here nobody says.
    if (path !== '/api/admin/changes') throw new TypeError('fetch failed');
    await mayOpen;
    const answer = await app.fetch(String(path), init);
    const [{ readable, writable }, broken] = [new TransformStream<Uint8Array, Uint8Array>(), new AbortController()];
    void answer.body?.pipeTo(writable, { signal: broken.signal }).catch(() => undefined);
    cut = () => broken.abort();
    return new Response(readable, answer);
  };
  opened.push({
    cancel: async () => {
      globalThis.fetch = ownFetch;
      cut();
    },
  });
  // As a screen does.
  const load = async () => (await app.call('GET', '/api/admin/changes')).body.withdrawals_waiting;
  const hasStopped = followChanges({
    token,
    signal: new AbortController().signal,
    firstPauseMs: 1,
    onNews: ({ changes, withdrawals_waiting }) => told.push(...changes.map(({ id }) => id), withdrawals_waiting),
    onGap: () => loaded.push(load()),
  });
  await expect.poll(() => told.splice(0)).toEqual([0]);
  for (const round of [0, 1, 2]) {
    const heard = await aWithdrawal(app.db);
    const isTold = [heard, 2 * round + 1];
    await expect.poll(() => told.splice(0)).toEqual(isTold);
    const { promise, resolve: open } = Promise.withResolvers<void>();
    mayOpen = promise;
    cut();
    await aWithdrawal(app.db);
    open();
    await expect.poll(() => told.splice(0)).toEqual([2 * round + 2]);
  }
  expect(await Promise.all(loaded)).toEqual([2, 4, 6]);
  await app.call('POST', '/auth/admin-logout', { token });
  threeBeats();
  await hasStopped;
  expect(told).toEqual([]);
});

test('a stream ends with its session, and tells no more of what its reader may no longer read', async () => {
  const robin = await aColleague(app.db, 'robin', ['reviewer']);
  const own = await app.signIn();
  const [ofRobin, stream] = [await follow(robin), await follow(own)];
  await app.db
    .update(admins)
    .set({ roleIds: ['catalogue'] })
    .where(eq(admins.username, 'robin'));
  await app.call('POST', '/auth/admin-logout', { token: own });
  threeBeats();
  await expect.poll(() => stream.hasEnded).toBe(true);
  const withdrawalId = await aWithdrawal(app.db);
  const again = await follow(await app.signIn());
  await app.call('POST', `/admin/withdrawal/withdrawals/${withdrawalId}/approve`, { body: {} });
  await expect.poll(() => changesOf(again)).not.toEqual([]);
  expect([ofRobin.hasEnded, changesOf(ofRobin)]).toEqual([false, []]);
});

test('a person has twenty streams, and another one when one of them has ended', async () => {
  const token = await app.signIn();
  const many = await Promise.all(Array.from({ length: 20 }, () => open(token)));
  opened.push(...many.map(({ body }) => body as ReadableStream));
  const refused = await open(token);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  await opened.pop()?.cancel();
  const next = await open(token);
  opened.push(next.body as ReadableStream);
  expect(next.status).toBe(200);
});

test('without a stream it says how much waits, and a program is refused', async () => {
  await aWithdrawal(app.db);
  expect((await app.call('GET', '/api/admin/changes')).body).toEqual({ changes: [], withdrawals_waiting: 1 });
  const { token } = await aProgram(app.db, 'adm_1');
  expect((await app.call('GET', '/api/admin/changes', { token })).status).toBe(403);
});
