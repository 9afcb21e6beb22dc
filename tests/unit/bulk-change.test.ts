import { expect, test } from 'vitest';
import {
  type BulkValues,
  bodyOf,
  isUntouched,
  NO_CHANGE,
  planOf,
  problemsOf,
  reverseOf,
} from '../../src/features/game-items/bulk-change.ts';
import type { GameItem } from '../../src/generated/model/gameItem.ts';

// One change of several items: the values that each gets, what is refused, and what takes it back.

const ITEM: GameItem = {
  item_id: 'ITM-1',
  game_id: 'starfall',
  item_name: 'Star Pack',
  item_type: 'currency_pack',
  item_category: 'standard',
  item_rarity: 'common',
  price_usd: 4.99,
  original_price_usd: null,
  discount_percentage: null,
  currency_amount: 500,
  is_limited_time: false,
  available_from: null,
  available_until: null,
  sort_order: 0,
  is_featured: false,
  is_best_value: false,
  is_most_popular: false,
  is_active: true,
  is_visible: true,
  item_color: '#FFFFFF',
  updated_at: '2026-11-20T00:00:00.000Z',
};
const REDUCED = { price_usd: 3.99, original_price_usd: 4.99, discount_percentage: 20 };
const FROM = '2026-12-01T00:00';
const UNTIL = '2026-12-04T00:00';
const OFFER = { is_limited_time: true, available_from: '2026-12-02T00:00:00.000Z' };
const percent = (text: string) => ({ discount: 'percent', percent: text }) as const;

const planned = (item: Partial<GameItem>, values: Partial<BulkValues>) => {
  const [one] = planOf([{ ...ITEM, ...item }], { ...NO_CHANGE, ...values });
  if (!one) throw new Error('no plan');
  return one;
};

test.each<[string, Partial<GameItem>, Partial<BulkValues>, object]>([
  ['a discount lowers the price and keeps the full one', {}, percent('20'), REDUCED],
  [
    'half a cent is rounded up',
    { price_usd: 0.15 },
    percent('10'),
    { price_usd: 0.14, original_price_usd: 0.15, discount_percentage: 10 },
  ],
  ['another discount starts from the full price', REDUCED, percent('50'), { price_usd: 2.5, discount_percentage: 50 }],
  ['the same discount changes nothing', REDUCED, percent('20'), {}],
  [
    'without a discount the price is the full one',
    REDUCED,
    { discount: 'none' },
    { price_usd: 4.99, original_price_usd: null, discount_percentage: null },
  ],
  [
    'a discount that was only shown goes',
    { discount_percentage: 5 },
    { discount: 'none' },
    { discount_percentage: null },
  ],
  [
    'both dates',
    {},
    { offer: 'dates', available_from: FROM, available_until: UNTIL },
    { is_limited_time: true, available_from: '2026-12-01T00:00:00.000Z', available_until: '2026-12-04T00:00:00.000Z' },
  ],
  [
    'an end keeps the item’s own beginning',
    OFFER,
    { offer: 'dates', available_until: UNTIL },
    { available_until: '2026-12-04T00:00:00.000Z' },
  ],
  ['no offer takes its dates along', OFFER, { offer: 'none' }, { is_limited_time: false, available_from: null }],
  ['flags', {}, { is_active: 'off', is_featured: 'on' }, { is_active: false, is_featured: true }],
  ['a flag that is so already', {}, { is_active: 'on' }, {}],
])('%s', (_, item, values, change) => {
  expect(planned(item, values)).toMatchObject({ warnings: [] });
  expect(planned(item, values).change).toEqual(change);
  expect(planned(item, values).refused).toBeUndefined();
});

test.each<[string, Partial<GameItem>, Partial<BulkValues>]>([
  [
    'The offer would end on Dec 1, 2026, 00:00 UTC, and begin on Dec 2, 2026, 00:00 UTC.',
    OFFER,
    { offer: 'dates', available_until: FROM },
  ],
  ['The price would be $0.00, below one cent.', { price_usd: 0.01 }, percent('60')],
  ['The price would be $0.00, below one cent.', {}, percent('100')],
  ['The price would stay $0.01.', { price_usd: 0.01 }, percent('10')],
  ['It has no price that can be read.', { price_usd: null }, percent('10')],
  ['Without a price it cannot be active.', { price_usd: null, is_active: false }, { is_active: 'on' }],
])('%s', (refused, item, values) => {
  // Nor does such an item get the other values.
  expect(planned(item, { ...values, is_featured: 'on' })).toMatchObject({ refused, change: {}, lines: [] });
});

test('each value is shown before and after, and a figure that is probably a slip is named', () => {
  const { lines, warnings } = planned(
    {},
    { ...percent('99'), offer: 'dates', available_until: UNTIL, is_featured: 'on' },
  );
  expect(lines).toEqual([
    'Price: $4.99 → $0.05',
    'Original price: none → $4.99',
    'Discount: none → 99%',
    'Limited time offer: no → yes',
    'Available until: none → Dec 4, 2026, 00:00 UTC',
    'Featured: no → yes',
  ]);
  expect(warnings).toEqual([]);
  expect(planned({ price_usd: 100 }, percent('99')).warnings).toEqual(['Price (USD): $100.00 before, $1.00 now.']);
});

test.each<[Partial<BulkValues>, object]>([
  [{ offer: 'dates' }, { available_from: 'Enter a start, an end, or both' }],
  [
    { offer: 'dates', available_from: UNTIL, available_until: UNTIL },
    { available_until: 'Must be after Available From' },
  ],
  ...['', '0', '101', '12.5', 'x'].map((text): [Partial<BulkValues>, object] => [
    percent(text),
    { percent: 'Enter a whole number from 1 to 100' },
  ]),
  [{ ...percent('100'), offer: 'dates', available_until: UNTIL }, {}],
])('the fields %j have the problems %j', (values, problems) => {
  expect(problemsOf({ ...NO_CHANGE, ...values })).toEqual(problems);
});

test('a back end with versions gets the changed fields, and any other one the whole form or one flag', () => {
  const { updated_at, ...unversioned } = ITEM;
  expect(bodyOf(ITEM, { price_usd: 1 })).toEqual({ price_usd: 1, updated_at });
  expect(bodyOf(unversioned, { is_active: false })).toEqual({ is_active: false });
  expect(bodyOf(unversioned, { is_active: false, is_featured: true })).toMatchObject({
    item_name: 'Star Pack',
    is_active: false,
    is_featured: true,
  });
  expect(bodyOf(unversioned, { price_usd: 1 })).toMatchObject({
    item_name: 'Star Pack',
    price_usd: 1,
    is_active: true,
  });
  expect(bodyOf(unversioned, { price_usd: 1 })).not.toHaveProperty('item_id');
});

test('what takes a change back has the values before, and is refused for an item that somebody has changed since', () => {
  const { change } = planned(REDUCED, { ...percent('50'), is_featured: 'on' });
  const { updated_at: _, ...saved } = { ...ITEM, ...REDUCED, ...change };
  expect(reverseOf({ ...ITEM, ...REDUCED }, change)).toEqual({
    price_usd: 3.99,
    discount_percentage: 20,
    is_featured: false,
  });
  expect(isUntouched({ ...saved, display_tag: 'NEW' }, saved, change)).toBe(true);
  expect(isUntouched({ ...saved, price_usd: 1 }, saved, change)).toBe(false);
  const versioned = { ...saved, updated_at: '2026-11-21T00:00:00.000Z' };
  expect(isUntouched(versioned, versioned, change)).toBe(true);
  expect(isUntouched({ ...versioned, updated_at: '2026-11-22T00:00:00.000Z' }, versioned, change)).toBe(false);
});
