import fc from 'fast-check';
import { accountNumberIn } from '../server/domain/account-number.ts';
import type { PlatformGame, PlatformItem, PlatformPlayer } from '../src/generated/coinopAdminAPI.schemas.zod.ts';
import { ItemCategory } from '../src/generated/model/itemCategory.ts';
import { ItemRarity } from '../src/generated/model/itemRarity.ts';
import { ItemType } from '../src/generated/model/itemType.ts';
import { HARD_IDS } from './hard-ids.ts';

// Records of the platform with any text that it may send, for round trips through files.

/** Texts that a file, a spreadsheet or an importer may take for something else. */
const odd = fc.stringMatching(/^['=+@;,\-\t "0-9eE\\N\r\n]{0,12}$/);
const number = fc.stringMatching(/^0*[0-9]{1,20}$/);
const MEANT = [
  '\\N',
  'null',
  'TRUE',
  'NaN',
  '1e5',
  '7.65612E+16',
  '1,000.50',
  '20/11/2026',
  'ёжик',
  'Jose\u0301',
  '\u202eback',
  '👩\u200d👧',
];
const text = fc
  .oneof(odd, number, fc.constantFrom(...MEANT), fc.string({ unit: 'grapheme', maxLength: 40 }))
  .map((one) => one.trim())
  // The mark of a byte that is no text, and numbers of cards, are refused.
  .filter((one) => one.length <= 200 && !/[\0\ufffd]/.test(one) && !accountNumberIn(one, 'name'));
const name = text.filter((one) => /\S/.test(one));
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 3 });
const optionalText = orNull(name);
const url = orNull(fc.constantFrom('https://example.com/a.png', 'http://example.com/?a=1;b=%2C&c="x",\'y\''));
const time = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
  .map((date) => date.toISOString());
const cents = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100);
const id = fc.oneof(
  fc.constantFrom(...HARD_IDS, '00042', '76561197960287930', '1E5', '7.65612E+16', '12e-5'),
  fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,40}$/),
);
const limit = orNull(fc.integer({ min: 1, max: 1_000_000 }));

/** @param gameId of all of them */
export const anItem = (gameId: string): fc.Arbitrary<PlatformItem> =>
  fc
    .record({
      item_id: id,
      game_id: fc.constant(gameId),
      item_name: name,
      item_type: fc.constantFrom(...Object.values(ItemType)),
      item_category: fc.constantFrom(...Object.values(ItemCategory)),
      item_rarity: fc.constantFrom(...Object.values(ItemRarity)),
      price_usd: orNull(cents(100_000_000)),
      original_price_usd: orNull(cents(100_000_000)),
      discount_percentage: orNull(fc.integer({ min: 0, max: 100 })),
      currency_amount: orNull(fc.integer({ min: 0, max: 1_000_000_000 })),
      bonus_amount: orNull(fc.integer({ min: 0, max: 1_000_000_000 })),
      display_name: optionalText,
      display_subtitle: optionalText,
      display_tag: optionalText,
      display_getting: optionalText,
      image_url: url,
      icon_url: url,
      thumbnail_url: url,
      times: fc.uniqueArray(time, { maxLength: 2 }),
      max_purchases_per_player: limit,
      max_purchases_per_day: limit,
      sort_order: fc.integer({ min: 0, max: 10_000 }),
      is_featured: fc.boolean(),
      is_best_value: fc.boolean(),
      is_most_popular: fc.boolean(),
      is_active: fc.boolean(),
      is_visible: fc.boolean(),
      item_color: fc.constantFrom('#FFFFFF', '#0012e5'),
      updated_at: time,
    })
    .map(({ times, ...item }) => {
      const [available_from = null, available_until = null] = times.toSorted();
      return { ...item, is_limited_time: times.length > 0, available_from, available_until };
    });

export const aGame: fc.Arbitrary<PlatformGame> = fc.record({
  game_id: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  game_name: name,
  developer: text,
  genre: text.filter((one) => one.length <= 100),
  description: text,
  image_url: url,
  platform_fee_percent: cents(10_000),
  status: fc.constantFrom('active', 'inactive'),
  updated_at: time,
});

export const aPlayer: fc.Arbitrary<PlatformPlayer> = fc.record({
  player_id: id,
  email: fc.constantFrom('teo@example.com', "=o'hara+1@example.com", '-@1'),
  display_name: name,
  registered_at: time,
  updated_at: time,
});
