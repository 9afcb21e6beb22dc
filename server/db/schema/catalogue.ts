import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, createdAt, instant, updatedAt } from './columns.ts';

export const games = pgTable(
  'games',
  {
    gameId: text('game_id').primaryKey(),
    gameName: text('game_name').notNull(),
    developer: text('developer').notNull(),
    genre: text('genre').notNull(),
    description: text('description').notNull().default(''),
    imageUrl: text('image_url'),
    /** The platform's share of a purchase, in hundredths of a percent. */
    platformFeeBps: integer('platform_fee_bps').notNull(),
    status: text('status').notNull().default('active'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Version of the platform's record, by the platform's clock; null when the platform never sent it. */
    platformVersion: instant('platform_version'),
    /**
     * When an administrator changed the record, since when the platform's updates are refused; null before that, and
     * after a forced update.
     */
    adminChangedAt: instant('admin_changed_at'),
    /** `gameSearchKey` of the name, id and developer; null until housekeeping has made it. */
    searchKey: text('search_key'),
  },
  (t) => [check('games_status', sql`${t.status} in ('active', 'inactive')`)],
);

/** Items that a game sells. The transactions that bought a deleted item keep its name. */
export const gameItems = pgTable(
  'game_items',
  {
    itemId: text('item_id').primaryKey(),
    gameId: text('game_id')
      .notNull()
      .references(() => games.gameId),
    itemName: text('item_name').notNull(),
    itemType: text('item_type').notNull(),
    itemCategory: text('item_category').notNull(),
    itemRarity: text('item_rarity').notNull(),
    priceCents: cents('price_cents'),
    originalPriceCents: cents('original_price_cents'),
    discountPercentage: integer('discount_percentage'),
    currencyAmount: cents('currency_amount'),
    bonusAmount: cents('bonus_amount'),
    displayName: text('display_name'),
    displaySubtitle: text('display_subtitle'),
    displayTag: text('display_tag'),
    displayGetting: text('display_getting'),
    imageUrl: text('image_url'),
    iconUrl: text('icon_url'),
    thumbnailUrl: text('thumbnail_url'),
    isLimitedTime: boolean('is_limited_time').notNull().default(false),
    availableFrom: instant('available_from'),
    availableUntil: instant('available_until'),
    maxPurchasesPerPlayer: integer('max_purchases_per_player'),
    maxPurchasesPerDay: integer('max_purchases_per_day'),
    sortOrder: integer('sort_order').notNull().default(0),
    isFeatured: boolean('is_featured').notNull().default(false),
    isBestValue: boolean('is_best_value').notNull().default(false),
    isMostPopular: boolean('is_most_popular').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    isVisible: boolean('is_visible').notNull().default(true),
    itemColor: text('item_color').notNull().default('#FFFFFF'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Version of the platform's record, by the platform's clock; null when the platform never sent it. */
    platformVersion: instant('platform_version'),
    /**
     * When an administrator changed the record, since when the platform's updates are refused; null before that, and
     * after a forced update.
     */
    adminChangedAt: instant('admin_changed_at'),
  },
  (t) => [index('game_items_game').on(t.gameId, t.sortOrder, t.itemId)],
);
