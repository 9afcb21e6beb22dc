import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../server/db/connection/connect.ts';
import { platformEvents } from '../../server/db/schema/platform.ts';
import { SharedRead } from '../../server/db/shared-read.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { forgetOldEvents } from '../../server/platform/events/commands.ts';
import { FeedWatch } from '../../server/platform/events/feed-watch.ts';
import { feedPage } from '../../server/platform/events/queries.ts';
import { recordEvents } from '../../server/records/events.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { webhookFaults } from '../contract/webhook-messages.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';
import { aSentItem, aSentTransaction, aSentWithdrawal } from './platform-fixtures.ts';
import { bankReturns, serverUnderTest } from './server-under-test.ts';

interface Told {
  id: string;
  created_at: string;
  type: string;
  subject_id: string;
  record: Record<string, unknown>;
}

const app = serverUnderTest();
const EVENTS = '/api/platform/events';
const read = async (query = ''): Promise<{ events: Told[]; next_cursor: string }> => {
  const { status, body } = await app.call('GET', `${EVENTS}${query}`);
  expect(status).toBe(200);
  return body;
};
const send = (kind: string, record: object) =>
  app.call('POST', `/api/platform/${kind}`, { body: { records: [record] } });
const act = (id: string, action: string, body: object = {}) =>
  app.call('POST', `/admin/withdrawal/withdrawals/${id}/${action}`, { body });

test('each decision is told once, in order, without anybody’s name or words', async () => {
  await send('withdrawals', aSentWithdrawal({ company_name: 'Mara Ltd', contact_email: 'mara.private@example.com' }));
  await send('withdrawals', aSentWithdrawal({ withdrawal_id: 'WDR-2' }));
  await send('transactions', aSentTransaction());
  await send('items', aSentItem());
  await act('WDR-1', 'approve', { notes: 'Mara is fine' });
  await act('WDR-1', 'recall', { reason: 'Mara wrote' });
  await act('WDR-1', 'approve');
  await act('WDR-1', 'process');
  await changeWithdrawal(app.db, SYSTEM, 'WDR-1', { action: 'complete', note: 'REF' });
  await bankReturns(app.db, 'WDR-1');
  await act('WDR-1', 'reject', { reason: 'Closed' });
  await app.call('POST', '/api/platform/withdrawals/WDR-2/cancel');
  const { body } = await app.call('GET', '/api/admin/transactions?type=purchase');
  await app.call('PUT', `/api/admin/transactions/${body.transactions[0].id}/status`, { body: { status: 'completed' } });
  await app.call('POST', '/api/admin/games/starfall/toggle-status');
  await app.call('PUT', '/api/v1/game-items/admin/update/ITM-1', { body: { item_name: 'Sack' } });
  await app.call('DELETE', '/api/v1/game-items/admin/delete/ITM-1');

  const { events } = await read();
  expect(events.map(({ id, type, subject_id }) => `${id} ${type} ${subject_id}`)).toEqual([
    '1 withdrawal.approved WDR-1',
    '2 withdrawal.recalled WDR-1',
    '3 withdrawal.approved WDR-1',
    '4 withdrawal.processing WDR-1',
    '5 withdrawal.completed WDR-1',
    '6 withdrawal.returned WDR-1',
    '7 withdrawal.rejected WDR-1',
    '8 withdrawal.cancelled WDR-2',
    '9 transaction.decided TXN-1',
    '10 game.changed starfall',
    '11 item.changed ITM-1',
    '12 item.deleted ITM-1',
  ]);
  expect(events.map(({ record }) => record.status ?? record.item_name)).toEqual([
    'approved',
    'pending_review',
    'approved',
    'processing',
    'completed',
    'pending_review',
    'rejected',
    'rejected',
    'completed',
    'inactive',
    'Sack',
    undefined,
  ]);
  expect(JSON.stringify(events)).not.toMatch(/Mara|private@|First Meridian|4417/);
  expect(
    events.flatMap((event) => webhookFaults({ type: event.type, data: event, timestamp: event.created_at })),
  ).toEqual([]);
});

test('a decision that is refused or rolled back is not told', async () => {
  await send('withdrawals', aSentWithdrawal());
  await act('WDR-1', 'process');
  await app.db
    .transaction(async (tx) => {
      await changeWithdrawal(tx, SYSTEM, 'WDR-1', { action: 'approve' });
      throw new Error('given up');
    })
    .catch(() => undefined);
  expect((await read()).events).toEqual([]);
});

describe('the feed', () => {
  const anEvent = (subjectId: string) =>
    ({ type: 'withdrawal.approved', subjectType: 'withdrawal', subjectId, record: {} }) as const;
  const tell = (...ids: string[]) => app.db.transaction((tx) => recordEvents(tx, ids.map(anEvent)));

  test('continues where it was left, page by page, and can be read again from there', async () => {
    await tell('A', 'B', 'C');
    const first = await read('?limit=2');
    expect(first.events.map((event) => event.subject_id)).toEqual(['A', 'B']);
    const second = await read(`?after=${first.next_cursor}`);
    expect(second.events.map((event) => event.subject_id)).toEqual(['C']);
    const end = await read(`?after=${second.next_cursor}`);
    expect(end.events).toEqual([]);
    await tell('D');
    expect((await read(`?after=${end.next_cursor}`)).events).toMatchObject([{ id: '4', subject_id: 'D' }]);
    expect((await read(`?after=${first.next_cursor}`)).events.map((event) => event.id)).toEqual(['3', '4']);
  });

  test('answers a call that waits as soon as something is decided', async () => {
    const { next_cursor } = await read();
    const waiting = read(`?after=${next_cursor}&wait=8`);
    await tell('A');
    expect((await waiting).events).toMatchObject([{ subject_id: 'A' }]);
  });

  test('lets two calls of a token wait, and answers a third one at once, empty', async () => {
    const { next_cursor } = await read();
    const waiting = [read(`?after=${next_cursor}&wait=8`), read(`?after=${next_cursor}&wait=8`)];
    await tell('EARLY');
    await Promise.all(waiting);
    const { next_cursor: end } = await read();
    const again = [1, 2].map(() => read(`?after=${end}&wait=8`));
    expect((await read(`?after=${end}&wait=8`)).events).toEqual([]);
    await tell('A');
    for (const page of await Promise.all(again)) expect(page.events).toMatchObject([{ subject_id: 'A' }]);
  });

  test('asks the database once for all calls that wait, however many they are', async () => {
    let questions = 0;
    const counted = new Proxy(app.db, {
      get(db, name) {
        if (name === 'select') questions += 1;
        return Reflect.get(db, name);
      },
    });
    const watch = new FeedWatch(counted);
    const never = new AbortController().signal;
    const waiting = Array.from({ length: 120 }, (_, caller) => watch.wait(`${caller}`, 0, 60_000, never));
    await tell('A');
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]));
    expect(questions).toBeLessThan(120);
  });

  test.each([
    ['x', /is not the next_cursor/],
    [Buffer.from('00000000-0000-0000-0000-000000000000|1').toString('base64url'), /is of another database/],
  ])('refuses the cursor %s', async (cursor, words) => {
    const { status, body } = await app.call('GET', `${EVENTS}?after=${cursor}`);
    expect(status).toBe(422);
    expect(body.message).toMatch(words);
  });

  test('is continued after a cursor of the version before, which reads ours as well, while one replaces the other', async () => {
    await tell('A', 'B');
    const { next_cursor } = await read('?limit=1');
    const [unsigned = '', signature] = next_cursor.split('=');
    expect(signature).toMatch(/^[\w-]{43}$/);
    const then = await read(`?after=${unsigned}`);
    expect(then.events).toMatchObject([{ subject_id: 'B' }]);
    expect(then.next_cursor).toContain('=');
    // In the words of that version.
    const text = Buffer.from(then.next_cursor, 'base64url').toString();
    expect(text).toMatch(/^[0-9a-f-]{36}\|2$/);
  });

  test('keeps 90 days, goes on counting after them, and says where a place is no longer kept', async () => {
    const { next_cursor: beginning } = await read();
    await tell('A', 'B');
    await read();
    await app.db.execute(sql`update platform_events set created_at = now() - interval '91 days'`);
    await forgetOldEvents(app.db);
    // The newest stays, so that the next one has the place after it.
    expect(await app.db.$count(platformEvents)).toBe(1);
    await tell('C');
    expect((await read()).events).toMatchObject([{ id: '2' }, { id: '3', subject_id: 'C' }]);
    const { status, body } = await app.call('GET', `${EVENTS}?after=${beginning}`);
    expect([status, body.message]).toEqual([422, 'after is older than the events that are kept.']);
  });
});

describe('on PostgreSQL', () => {
  let database: TestDatabase;
  let connection: Connection;
  beforeAll(async () => {
    database = await createDatabase();
    connection = await connectPatiently(database.url);
  });
  afterAll(async () => {
    await connection?.close();
    await database?.remove();
  });

  test('a slow writer with the lower id is told after a quick one with the higher, and not skipped', async () => {
    const { db } = connection;
    const feed = { db, shared: new SharedRead() };
    const anEvent = (subjectId: string) =>
      ({ type: 'withdrawal.approved', subjectType: 'withdrawal', subjectId, record: {} }) as const;
    const written = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const slow = db.transaction(async (tx) => {
      await recordEvents(tx, [anEvent('SLOW')]);
      written.resolve();
      await mayEnd.promise;
    });
    await written.promise;
    await db.transaction((tx) => recordEvents(tx, [anEvent('QUICK')]));
    const first = await feedPage(feed, undefined, 10);
    expect(first.events.map(({ subjectId, position }) => [subjectId, position])).toEqual([['QUICK', 1]]);
    mayEnd.resolve();
    await slow;
    const second = await feedPage(feed, first.next, 10);
    expect(second.events.map(({ subjectId, position }) => [subjectId, position])).toEqual([['SLOW', 2]]);
    const [one, other] = [first.events[0]?.id ?? 0, second.events[0]?.id ?? 0];
    expect(other).toBeLessThan(one);
  });

  test('of many writers and readers at once every event is read once, in order and without a gap', async () => {
    const { db } = connection;
    const feed = { db, shared: new SharedRead() };
    const before = await feedPage(feed, undefined, 1000);
    const TOTAL = 120;
    let open = true;
    const reader = async () => {
      const positions: number[] = [];
      let next = before.next;
      for (;;) {
        const ended = !open;
        const page = await feedPage(feed, next, 7);
        positions.push(...page.events.map(({ position }) => position ?? 0));
        next = page.next;
        if (ended && page.events.length === 0) return positions;
      }
    };
    const writer = async (name: number) => {
      for (let count = 0; count < TOTAL / 4; count++) {
        await db.transaction(async (tx) => {
          const event = {
            type: 'game.changed',
            subjectType: 'game',
            subjectId: `${name}-${count}`,
            record: {},
          } as const;
          await recordEvents(tx, [event]);
        });
      }
    };
    const readers = [reader(), reader()];
    await Promise.all([0, 1, 2, 3].map(writer));
    open = false;
    const expected = Array.from({ length: TOTAL }, (_, index) => before.next.position + 1 + index);
    for (const positions of await Promise.all(readers)) expect(positions).toEqual(expected);
  });
});
