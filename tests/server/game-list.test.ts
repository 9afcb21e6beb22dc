import { beforeEach, expect, test } from 'vitest';
import { players } from '../../server/db/schema/players.ts';
import { aGame, anItem, aPurchase } from './game-fixtures.ts';
import { serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const LIST = '/api/admin/games';

beforeEach(async () => {
  await aGame(app.db, {
    gameId: 'moonlit-kart',
    gameName: 'moonlit Kart',
    status: 'inactive',
    developer: 'Paper Tiger',
  });
  await aGame(app.db, { gameId: 'odd_1', gameName: "100%_\\ O'Dice 🎲", developer: '', genre: '' });
  await app.db.insert(players).values({ playerId: 'PLR-2', email: 'teo@example.org', displayName: 'Teo' });
});

test.each([
  ['', ['odd_1', 'moonlit-kart', 'starfall']],
  ['?status=active', ['odd_1', 'starfall']],
  ['?status=inactive', ['moonlit-kart']],
  ['?status=', ['odd_1', 'moonlit-kart', 'starfall']],
  ['?search=STAR', ['starfall']],
  ['?search=lit-k', ['moonlit-kart']],
  ['?search=%20paper%20', ['moonlit-kart']],
  ['?search=starfall&status=inactive', []],
  ['?search=%25', ['odd_1']],
  ['?search=_', ['odd_1']],
  ['?search=%5C', ['odd_1']],
  ['?search=%27', ['odd_1']],
  ['?search=%F0%9F%8E%B2', ['odd_1']],
  [`?search=${'x'.repeat(200)}`, []],
  ['?limit=1', ['odd_1', 'moonlit-kart', 'starfall']],
])('%s lists the games that match, by name in any case', async (query, ids) => {
  const answer = await app.call('GET', LIST + query);
  expect(answer.status).toBe(200);
  expect(answer.body.games.map((game: { game_id: string }) => game.game_id)).toEqual(ids);
});

test.each([
  ['?status=closed', 'status'],
  ['?status=active&status=inactive', 'status'],
  [`?search=${'x'.repeat(201)}`, 'search'],
  ['?search=%00', 'search'],
])('%s answers 422 and names %s', async (query, path) => {
  const answer = await app.call('GET', LIST + query);
  expect(answer.status).toBe(422);
  expect(answer.body.errors[0].path).toBe(path);
});

test('a game is told with its items, active or not, and with each player once', async () => {
  await anItem(app.db, { itemId: 'ITM-1' });
  await anItem(app.db, { itemId: 'ITM-2', isActive: false, isVisible: false });
  await anItem(app.db, { itemId: 'ITM-3', gameId: 'moonlit-kart' });
  await aPurchase(app.db);
  await aPurchase(app.db, { status: 'failed' });
  await aPurchase(app.db, { playerId: 'PLR-2', status: 'pending' });
  await aPurchase(app.db, { gameId: 'odd_1', playerId: 'PLR-2' });
  const { body } = await app.call('GET', LIST);
  const counts = (id: string) => {
    const found = body.games.find((game: { game_id: string }) => game.game_id === id);
    return [found.item_count, found.player_count];
  };
  expect(counts('starfall')).toEqual([2, 2]);
  expect(counts('moonlit-kart')).toEqual([1, 0]);
  expect(counts('odd_1')).toEqual([0, 1]);
  const one = await app.call('GET', `${LIST}/starfall`);
  expect(one.body).toMatchObject({
    game_id: 'starfall',
    game_name: 'Starfall',
    developer: 'Ninth Orbit',
    genre: 'shooter',
    description: null,
    image_url: null,
    platform_fee_percent: 5,
    status: 'active',
    item_count: 2,
    player_count: 2,
  });
});

test('what a game has no text for is null', async () => {
  const { body } = await app.call('GET', `${LIST}/odd_1`);
  expect(body).toMatchObject({ developer: null, genre: null, description: null, item_count: 0, player_count: 0 });
});

test.each(['GET /nobody', 'PUT /nobody', 'POST /nobody/toggle-status', 'GET /nobody/stats'])(
  '%s of an unknown game answers 404',
  async (call) => {
    const [method = '', path] = call.split(' ');
    const answer = await app.call(method, LIST + path, method === 'PUT' ? { body: { game_name: 'Nobody' } } : {});
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ code: 'not_found', message: 'Game nobody was not found.' });
  },
);

test('an id that cannot be one answers 422', async () => {
  const answer = await app.call('GET', `${LIST}/a%20b`);
  expect(answer.status).toBe(422);
  expect(answer.body.errors[0].path).toBe('id');
});
