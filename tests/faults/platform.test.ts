import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../server/db/schema/catalogue.ts';
import { platformEvents } from '../../server/db/schema/platform.ts';
import { players } from '../../server/db/schema/players.ts';
import { transactions } from '../../server/db/schema/transactions.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { Book } from '../../simulator/book.ts';
import { OPEN_GAMES } from '../../simulator/catalogue.ts';
import { delivered } from '../../simulator/delivery.ts';
import { Follower } from '../../simulator/follow.ts';
import { type Kind, type Records, store } from '../../simulator/platform.ts';
import { sendCatalogue } from '../../simulator/run.ts';
import { World } from '../../simulator/world.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { cancelAll, platformOver, writeAll } from './platform-writers.ts';
import { report, size } from './suite.ts';

const HAPPENINGS = size(300, 6_000);
const WRITERS = 3;
const KILLS = size(2, 40);
const CRASHES = size(1, 4);
const KILL_EVERY_MS = 700;
const WITHDRAWALS = '/admin/withdrawal/withdrawals';

let postgres: Postgres;
let cluster: Cluster;
beforeAll(async () => {
  postgres = await startPostgres();
  cluster = await startCluster({ processes: 2, database: postgres });
});
afterAll(() => cluster?.close());

async function killInTurn(): Promise<void> {
  for (let kill = 0; kill < KILLS; kill++) {
    await after(KILL_EVERY_MS);
    await cluster.killAndRestart(kill % cluster.size);
    if (kill % Math.ceil(KILLS / CRASHES) === 1) await postgres.crash();
  }
}

/** An administrator who decides whatever there is to decide, until `ended` is aborted. @returns how many calls that took */
async function decide(ended: AbortSignal): Promise<number> {
  let calls = 0;
  const list = async (path: string) => {
    const answer = await cluster.call(calls++, { method: 'GET', path });
    return answer?.status === 200 ? JSON.parse(answer.text) : {};
  };
  while (!ended.aborted) {
    const requests: { withdrawal_id: string }[] =
      (await list(`${WITHDRAWALS}?status=pending_review&limit=10`)).withdrawals ?? [];
    for (const [index, { withdrawal_id: id }] of requests.entries()) {
      const action = ['approve', 'reject', 'approve'][index % 3] ?? '';
      const body = action === 'reject' ? { reason: 'A test' } : {};
      await cluster.call(calls++, { path: `${WITHDRAWALS}/${id}/${action}`, body, key: `${action}-${id}` });
      if (index % 2 === 0)
        await cluster.call(calls++, { path: `${WITHDRAWALS}/${id}/recall`, body: { reason: 'A test' } });
    }
    const open: { id: string }[] = (await list('/api/admin/transactions?status=pending&limit=10')).transactions ?? [];
    for (const [index, { id }] of open.slice(0, 3).entries()) {
      const status = ['failed', 'completed', 'cancelled'][index];
      await cluster.call(calls++, { method: 'PUT', path: `/api/admin/transactions/${id}/status`, body: { status } });
    }
    await after(50);
  }
  return calls;
}

/** The decisions about each record in the order in which they were made, and in that of the feed. */
async function toldWrongly(): Promise<unknown[]> {
  const { rows } = (await cluster.db.execute(sql`
    with decided as (
      select withdrawal_id as id, array_agg(action order by id) as steps
      from withdrawal_history where action <> 'create' group by 1
    ), told as (
      select subject_id as id, array_agg(case split_part(type, '.', 2) when 'approved' then 'approve' when 'rejected' then 'reject'
        when 'recalled' then 'recall' when 'cancelled' then 'cancel' else type end order by position) as steps
      from platform_events where subject_type = 'withdrawal' group by 1
    )
    select id, decided.steps as decided, told.steps as told from decided full join told using (id)
    where decided.steps is distinct from told.steps`)) as unknown as { rows: unknown[] };
  return rows;
}

test('of writers that repeat, reorder and contradict, whatever is killed, everything is there once and told once', async () => {
  const platform = platformOver(cluster);
  const [world, book] = [new World({ seed: '18', run: 'F' }), new Book()];
  const begin = Date.now() - HAPPENINGS - 60_000;
  await sendCatalogue(platform, book, begin);
  const happened = Array.from({ length: HAPPENINGS }, (_, index) => world.next(begin + index));
  for (const one of happened) if (one.kind !== 'cancel') book.send<Kind>(one.kind, one.record);

  const written = new AbortController();
  const follower = new Follower(platform, book);
  const killed = killInTurn();
  const writers = Promise.all([
    ...Array.from({ length: WRITERS }, (_, writer) => writeAll(platform, happened, writer + 1)),
    cancelAll(platform, book, happened).then(() => []),
  ]);
  // Nobody reads until then, so that several decisions about one record wait for their places together.
  const following = Promise.all([writers, killed]).then(() => follower.follow(written.signal));
  const background = Promise.all([decide(written.signal), following]);
  background.catch(() => undefined);
  const unexpected = (await writers).flat();
  await killed;
  // Once more with nothing in the way, newest first.
  unexpected.push(...(await writeAll(platform, happened.toReversed(), 99)));
  written.abort();
  const [decisions] = await background;
  await follower.catchUp();

  const { db } = cluster;
  const compared = await book.compare(async (kind, records: Records[Kind][]) => {
    const { results } = await delivered(() => store(platform, kind, records));
    return results;
  });
  const broken = [...(await cluster.broken()), ...(await wrongSums(db)).map(({ message }) => message)];
  const wronglyTold = await toldWrongly();
  report('platform', {
    operations: platform.calls() + decisions,
    faults: KILLS + CRASHES,
    lost: compared.reduce((sum, { sent, same }) => sum + sent - same, 0),
    double: wronglyTold.length,
    books: broken.length === 0 ? 'balanced' : 'not balanced',
  });
  expect(unexpected).toEqual([]);
  expect(book.problems).toEqual([]);
  expect(compared.filter(({ sent, same }) => sent !== same)).toEqual([]);
  expect(wronglyTold).toEqual([]);
  expect(broken).toEqual([]);
  expect({
    games: await db.$count(games),
    players: await db.$count(players),
    transactions: await db.$count(transactions),
    withdrawals: await db.$count(withdrawals),
    told: await db.$count(platformEvents),
  }).toEqual({
    // The suite's own game and player were there before.
    games: OPEN_GAMES.length + 1,
    players: book.count('players') + 1,
    transactions: book.count('transactions') + book.count('withdrawals'),
    withdrawals: book.count('withdrawals'),
    told: [...book.heard.values()].reduce((sum, count) => sum + count, 0),
  });
  expect([...book.heard.keys()]).toEqual(expect.arrayContaining(['withdrawal.approved', 'transaction.decided']));
  expect(cluster.output().match(/.*(unhandled|uncaught).*/gi)).toBeNull();
});
