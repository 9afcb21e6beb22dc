import { describe, expect, test } from 'vitest';
import { previewOf } from '../../src/features/game-items/item-preview.ts';
import {
  contentsText,
  optionsWith,
  pictureUrl,
  rarityLabel,
  safeColor,
  TYPE_OPTIONS,
  takesDarkInk,
  typeLabel,
} from '../../src/features/game-items/item-rules.ts';
import { itemSearch, pageWithin, withPaging } from '../../src/features/game-items/item-search.ts';
import { newItemValues } from '../../src/features/game-items/item-values.ts';

describe('what a link may hold', () => {
  test('all of it', () => {
    const search = { game_id: 'copper-caravan', page: 2, size: 25, new: true, copy: 'ITM-1' };
    expect(itemSearch(search)).toEqual(search);
    expect(itemSearch({ edit: 100482 })).toEqual({ edit: '100482' });
  });

  test.each([
    { page: -1 },
    { page: 0 },
    { page: 1.5 },
    { page: 'x' },
    { page: '' },
    { size: 10 },
    { size: 7 },
    { size: '100' },
    { size: {} },
    { game_id: '..' },
    { game_id: 'x'.repeat(201) },
    { edit: '' },
    { new: 'yes' },
    { copy: 'ITM-1' },
  ])('of %j nothing is left', (raw) => {
    expect(Object.values(itemSearch(raw)).filter((value) => value !== undefined)).toEqual([]);
  });

  test('one form at a time', () => {
    expect(itemSearch({ edit: 'ITM-1', new: true, copy: 'ITM-2' })).toEqual({ edit: 'ITM-1' });
  });

  test('the first page and the default size are not named', () => {
    expect(withPaging({ game_id: 'a', page: 3, size: 5 }, 0, 10)).toEqual({ game_id: 'a' });
  });
});

test.each([
  [0, 10, 0, 0],
  [0, 10, 10, 0],
  [1, 10, 10, 0],
  [1, 10, 11, 1],
  [99, 5, 12, 2],
])('page %i of %i rows a page of %i rows is page %i', (page, size, rows, shown) => {
  expect(pageWithin(page, size, rows)).toBe(shown);
});

describe('pictures and colours', () => {
  const origin = 'http://127.0.0.1:4600';
  test.each([
    [['https://cdn.example.com/a.png'], 'https://cdn.example.com/a.png'],
    [[null, undefined, '', 'https://cdn.example.com/b.png'], 'https://cdn.example.com/b.png'],
    [['http://cdn.example.com/a.png'], undefined],
    [[`${origin}/admin-panel/favicon.svg`], `${origin}/admin-panel/favicon.svg`],
    [['javascript:alert(1)', 'data:text/html,<script>', '//evil.example.com/x.png', 'x.png'], undefined],
    [['https:evil', 'https:/evil', 'https:\\\\evil', 'https://a b'], undefined],
  ])('of %j, %j is loaded', (addresses, loaded) => {
    expect(pictureUrl(addresses, origin)).toBe(loaded);
  });

  test('only a plain colour gets into a style', () => {
    expect(safeColor('#0a1B2c')).toBe('#0a1B2c');
    for (const text of ['red; background: url(http://x)', '#fff', '#12345', '', undefined]) {
      expect(safeColor(text)).toBeUndefined();
    }
  });

  test('ink is dark on light colours and light on dark ones', () => {
    expect(['#FFFFFF', '#F59E0B', '#9AA5B1'].map(takesDarkInk)).toEqual([true, true, true]);
    expect(['#000000', '#1864AB', '#0E5F6D'].map(takesDarkInk)).toEqual([false, false, false]);
  });
});

describe('words', () => {
  test('of an enumeration that grew are shown, not crashed on', () => {
    expect([typeLabel('season_pass'), rarityLabel('mythic'), typeLabel('toString')]).toEqual([
      'Season pass',
      'Mythic',
      'To string',
    ]);
    expect(optionsWith(TYPE_OPTIONS, 'season_pass').at(-1)).toEqual({ value: 'season_pass', label: 'Season pass' });
    expect(optionsWith(TYPE_OPTIONS, 'bundle')).toEqual(TYPE_OPTIONS);
  });

  test('of the contents', () => {
    expect([contentsText(1000, 50), contentsText(1000, 0), contentsText(null, null)]).toEqual([
      '1,000 + 50 bonus',
      '1,000',
      '—',
    ]);
  });
});

describe('the preview', () => {
  const values = { ...newItemValues('g'), item_name: 'Pouch', price_usd: '4.99', currency_amount: '500' };

  test('falls back from what is displayed to what it is', () => {
    expect(previewOf(values)).toMatchObject({ name: 'Pouch', contents: '500', price: '$4.99', tag: '', marks: [] });
    expect(previewOf({ ...values, display_name: ' Pouch! ', display_getting: 'A pouch' })).toMatchObject({
      name: 'Pouch!',
      contents: 'A pouch',
    });
  });

  test('strikes the original price only where it is above the price', () => {
    expect(previewOf({ ...values, original_price_usd: '5.99' }).originalPrice).toBe('$5.99');
    expect(previewOf({ ...values, original_price_usd: '4.99' }).originalPrice).toBeUndefined();
    expect(previewOf(values).originalPrice).toBeUndefined();
  });

  test('of a half-typed form invents nothing', () => {
    expect(previewOf({ ...values, item_name: '', price_usd: '4,9', discount_percentage: 'x' })).toMatchObject({
      name: 'Item Name',
      price: '—',
      discount: undefined,
    });
  });

  test('says why players do not see it or cannot buy it', () => {
    expect(previewOf(values).notice).toBeUndefined();
    expect(previewOf({ ...values, is_active: false }).notice).toMatch(/^Not active/);
    expect(previewOf({ ...values, is_visible: false, is_active: false }).notice).toMatch(/^Hidden/);
  });
});
