import { eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../server/db/one-row.ts';
import { games } from '../../server/db/schema/catalogue.ts';
import { players } from '../../server/db/schema/players.ts';
import { rollupDeltas } from '../../server/db/schema/statistics.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { CONSOLE } from '../../server/domain/actor.ts';
import { erasePlayer } from '../../server/players/erase-commands.ts';
import { makeSearchKeys, makingSearchKeys } from '../../server/records/search-keys.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { aSentGame, aSentPlayer, aSentTransaction, aSentWithdrawal, LATER } from './platform-fixtures.ts';
import { serverUnderTest } from './server-under-test.ts';

// Names are found in any case, with or without marks, in every call that searches.
const app = serverUnderTest();

const LISTS = {
  players: ['/api/admin/players', 'players', 'player_id'],
  games: ['/api/admin/games', 'games', 'game_id'],
  transactions: ['/api/admin/transactions', 'transactions', 'transaction_id'],
  withdrawals: ['/admin/withdrawal/withdrawals', 'withdrawals', 'withdrawal_id'],
} as const;
type Kind = keyof typeof LISTS;

async function found(kind: Kind, search: string, token?: string): Promise<string[]> {
  const [path, list, id] = LISTS[kind];
  const { status, body } = await app.call(
    'GET',
    `${path}?search=${encodeURIComponent(search)}`,
    token ? { token } : {},
  );
  expect(status).toBe(200);
  return body[list].map((row: Record<string, string>) => row[id]);
}
const send = async (kind: string, record: object) => {
  const { body } = await app.call('POST', `/api/platform/${kind}`, { body: { records: [record] } });
  expect(body.results).toMatchObject([{ message: null }]);
};

/** Everything that is searched by a name has this one. */
async function named(name: string): Promise<void> {
  await send('players', aSentPlayer({ display_name: name }));
  await send('games', aSentGame({ game_name: name }));
  await send('transactions', aSentTransaction({ game_id: 'copper-caravan' }));
  await send('withdrawals', aSentWithdrawal({ bank_name: name }));
}
const IDS: Record<Kind, string> = {
  players: 'PLR-2',
  games: 'copper-caravan',
  transactions: 'TXN-1',
  withdrawals: 'WDR-1',
};
const KINDS = Object.keys(LISTS) as Kind[];

/** As a server of the release before leaves its rows. */
const forgetKeys = async () => {
  for (const table of [players, games, withdrawals]) await app.db.update(table).set({ searchKey: null });
};
const withoutKey = async () => [
  await app.db.$count(players, isNull(players.searchKey)),
  await app.db.$count(games, isNull(games.searchKey)),
  await app.db.$count(withdrawals, isNull(withdrawals.searchKey)),
];

test.each([
  ['ЁЖИК и Ко', 'ёжик'],
  ['ÉLODIE Bank', 'élodie'],
  ['Jose\u0301 Bank', 'josé'],
  ['José Bank', 'JOSE'],
  ['Straße 12', 'STRASSE'],
  ['Zero\u200bWidth', 'zerowidth'],
  ['100% _sure_ \\o/', '% _sure_ \\'],
  ["D'Arcy", "d'ar"],
])('%j is found by %j: a player, a game, its transactions and a withdrawal', async (name, search) => {
  await named(name);
  for (const kind of KINDS) expect([kind, await found(kind, search)]).toEqual([kind, [IDS[kind]]]);
});

test.each(['%', '_', '\\', "'", '\u0301', '\u200b', '%%', '日本', 'x'.repeat(200)])(
  'a search for %j is taken literally',
  async (search) => {
    await named('Plain Name');
    for (const kind of KINDS) expect([kind, await found(kind, search)]).toEqual([kind, []]);
  },
);

test('a search of 1,000 characters is refused', async () => {
  for (const [path] of Object.values(LISTS)) {
    const { status, body } = await app.call('GET', `${path}?search=${'x'.repeat(1_000)}`);
    expect([status, body.errors]).toEqual([422, [{ path: 'search', message: 'must have at most 200 characters' }]]);
  }
});

describe('a row without a key', () => {
  test('is found by its own text, and gets a key from housekeeping, which changes nothing else', async () => {
    await named('ÉLODIE Bank');
    await forgetKeys();
    for (const kind of KINDS) expect([kind, await found(kind, 'ÉLODIE')]).toEqual([kind, [IDS[kind]]]);
    const before = await app.db.select().from(withdrawals);
    // A figure would read each change that it has not counted yet.
    const pending = await app.db.$count(rollupDeltas);
    let steps = 0;
    while ((await makeSearchKeys(app.db)) > 0) steps += 1;
    expect(steps).toBe(3);
    expect(await withoutKey()).toEqual([0, 0, 0]);
    for (const kind of KINDS) expect([kind, await found(kind, 'elodie')]).toEqual([kind, [IDS[kind]]]);
    const after = await app.db.select().from(withdrawals);
    expect(after.map((row) => ({ ...row, searchKey: null }))).toEqual(before);
    expect(await app.db.$count(rollupDeltas)).toBe(pending);
    expect(await wrongSums(app.db)).toEqual([]);
  });

  test('leaves nothing that slows searches down: when many got keys, their tables are tidied', async () => {
    await named('ÉLODIE Bank');
    await forgetKeys();
    const known = () =>
      rowsOf(
        app.db,
        "select reltuples::int as rows from pg_class where relname in ('players', 'withdrawals') order by relname",
      );
    // As in a database that nobody has analyzed yet: other tests of this file may have been looked at by autovacuum.
    await app.db.execute(sql`update pg_class set reltuples = -1 where relname in ('players', 'withdrawals')`);
    const few = makingSearchKeys(app.db, app.db);
    while (await few());
    expect(await known()).toEqual([{ rows: -1 }, { rows: -1 }]);
    await forgetKeys();
    const many = makingSearchKeys(app.db, app.db, 3);
    while (await many());
    expect(await known()).toEqual([{ rows: 2 }, { rows: 1 }]);
  });

  test('is one that a server of the release before renamed, and a new name has its key at once', async () => {
    await named('Élodie');
    await app.db.update(players).set({ displayName: 'Zoë' }).where(eq(players.playerId, 'PLR-2'));
    await app.db.update(games).set({ developer: 'Nuñez' }).where(eq(games.gameId, 'copper-caravan'));
    expect(await found('players', 'elodie')).toEqual([]);
    expect(await found('players', 'Zoë')).toEqual(['PLR-2']);
    expect(await withoutKey()).toEqual([2, 2, 0]);
    await send('players', aSentPlayer({ display_name: 'Čapek', updated_at: LATER }));
    expect(await found('players', 'capek')).toEqual(['PLR-2']);
    const { status } = await app.call('PUT', '/api/admin/games/copper-caravan', { body: { game_name: 'Ökö' } });
    expect(status).toBe(200);
    expect(await found('games', 'oko')).toEqual(['copper-caravan']);
    expect(await found('games', 'nunez')).toEqual(['copper-caravan']);
  });

  test('is that of an erased player, and stays so', async () => {
    await named('Élodie');
    await erasePlayer(app.db, CONSOLE, 'PLR-2');
    while ((await makeSearchKeys(app.db)) > 0);
    const [player] = await app.db.select().from(players).where(eq(players.playerId, 'PLR-2'));
    expect(player?.searchKey).toBeNull();
  });
});
