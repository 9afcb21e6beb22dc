import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../server/db/connection/connect.ts';
import { transactionPage } from '../../server/transactions/queries.ts';
import { connectPatiently, createDatabase, createEmbedded, type TestDatabase } from '../shared.ts';

// Enough players and transactions that every search strategy is used; the results must not depend on it.

let database: TestDatabase | undefined;
let connection: Connection;

beforeAll(async () => {
  if (process.env.DATABASE_UNDER_TEST !== 'embedded') database = await createDatabase();
  connection = await (database ? connectPatiently(database.url) : createEmbedded());
  const { db } = connection;
  await db.execute(sql`insert into games (game_id, game_name, developer, genre, platform_fee_bps) values
    ('starfall', 'Starfall', 'Ninth Orbit', 'shooter', 500), ('relic', 'Relic of Ash', 'Ninth Orbit', 'trade', 500)`);
  // 2,400 have 'harbor' in their address, 30 'lantern', and one is 'everyone', who makes nearly all of the newest.
  await db.execute(sql`insert into players (player_id, email, display_name)
    select 'PLR-' || n, (case when n <= 2400 then 'harbor' when n <= 2430 then 'Lantern' else 'everyone' end) || n || '@example.com', 'P'
    from generate_series(1, 2431) n`);
  // Oldest first: 12,000 of the harbors (120 of them in the other game), 60 of the lanterns, 3,000 of everyone.
  await db.execute(sql`insert into transactions (transaction_id, transaction_type, player_id, game_id, amount_cents, status, created_at)
    select 'TXN-' || upper(substr(md5(n::text), 1, 10)), 'purchase',
      'PLR-' || (case when n <= 12000 then n % 2400 + 1 when n <= 12060 then 2401 + n % 30 else 2431 end),
      case when n <= 12000 and n % 100 = 0 then 'relic' else 'starfall' end, 100 + n,
      case when n % 40 = 0 then 'failed' else 'completed' end,
      timestamptz '2026-09-01' + n * interval '3 minutes'
    from generate_series(1, 15060) n`);
});
afterAll(async () => {
  await connection?.close();
  await database?.remove();
});

const newestMatching = async (search: string, status?: string): Promise<number[]> => {
  const found = await connection.db.execute(sql`
    select transactions.id from transactions join players using (player_id) join games using (game_id)
    where (transaction_id ilike ${`%${search}%`} or email ilike ${`%${search}%`} or game_name ilike ${`%${search}%`}
        or player_id = ${search})
      and coalesce(${status ?? null}, transactions.status) = transactions.status
    order by transactions.created_at desc, id desc`);
  return (found as unknown as { rows: { id: number }[] }).rows.map(({ id }) => Number(id));
};

describe.each([
  ['common among the newest', 'EVERYONE', undefined],
  ['common in all, and not among the newest', 'harbor', undefined],
  ['common in all, among the few that are left by another filter', 'harbor', 'failed'],
  ['of a few players', 'lantern', undefined],
  ['of one player', 'lantern2417@example', undefined],
  ['part of ids', 'C4C', undefined],
  ['part of all ids', 'txn-', undefined],
  ['part of a game’s name', 'relic of', undefined],
  ['of players and of a game, each once', 'ar', undefined],
  ['a player’s whole id', 'PLR-2417', undefined],
  ['a part of a player’s id', 'LR-2417', undefined],
  ['nothing', 'nobody at all', undefined],
])('a text that is %s', (_, search, status) => {
  test(`finds the newest first, on every page: ${search} ${status ?? ''}`, async () => {
    // A text without three letters in a row is searched only at the beginning of an address, and in names of games.
    const all = search === 'ar' ? await newestMatching('Starfall') : await newestMatching(search, status);
    const reachable = all.slice(0, 10_000);
    const limit = 100;
    const pages = Math.ceil(reachable.length / limit);
    for (const page of new Set([1, 2, Math.ceil(pages / 2), pages, pages + 1].filter((number) => number > 0))) {
      const found = await transactionPage(
        connection.db,
        { search: { text: search, personal: 'shown' }, status },
        page,
        limit,
      );
      expect(found.rows.map(({ transaction }) => transaction.id)).toEqual(
        reachable.slice((page - 1) * limit, page * limit),
      );
      expect([found.total, found.capped]).toEqual([reachable.length, all.length > 10_000]);
    }
  });
});

test('a text that is frequent in all and rare among what another filter leaves is looked for among the newest of those', async () => {
  const failed = { status: 'failed', search: { text: 'harbor', personal: 'shown' } } as const;
  const all = await newestMatching('harbor', 'failed');
  const first = await transactionPage(connection.db, failed, 1, 100, 200);
  expect(first.total).toBeGreaterThan(0);
  expect(first.total).toBeLessThan(all.length);
  expect(first.rows.map(({ transaction }) => transaction.id)).toEqual(all.slice(0, first.total).slice(0, 100));
  const until = first.searchedUntil?.toISOString() ?? '';
  expect(first.rows.every(({ transaction }) => transaction.createdAt.toISOString() >= until)).toBe(true);
  const older = await transactionPage(connection.db, { ...failed, to: until.slice(0, 10) }, 1, 100, 200);
  expect(older.rows.at(-1)?.transaction.createdAt.getTime()).toBeLessThan(Date.parse(until));
  // Of a few players all are found, however far back.
  const few = { status: 'failed', search: { text: 'lantern', personal: 'shown' } } as const;
  const found = await transactionPage(connection.db, few, 1, 100, 2);
  expect([found.total, found.searchedUntil]).toEqual([(await newestMatching('lantern', 'failed')).length, undefined]);
});
