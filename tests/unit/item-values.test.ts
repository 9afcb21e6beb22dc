import { describe, expect, test } from 'vitest';
import { itemResolver } from '../../src/features/game-items/item-form-rules.ts';
import {
  copyOf,
  type ItemValues,
  newItemValues,
  toRequest,
  valuesOf,
} from '../../src/features/game-items/item-values.ts';
import { CreateGameItemRequest } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import type { GameItem } from '../../src/generated/model/gameItem.ts';

const filled: ItemValues = {
  ...newItemValues('copper-caravan'),
  item_name: 'Windfall',
  price_usd: '0.99',
  currency_amount: '25',
};
const request = (patch: Partial<ItemValues>) => toRequest({ ...filled, ...patch });

describe('the request of the form', () => {
  test('of a new item holds the defaults of the specification, and null for every empty number', () => {
    expect(toRequest(filled)).toEqual({
      game_id: 'copper-caravan',
      item_name: 'Windfall',
      item_type: 'currency_pack',
      item_category: 'standard',
      item_rarity: 'common',
      price_usd: 0.99,
      original_price_usd: null,
      discount_percentage: null,
      currency_amount: 25,
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
    expect(CreateGameItemRequest.safeParse(toRequest(filled)).success).toBe(true);
  });

  test.each([
    'price_usd',
    'original_price_usd',
    'discount_percentage',
    'currency_amount',
    'bonus_amount',
    'max_purchases_per_player',
    'max_purchases_per_day',
  ] as const)('an empty %s is null, and 0 is not empty', (name) => {
    expect(request({ [name]: ' ' })[name]).toBeNull();
    expect(request({ [name]: '0' })[name]).toBe(0);
  });

  test('dates are UTC timestamps of a limited offer, and null of any other', () => {
    const dates = { available_from: '2026-11-20T00:00', available_until: '2026-11-23T12:30:15' };
    expect(request({ ...dates, is_limited_time: true })).toMatchObject({
      available_from: '2026-11-20T00:00:00.000Z',
      available_until: '2026-11-23T12:30:15.000Z',
    });
    expect(request({ ...dates, is_limited_time: false })).toMatchObject({
      available_from: null,
      available_until: null,
    });
    expect(request({ is_limited_time: true })).toMatchObject({ available_from: null, available_until: null });
  });

  test('of an item that nobody touched is the item, to the cent and to the millisecond', () => {
    const item: Required<GameItem> = {
      item_id: 'ITM-1',
      game_id: 'copper-caravan',
      item_name: 'Łódź 🎲',
      item_type: 'bundle',
      item_category: 'weekly',
      item_rarity: 'epic',
      price_usd: 19.99,
      original_price_usd: 24.9,
      discount_percentage: 20,
      currency_amount: 2400,
      bonus_amount: 0,
      display_name: 'Dice',
      display_subtitle: null,
      display_tag: '-20%',
      display_getting: null,
      image_url: 'https://cdn.example.com/a.png',
      icon_url: null,
      thumbnail_url: null,
      is_limited_time: true,
      available_from: '2026-11-20T09:05:07.123Z',
      available_until: '2026-11-23T00:00:00.000Z',
      max_purchases_per_player: 3,
      max_purchases_per_day: null,
      sort_order: -10,
      is_featured: true,
      is_best_value: false,
      is_most_popular: true,
      is_active: false,
      is_visible: false,
      item_color: '#2E9E8F',
      updated_at: '2026-11-12T08:20:41.307Z',
    };
    const { item_id: _id, updated_at: _version, ...rest } = item;
    expect(toRequest(valuesOf(item))).toEqual(rest);
  });
});

test('a copy says so in its name, which stays within the contract', () => {
  const item = { ...toRequest(filled), item_id: 'ITM-1' } as GameItem;
  const copy = copyOf({ ...item, item_name: 'x'.repeat(200) });
  expect(copy.item_name).toMatch(/^x{193} \(copy\)$/);
  expect({ ...copy, item_name: '' }).toEqual(valuesOf({ ...item, item_name: '' }));
});

describe('what the form says', () => {
  const messages = async (patch: Partial<ItemValues>) => {
    const { errors } = await itemResolver()({ ...filled, ...patch }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
  };

  test('about a filled form is nothing', async () => {
    expect(await messages({})).toEqual({});
  });

  test('about a date that is typed in part is what it takes, and about a number that is none another', async () => {
    const field = { ref: { name: '', validity: { badInput: true } as ValidityState }, name: 'price_usd' as const };
    const { errors } = await itemResolver()(filled, undefined, {
      fields: { price_usd: field, available_from: { ...field, name: 'available_from' } },
      shouldUseNativeValidation: false,
    });
    expect([errors.price_usd?.message, errors.available_from?.message]).toEqual([
      'Enter a number',
      'Enter a date and a time',
    ]);
  });

  test('about an empty one is what is required, all at once', async () => {
    expect(await messages({ game_id: '', item_name: '  ', price_usd: '', currency_amount: '' })).toEqual({
      game_id: 'Game ID is required',
      item_name: 'Item Name is required',
    });
  });

  test.each<[Partial<ItemValues>, string]>([
    [{ price_usd: '19.999' }, 'At most two decimals'],
    [{ price_usd: '-1' }, 'At least 0'],
    [{ price_usd: '1000001' }, 'At most 1,000,000'],
    [{ price_usd: '1e3' }, 'Enter a number'],
    [{ original_price_usd: '0.001' }, 'At most two decimals'],
    [{ discount_percentage: '101' }, 'At most 100'],
    [{ discount_percentage: '12.5' }, 'Enter a whole number'],
    [{ currency_amount: '0.5' }, 'Enter a whole number'],
    [{ max_purchases_per_day: '0' }, 'At least 1'],
    [{ item_name: 'x'.repeat(201) }, 'At most 200 characters'],
    [{ item_type: 'season_pass' }, 'Choose one of the list'],
    [{ item_color: 'red' }, 'A color such as #C8783C'],
    [{ image_url: 'javascript:alert(1)' }, 'An address that starts with https:// or http://, without spaces'],
    [{ is_limited_time: true, available_from: '20-11-2026' }, 'Enter a date and a time'],
    [
      { is_limited_time: true, available_from: '2026-11-20T00:00', available_until: '2026-11-20T00:00' },
      'Must be after Available From',
    ],
  ])('about %j is %s', async (patch, message) => {
    expect(Object.values(await messages(patch))).toEqual([message]);
  });

  test('dates that are not sent are not checked', async () => {
    expect(await messages({ available_from: '2026-11-20T00:00', available_until: '2026-11-19T00:00' })).toEqual({});
  });
});
