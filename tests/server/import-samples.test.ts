import { readFile } from 'node:fs/promises';
import { eq, getTableColumns, like } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditLog } from '../../server/db/schema/audit.ts';
import { gameItems, games } from '../../server/db/schema/catalogue.ts';
import { roles } from '../../server/db/schema/people.ts';
import { players } from '../../server/db/schema/players.ts';
import { PlatformItem } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { holdAgainstContract } from '../contract/contract-answers.ts';
import { aGame, anItem } from '../random-records.ts';
import { aSentGame, aSentItem, aSentPlayer } from './platform-fixtures.ts';
import { aColleague, aSession, serverUnderTest } from './server-under-test.ts';

// Files as spreadsheets save them, and what becomes of the records that they leave out.

const app = serverUnderTest();

type Kind = 'players' | 'games' | 'items';
interface Line {
  line: number;
  counts: Record<string, number>;
  refused: { line: number; id: string | null; result: string; message: string; errors?: { path: string }[] }[];
  assumed?: string[];
  warned?: { line: number; id: string; message: string }[];
  planned?: { line: number; id: string; result: string; changes: { field: string; lost?: true }[] }[];
  ended?: string;
  message?: string;
}

async function bring(kind: Kind, content: string | Buffer, query = '', token?: string, type = 'text/csv') {
  const path = `/api/admin/imports/${kind}`;
  const headers = { authorization: `Bearer ${token ?? (await aSession(app.db))}`, 'content-type': type };
  const answer = await app.fetch(`${path}?${query}`, { method: 'POST', headers, body: content as BodyInit });
  const text = await answer.text();
  const isLines = answer.status === 200;
  await holdAgainstContract('POST', path, answer.status, isLines ? text : JSON.parse(text));
  const told: Line[] = isLines
    ? text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  return {
    status: answer.status,
    ended: told.at(-1)?.ended,
    message: told.at(-1)?.message,
    counts: told.at(-1)?.counts,
    refused: told.flatMap(({ refused }) => refused),
    assumed: told.flatMap(({ assumed = [] }) => assumed),
    warned: told.flatMap(({ warned = [] }) => warned),
    planned: told.flatMap(({ planned = [] }) => planned),
  };
}

const sample = (name: string) => readFile(new URL(`imports/${name}.csv`, import.meta.url));
const lines = (...records: unknown[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');
const ndjson = (kind: Kind, ...records: unknown[]) =>
  bring(kind, lines(...records), '', undefined, 'application/x-ndjson');
const itemOf = async (id: string) => (await app.db.select().from(gameItems).where(eq(gameItems.itemId, id)))[0];

describe('a sample', () => {
  test.each([
    [
      '17a-items-semicolon',
      'c17a',
      'Case Item',
      ['The file is separated by semicolons.', 'Numbers have a decimal comma.'],
    ],
    ['17b-items-TRUE', 'c17b', 'Case Item', []],
    ['17f-items-1252', 'c17f', 'Éclat', ['The text is Windows-1252.']],
    ['17g-items-header', 'c17g', 'Case Item', ['The column Item Name is item_name.']],
  ])('%s is read, and what was assumed is said', async (name, id, itemName, assumed) => {
    await ndjson('games', aSentGame({ game_id: 'caseg' }));
    const { counts, assumed: said } = await bring('items', await sample(name));
    expect([counts, said]).toEqual([{ created: 1 }, assumed]);
    expect(await itemOf(id)).toMatchObject({
      ...{ itemName, priceCents: 999, currencyAmount: 100, isFeatured: true, sortOrder: 7 },
      platformVersion: new Date('2026-11-20T09:14:00Z'),
    });
  });

  test.each<[string, Kind, string, [path: string, message: RegExp][]]>([
    ['17c-items-date', 'items', 'c17c', [['updated_at', /write the year first, such as 2026-11-20 09:14:00$/]]],
    [
      '17d-items-price',
      'items',
      'c17d',
      [
        ['price_usd', /separated by semicolons: write a point, such as 9\.99$/],
        ['currency_amount', /write the number without it, such as 1000$/],
      ],
    ],
    ['19a-players-float-id', 'players', '', [['player_id', /spreadsheet has shortened, and its last digits are lost/]]],
  ])('%s is refused by its line, with the remedy', async (name, kind, id, errors) => {
    const { counts, refused } = await bring(kind, await sample(name));
    expect(counts).toEqual({ invalid: 1 });
    expect(refused).toMatchObject([
      {
        ...{ line: 2, id: id || null, result: 'invalid' },
        errors: errors.map(([path, message]) => ({ path, message: expect.stringMatching(message) })),
      },
    ]);
  });

  test('18-items-required-only loses nothing in silence', async () => {
    await ndjson('games', aSentGame({ game_id: 'caseg' }));
    const full = { is_featured: true, sort_order: 7, display_tag: 'HOT', image_url: 'https://example.com/i.png' };
    await ndjson('items', aSentItem({ item_id: 'c18', game_id: 'caseg', ...full }));
    const file = await sample('18-items-required-only');
    const refused = await bring('items', file);
    expect(refused.counts).toEqual({ incomplete: 1 });
    expect(refused.refused).toMatchObject([
      {
        ...{ line: 2, id: 'c18', result: 'incomplete' },
        message:
          'The file has no column for display_tag, image_url, sort_order and is_featured, and what is stored there would be lost.',
        errors: [{ path: 'display_tag' }, { path: 'image_url' }, { path: 'sort_order' }, { path: 'is_featured' }],
      },
    ]);
    expect(await itemOf('c18')).toMatchObject({ itemName: 'Pouch', isFeatured: true });

    const tried = await bring('items', file, 'dry_run=true&left_out=reset');
    expect(tried.counts).toEqual({ updated: 1 });
    const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });
    expect(tried.planned).toEqual([
      {
        ...{ line: 2, id: 'c18', result: 'updated' },
        changes: [
          change('item_name', 'Pouch', 'Full'),
          change('price_usd', 4.99, 9.99),
          change('currency_amount', 500, 100),
          { ...change('display_tag', 'HOT', null), lost: true },
          { ...change('image_url', 'https://example.com/i.png', null), lost: true },
          { ...change('sort_order', 7, 0), lost: true },
          { ...change('is_featured', true, false), lost: true },
        ],
      },
    ]);
    expect(await itemOf('c18')).toMatchObject({ itemName: 'Pouch', isFeatured: true });

    expect((await bring('items', file, 'left_out=keep')).counts).toEqual({ updated: 1 });
    expect(await itemOf('c18')).toMatchObject({ itemName: 'Full', isFeatured: true, sortOrder: 7, displayTag: 'HOT' });
    // The same again loses nothing either: its own fields are stored.
    expect((await bring('items', file)).counts).toEqual({ unchanged: 1 });
    const later = file.toString().replace('11-21', '11-22');
    expect((await bring('items', later, 'left_out=reset')).counts).toEqual({ updated: 1 });
    expect(await itemOf('c18')).toMatchObject({ isFeatured: false, sortOrder: 0, displayTag: null });
  });

  test('19c-players-zeros is warned of, by the id with zeros where that is stored', async () => {
    const file = await sample('19c-players-zeros');
    const before = await bring('players', file, 'dry_run=true');
    expect(before.warned).toMatchObject([{ line: 2, id: '42', message: expect.stringMatching(/begin with zeros/) }]);
    await ndjson('players', aSentPlayer({ player_id: '00042' }));
    const { warned, counts } = await bring('players', file, 'dry_run=true');
    expect(counts).toEqual({ created: 1 });
    expect(warned).toEqual([
      { line: 2, id: '42', message: '00042 is stored: a spreadsheet may have dropped the zeros before 42.' },
    ]);
  });

  test('20a and 20b, as they were exported, are one name', async () => {
    const names = async () => (await app.db.select().from(players).where(eq(players.playerId, 'c20a')))[0]?.displayName;
    expect((await bring('players', await sample('20a-players-guard'))).counts).toEqual({ created: 1 });
    expect(await names()).toBe('-=Neo=-');
    const exported = await bring('players', await sample('20b-players-guard-exported'), 'dry_run=true');
    expect(exported.planned).toEqual([{ line: 2, id: 'c20a', result: 'updated', changes: [] }]);
    await bring('players', await sample('20b-players-guard-exported'));
    expect(await names()).toBe('-=Neo=-');
  });
});

describe('a record that is not whole', () => {
  const head = 'item_id,game_id,item_name,price_usd,currency_amount,display_tag,updated_at';
  const row = (tag: string, second: number) => `I-1,starfall,Pouch,4.99,500,${tag},2026-11-21T09:00:0${second}Z`;
  const tagOf = async () => (await itemOf('I-1'))?.displayTag;

  test('is cleared by \\N alone, never by an empty cell', async () => {
    await bring('items', `${head}\n${row('HOT', 0)}\n`);
    const { refused } = await bring('items', `${head}\n${row('', 1)}\n`);
    expect(refused).toMatchObject([
      {
        result: 'incomplete',
        message: 'display_tag: the cell is empty and something is stored. Write \\N to clear it.',
      },
    ]);
    for (const leftOut of ['keep', 'reset']) {
      expect((await bring('items', `${head}\n${row('', 2)}\n`, `left_out=${leftOut}`)).refused).toEqual([]);
      expect(await tagOf()).toBe('HOT');
    }
    expect((await bring('items', `${head}\n${row('\\N', 3)}\n`)).counts).toEqual({ updated: 1 });
    expect(await tagOf()).toBeNull();
  });

  test('keeps also what a record must have, one version after the other', async () => {
    await ndjson('items', aSentItem({ item_id: 'I-1', display_tag: 'HOT' }));
    const some = 'item_id,game_id,price_usd,item_name,updated_at';
    const file = `${some}\nI-1,starfall,5,,2026-11-21T09:00:00Z\nI-1,starfall,,Purse,2026-11-21T09:00:01Z\nI-2,starfall,5,New,2026-11-21T09:00:01Z\n`;
    const { counts, refused } = await bring('items', file, 'left_out=keep');
    expect(counts).toEqual({ updated: 2, invalid: 1 });
    expect(refused).toMatchObject([{ line: 4, id: 'I-2', message: 'currency_amount is required.' }]);
    expect(await itemOf('I-1')).toMatchObject({ priceCents: 500, itemName: 'Purse', displayTag: 'HOT' });
  });

  test('cannot be one of JSON, whose records are whole', async () => {
    const { status } = await bring('items', lines(aSentItem()), 'left_out=keep', undefined, 'application/x-ndjson');
    expect(status).toBe(422);
  });
});

test('a dry run stores nothing, writes no audit row, and hides players from those who may not see them', async () => {
  await ndjson('players', aSentPlayer());
  const audited = await app.db.$count(auditLog);
  await app.db.insert(roles).values({ roleId: 'importer', name: 'importer', permissions: ['players.write'] });
  const token = await aColleague(app.db, 'importer', ['importer']);
  const next = aSentPlayer({ email: 'other@example.com', updated_at: '2026-11-21T09:00:00.000Z' });
  const { planned } = await bring('players', lines(next), 'dry_run=true', token, 'application/x-ndjson');
  expect(planned).toEqual([
    {
      ...{ line: 1, id: 'PLR-2', result: 'updated' },
      changes: [{ field: 'email', before: 't•••@example.com', after: 'o•••@example.com' }],
    },
  ]);
  expect(await app.db.$count(auditLog)).toBe(audited);
});

/** The property is in tests/unit/import-files.test.ts. */
const SAMPLE = { numRuns: 1, seed: 58 };

test('items and games that were exported are stored again as they were, by people who edit them in a spreadsheet', async () => {
  const token = await aColleague(app.db, 'catalogue', ['catalogue']);
  const exported = async (kind: 'games' | 'items', query = '') => {
    const path = `/api/admin/exports/${kind}`;
    const answer = await app.fetch(`${path}?${query}`, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    await holdAgainstContract('GET', path, answer.status, text);
    return text;
  };
  const [gamesSent] = fc.sample(fc.uniqueArray(aGame, { selector: (game) => game.game_id, minLength: 20 }), SAMPLE);
  const [itemsSent] = fc.sample(
    fc.uniqueArray(anItem('starfall'), { selector: (item) => item.item_id, minLength: 40, maxLength: 60 }),
    SAMPLE,
  );
  await ndjson('games', ...(gamesSent ?? []));
  expect((await ndjson('items', ...(itemsSent ?? []))).counts).toEqual({ created: itemsSent?.length });
  // Administrators made this one, without a price.
  const own = {
    game_id: 'starfall',
    item_name: "'0042",
    item_type: 'bundle',
    item_category: 'daily',
    item_rarity: 'epic',
    price_usd: null,
    currency_amount: null,
  };
  const made = await app.call('POST', '/api/v1/game-items/admin/create', { body: own, token });
  expect(made.status).toBe(201);
  const rows = async () => [
    await app.db.select(unseen(games)).from(games).orderBy(games.gameId),
    await app.db.select(unseen(gameItems)).from(gameItems).orderBy(gameItems.itemId),
  ];
  const before = await rows();
  for (const query of ['', 'for_spreadsheets=true']) {
    const [ofGames, ofItems] = [await exported('games', query), await exported('items', query)];
    expect(ofItems.split('\r\n')[0]).toBe(Object.keys(PlatformItem.shape).join(','));
    const again = await bring('items', ofItems, 'dry_run=true', token);
    // Of the one that an administrator made, the import adds a version, once.
    const changes = query === '' ? 1 : 0;
    expect(again.counts).toEqual({ unchanged: (before[1]?.length ?? 0) - changes, ...(changes && { updated: 1 }) });
    expect(again.planned.map((one) => one.changes)).toEqual(changes ? [[]] : []);
    await app.db.delete(gameItems);
    await app.db.delete(games);
    expect((await bring('games', ofGames, '', token)).refused).toEqual([]);
    expect((await bring('items', ofItems, '', token)).refused).toEqual([]);
    expect(await rows()).toEqual(before);
  }
  expect((await exported('items', 'game_id=copper')).trimEnd().split('\r\n')).toHaveLength(1);
  const audited = await app.db
    .select()
    .from(auditLog)
    .where(like(auditLog.action, '%.export'))
    .orderBy(auditLog.auditId);
  expect(audited.map(({ action, after }) => [action, after])).toEqual([
    ['game.export', { filters: {}, rows: before[0]?.length, complete: true }],
    ['game_item.export', { filters: {}, rows: before[1]?.length, complete: true }],
    ['game.export', { filters: { for_spreadsheets: 'true' }, rows: before[0]?.length, complete: true }],
    ['game_item.export', { filters: { for_spreadsheets: 'true' }, rows: before[1]?.length, complete: true }],
    ['game_item.export', { filters: { game_id: 'copper' }, rows: 0, complete: true }],
  ]);
});

/** The columns of a record, without those that say when it came and by whom. */
function unseen(table: typeof games | typeof gameItems) {
  const { createdAt, updatedAt, platformVersion, adminChangedAt, searchKey, ...columns } = getTableColumns(
    table,
  ) as Record<string, PgColumn>;
  return columns;
}
