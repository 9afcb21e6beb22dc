import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog } from '../../server/db/schema/audit.ts';
import { gameItems, games } from '../../server/db/schema/catalogue.ts';
import { anItem } from './game-items-fixtures.ts';
import { serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const ITEMS = '/api/v1/game-items/admin';
const SMALLEST = { game_id: 'starfall', item_name: 'Windfall', price_usd: 0.99, currency_amount: 25 };

const list = async (gameId = 'starfall') => (await app.call('GET', `${ITEMS}/list/${gameId}`)).body.items;
const create = (body: unknown) => app.call('POST', `${ITEMS}/create`, { body });
const update = (id: string, body: unknown) => app.call('PUT', `${ITEMS}/update/${id}`, { body });
const remove = (id: string) => app.call('DELETE', `${ITEMS}/delete/${id}`);
const rowOf = async (id: string) => (await app.db.select().from(gameItems).where(eq(gameItems.itemId, id)))[0];
const auditOf = async () =>
  (await app.db.select().from(auditLog).orderBy(auditLog.auditId)).filter((row) => row.subjectType === 'game_item');

describe('listing', () => {
  test('gives the items of that game alone, by sort order and then by name, hidden and inactive ones too', async () => {
    await app.db.insert(games).values({
      gameId: 'other',
      gameName: 'Other',
      developer: 'Ninth Orbit',
      genre: 'shooter',
      platformFeeBps: 500,
    });
    await anItem(app.db, { itemId: 'B', itemName: 'Beta', sortOrder: 10, isActive: false });
    await anItem(app.db, { itemId: 'C', itemName: 'Gamma', sortOrder: -5, isVisible: false });
    await anItem(app.db, { itemId: 'A', itemName: 'Alpha', sortOrder: 10 });
    await anItem(app.db, { itemId: 'D', gameId: 'other' });
    expect((await list()).map((item: { item_id: string }) => item.item_id)).toEqual(['C', 'A', 'B']);
  });

  test('of a game without items is empty, and of an unknown game answers 404', async () => {
    expect(await list()).toEqual([]);
    expect((await app.call('GET', `${ITEMS}/list/nowhere`)).status).toBe(404);
  });

  test.each(['a%20b', '%00', 'x'.repeat(65), 'a%2Fb', '..%2Fx', '%F0%9F%8E%B2', "a'b"])(
    'of game %s answers 422',
    async (gameId) => {
      const answer = await app.call('GET', `${ITEMS}/list/${gameId}`);
      expect(answer.status).toBe(422);
      expect(answer.body.errors[0].path).toBe('game_id');
    },
  );

  test('shows a draft without a price as null', async () => {
    await anItem(app.db, { priceCents: null, currencyAmount: null, isActive: false });
    expect((await list())[0]).toMatchObject({ price_usd: null, currency_amount: null });
  });
});

describe('creating', () => {
  test('with what is required alone takes every default, and leaves an audit row', async () => {
    const answer = await create(SMALLEST);
    expect(answer.status).toBe(201);
    const { item_id, updated_at, ...rest } = answer.body;
    expect(item_id).toMatch(/^ITM-[0-9A-Z]{10}$/);
    expect(updated_at).toBe((await rowOf(item_id))?.updatedAt.toISOString());
    expect(rest).toEqual({
      ...SMALLEST,
      item_type: 'currency_pack',
      item_category: 'standard',
      item_rarity: 'common',
      original_price_usd: null,
      discount_percentage: null,
      bonus_amount: null,
      display_name: null,
      display_subtitle: null,
      display_tag: null,
      display_getting: null,
      image_url: null,
      icon_url: null,
      thumbnail_url: null,
      is_limited_time: false,
      available_from: null,
      available_until: null,
      max_purchases_per_player: null,
      max_purchases_per_day: null,
      sort_order: 0,
      is_featured: false,
      is_best_value: false,
      is_most_popular: false,
      is_active: true,
      is_visible: true,
      item_color: '#FFFFFF',
    });
    expect(await list()).toEqual([answer.body]);
    expect(await auditOf()).toMatchObject([
      { action: 'game_item.create', subjectId: item_id, adminId: 'adm_1', before: null, after: answer.body },
    ]);
  });

  test('with the full form keeps every field, to the cent and to the second', async () => {
    const full = {
      ...SMALLEST,
      item_name: 'Łódź 🎲 <b>100%</b>',
      item_type: 'bundle',
      item_category: 'featured',
      item_rarity: 'legendary',
      price_usd: 19.99,
      original_price_usd: 29.95,
      discount_percentage: 33,
      bonus_amount: 0,
      display_name: 'Dice',
      display_subtitle: "It's = 1+1",
      display_tag: 'NEW',
      display_getting: '25 dice',
      image_url: 'https://cdn.example.com/a.png',
      icon_url: 'http://cdn.example.com/b.png?x=1&y=2',
      thumbnail_url: 'https://cdn.example.com/c.png',
      is_limited_time: true,
      available_from: '2026-11-20T00:00:00.000Z',
      available_until: '2026-11-20T00:00:01.000Z',
      max_purchases_per_player: 3,
      max_purchases_per_day: 1,
      sort_order: -10,
      is_featured: true,
      is_best_value: true,
      is_most_popular: true,
      is_active: false,
      is_visible: false,
      item_color: '#0a1B2c',
    };
    const answer = await create(full);
    expect(answer.body).toEqual({ ...full, item_id: answer.body.item_id, updated_at: answer.body.updated_at });
    expect(await list()).toEqual([answer.body]);
  });

  test('drops white space around the name and takes blank texts for none', async () => {
    const answer = await create({ ...SMALLEST, item_name: '  Windfall\n', display_tag: '   ', display_name: '' });
    expect(answer.body).toMatchObject({ item_name: 'Windfall', display_tag: null, display_name: null });
  });

  test('takes a time with an offset and answers in UTC', async () => {
    const offer = { ...SMALLEST, is_limited_time: true, available_from: '2026-11-20T02:00:00+02:00' };
    expect((await create(offer)).body.available_from).toBe('2026-11-20T00:00:00.000Z');
  });

  test.each([
    ['no game', { game_id: undefined }, 'game_id'],
    ['a game that does not exist', { game_id: 'nowhere' }, 'game_id'],
    ['no name', { item_name: undefined }, 'item_name'],
    ['a blank name', { item_name: ' \t' }, 'item_name'],
    ['a name that is too long', { item_name: 'x'.repeat(201) }, 'item_name'],
    ['a name with NUL', { item_name: 'a\0b' }, 'item_name'],
    ['no price', { price_usd: undefined }, 'price_usd'],
    ['a price of three decimals', { price_usd: 19.999 }, 'price_usd'],
    ['a negative price', { price_usd: -0.01 }, 'price_usd'],
    ['a price beyond the limit', { price_usd: 1_000_000.01 }, 'price_usd'],
    ['a price as text', { price_usd: '4.99' }, 'price_usd'],
    ['an original price of three decimals', { original_price_usd: 0.001 }, 'original_price_usd'],
    ['half a percent', { discount_percentage: 12.5 }, 'discount_percentage'],
    ['more than everything off', { discount_percentage: 101 }, 'discount_percentage'],
    ['no currency amount', { currency_amount: undefined }, 'currency_amount'],
    ['half a coin', { currency_amount: 0.5 }, 'currency_amount'],
    ['a negative bonus', { bonus_amount: -1 }, 'bonus_amount'],
    ['an unknown type', { item_type: 'season_pass' }, 'item_type'],
    ['an unknown category', { item_category: 'seasonal' }, 'item_category'],
    ['an unknown rarity', { item_rarity: 'mythic' }, 'item_rarity'],
    ['a limit of none', { max_purchases_per_day: 0 }, 'max_purchases_per_day'],
    ['a script for an image', { image_url: 'javascript:alert(1)' }, 'image_url'],
    ['an address without a scheme', { icon_url: '//cdn.example.com/x.png' }, 'icon_url'],
    ['data for a thumbnail', { thumbnail_url: 'data:image/png;base64,AAAA' }, 'thumbnail_url'],
    ['a colour by name', { item_color: 'red' }, 'item_color'],
    ['style for a colour', { item_color: '#ffffff;}' }, 'item_color'],
    ['a place beyond the limit', { sort_order: 1_000_001 }, 'sort_order'],
    ['a flag that is no flag', { is_active: 'yes' }, 'is_active'],
    ['a field of its own', { cost: 1 }, 'cost'],
    ['an id of its own', { item_id: 'ITM-1' }, 'item_id'],
    ['a date that is none', { is_limited_time: true, available_from: '2026-02-30T00:00:00Z' }, 'available_from'],
    ['a date without a zone', { is_limited_time: true, available_from: '2026-11-20T00:00:00' }, 'available_from'],
    ['the year 0', { is_limited_time: true, available_from: '0000-01-01T00:00:00Z' }, 'available_from'],
    ['a date without the offer', { available_until: '2026-11-20T00:00:00Z' }, 'available_until'],
    [
      'an end at its beginning',
      {
        is_limited_time: true,
        available_from: '2026-11-20T00:00:00Z',
        available_until: '2026-11-20T00:00:00Z',
      },
      'available_until',
    ],
  ])('with %s answers 422, names the field and creates nothing', async (_, patch, path) => {
    const answer = await create({ ...SMALLEST, ...patch });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path }]);
    expect(await list()).toEqual([]);
    expect(await auditOf()).toEqual([]);
  });

  test('with no JSON answers 400', async () => {
    expect((await app.call('POST', `${ITEMS}/create`, { rawBody: '{' })).status).toBe(400);
  });

  test('needs a session', async () => {
    expect((await app.call('POST', `${ITEMS}/create`, { body: SMALLEST, token: null })).status).toBe(401);
    expect(await list()).toEqual([]);
  });
});

describe('updating', () => {
  test.each([
    [{ is_active: false }, { isActive: false }],
    [{ is_featured: false }, { isFeatured: false }],
    [{ price_usd: 4.99 }, { priceCents: 499 }],
    [{ display_tag: null }, { displayTag: null }],
    [{ available_until: '2026-11-25T00:00:00.000Z' }, { availableUntil: new Date('2026-11-25T00:00:00Z') }],
  ])('%j changes that and no other column', async (body, columns) => {
    const id = await anItem(app.db);
    const before = await rowOf(id);
    const answer = await update(id, body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject(body);
    const after = await rowOf(id);
    const changed = { updatedAt: expect.any(Date), adminChangedAt: expect.any(Date) };
    expect(after).toEqual({ ...before, ...columns, ...changed });
    expect(after?.updatedAt.getTime()).toBeGreaterThanOrEqual(before?.updatedAt.getTime() ?? Number.NaN);
    const [name = ''] = Object.keys(body);
    expect(await auditOf()).toMatchObject([
      { action: 'game_item.update', subjectId: id, adminId: 'adm_1', after: body },
    ]);
    expect(Object.keys((await auditOf())[0]?.before as object)).toEqual([name]);
  });

  test('the full form with empty numbers as null empties them', async () => {
    const id = await anItem(app.db);
    const [{ item_id: _, ...form }] = await list();
    const empty = {
      original_price_usd: null,
      discount_percentage: null,
      bonus_amount: null,
      max_purchases_per_player: null,
      max_purchases_per_day: null,
    };
    const answer = await update(id, { ...form, ...empty });
    expect(answer.body).toEqual({ ...form, ...empty, item_id: id, updated_at: answer.body.updated_at });
    expect((await auditOf())[0]?.after).toEqual(empty);
  });

  test('an item without a price and a currency amount is created, edited and saved, and null stays null', async () => {
    const nothing = { price_usd: null, currency_amount: null };
    const created = await app.call('POST', '/api/v1/game-items/admin/create', { body: { ...SMALLEST, ...nothing } });
    expect([created.status, created.body]).toEqual([201, expect.objectContaining(nothing)]);
    const saved = await update(created.body.item_id, { ...nothing, display_tag: 'New' });
    expect([saved.status, saved.body]).toEqual([200, expect.objectContaining({ ...nothing, display_tag: 'New' })]);
  });

  test.each([[{}], [{ is_active: true, price_usd: 19.99, item_name: ' Meteor Weekend ' }]])(
    '%j, which is so already, answers 200 and leaves neither change nor audit row',
    async (body) => {
      const id = await anItem(app.db);
      const before = await rowOf(id);
      expect((await update(id, body)).status).toBe(200);
      expect(await rowOf(id)).toEqual(before);
      expect(await auditOf()).toEqual([]);
    },
  );

  test.each([
    ['a price of three decimals', { price_usd: 19.999 }, 'price_usd'],
    ['a blank name', { item_name: '  ' }, 'item_name'],
    ['another game', { game_id: 'other' }, 'game_id'],
    ['an id', { item_id: 'ITM-1' }, 'item_id'],
    ['an end before the stored beginning', { available_until: '2026-11-19T00:00:00Z' }, 'available_until'],
    ['an end at the stored beginning', { available_until: '2026-11-20T00:00:00Z' }, 'available_until'],
    ['a beginning after the stored end', { available_from: '2026-11-24T00:00:00Z' }, 'available_until'],
    ['the end of the offer but not of its dates', { is_limited_time: false }, 'available_from'],
    ['a script for an image', { image_url: 'javascript:alert(1)' }, 'image_url'],
  ])('with %s answers 422, names the field and changes nothing', async (_, body, path) => {
    const id = await anItem(app.db);
    const before = await rowOf(id);
    const answer = await update(id, { is_active: false, ...body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe(path);
    expect(await rowOf(id)).toEqual(before);
    expect(await auditOf()).toEqual([]);
  });

  test('a beginning alone may have no end, and its own game may be named', async () => {
    const id = await anItem(app.db, { availableUntil: null });
    const body = { game_id: 'starfall', available_from: '2030-01-01T00:00:00.000Z' };
    expect((await update(id, body)).body).toMatchObject({ ...body, available_until: null });
  });

  test('ending a limited offer takes its dates along when the request says so', async () => {
    const id = await anItem(app.db);
    const body = { is_limited_time: false, available_from: null, available_until: null };
    expect((await update(id, body)).body).toMatchObject(body);
  });

  test('a draft without a price cannot be made active, but can with a price', async () => {
    const id = await anItem(app.db, { priceCents: null, isActive: false });
    const answer = await update(id, { is_active: true });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe('price_usd');
    expect((await update(id, { is_featured: false })).status).toBe(200);
    expect((await update(id, { is_active: true, price_usd: 0 })).body).toMatchObject({ is_active: true, price_usd: 0 });
  });

  test.each([
    ['the form', { price_usd: 4.99 }, { price_usd: 5.99 }],
    ['a flag', { is_active: false }, { is_featured: false }],
  ])('by %s based on an older version answers 409, says so and changes nothing', async (_, first, second) => {
    const id = await anItem(app.db);
    const [{ updated_at }] = await list();
    const changed = await update(id, { ...first, updated_at });
    expect(Date.parse(changed.body.updated_at)).toBeGreaterThan(Date.parse(updated_at));
    const refused = await update(id, { ...second, updated_at });
    expect(refused.status).toBe(409);
    expect(refused.body).toEqual({
      code: 'stale_edit',
      message: 'Meteor Weekend was changed by somebody else. Load it again.',
    });
    expect(await list()).toEqual([changed.body]);
    expect((await auditOf()).map(({ action }) => action)).toEqual(['game_item.update']);
    expect((await update(id, { ...second, updated_at: changed.body.updated_at })).status).toBe(200);
  });

  test('each edit gets a version later by a millisecond at least, even when the clock has not moved', async () => {
    const ahead = new Date(Date.now() + 3_600_000);
    const id = await anItem(app.db, { updatedAt: ahead });
    const { body } = await update(id, { is_active: false, updated_at: ahead.toISOString() });
    expect(Date.parse(body.updated_at)).toBe(ahead.getTime() + 1);
  });

  test('of two edits of one version at once, one is made and one refused', async () => {
    const id = await anItem(app.db);
    const [{ updated_at }] = await list();
    const answers = await Promise.all([4.99, 5.99, 6.99].map((price_usd) => update(id, { price_usd, updated_at })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await auditOf()).toHaveLength(1);
  });

  test('of an unknown item answers 404', async () => {
    expect((await update('ITM-0', { is_active: false })).status).toBe(404);
  });

  test('of two changes at once neither is lost', async () => {
    const id = await anItem(app.db);
    await Promise.all([update(id, { is_active: false }), update(id, { is_featured: false })]);
    expect(await rowOf(id)).toMatchObject({ isActive: false, isFeatured: false });
    expect(await auditOf()).toHaveLength(2);
  });
});

describe('deleting', () => {
  test('removes the item alone and leaves in the audit log what it was', async () => {
    const id = await anItem(app.db);
    await anItem(app.db, { itemId: 'ITM-KEPT' });
    const item = (await list()).find((one: { item_id: string }) => one.item_id === id);
    const answer = await remove(id);
    expect(answer.status).toBe(204);
    expect((await list()).map((one: { item_id: string }) => one.item_id)).toEqual(['ITM-KEPT']);
    expect(await auditOf()).toMatchObject([
      { action: 'game_item.delete', subjectId: id, adminId: 'adm_1', before: item, after: null },
    ]);
  });

  test('twice, also at the same moment, answers 404 the second time', async () => {
    const id = await anItem(app.db);
    const statuses = (await Promise.all([remove(id), remove(id)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 404]);
    expect((await remove(id)).status).toBe(404);
    expect((await update(id, { is_active: true })).status).toBe(404);
    expect(await auditOf()).toHaveLength(1);
  });
});
