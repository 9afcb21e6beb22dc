import type { UpdateGameItemRequestOutput } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { instantOf } from '../domain/instant.ts';
import { centsOf } from '../domain/money.ts';
import type { GameItemValues } from './commands.ts';

/**
 * The columns that a request sets. Fields that it omits are undefined and stay as they are.
 *
 * @throws InvalidInput for an amount with more than two decimals and for a time out of range
 */
export function itemValues(body: Omit<UpdateGameItemRequestOutput, 'game_id' | 'updated_at'>): GameItemValues {
  return {
    itemName: body.item_name?.trim(),
    itemType: body.item_type,
    itemCategory: body.item_category,
    itemRarity: body.item_rarity,
    priceCents: cents(body.price_usd, 'price_usd'),
    originalPriceCents: cents(body.original_price_usd, 'original_price_usd'),
    discountPercentage: body.discount_percentage,
    currencyAmount: body.currency_amount,
    bonusAmount: body.bonus_amount,
    displayName: text(body.display_name),
    displaySubtitle: text(body.display_subtitle),
    displayTag: text(body.display_tag),
    displayGetting: text(body.display_getting),
    imageUrl: body.image_url,
    iconUrl: body.icon_url,
    thumbnailUrl: body.thumbnail_url,
    isLimitedTime: body.is_limited_time,
    availableFrom: time(body.available_from, 'available_from'),
    availableUntil: time(body.available_until, 'available_until'),
    maxPurchasesPerPlayer: body.max_purchases_per_player,
    maxPurchasesPerDay: body.max_purchases_per_day,
    sortOrder: body.sort_order,
    isFeatured: body.is_featured,
    isBestValue: body.is_best_value,
    isMostPopular: body.is_most_popular,
    isActive: body.is_active,
    isVisible: body.is_visible,
    itemColor: body.item_color,
  };
}

type Maybe<T> = T | null | undefined;

function cents<T extends Maybe<number>>(usd: T, path: string) {
  return typeof usd === 'number' ? centsOf(usd, path) : (usd as Exclude<T, number>);
}

/** A blank text becomes null. */
function text(value: Maybe<string>): Maybe<string> {
  return typeof value === 'string' ? value.trim() || null : value;
}

const time = (iso: Maybe<string>, path: string): Maybe<Date> => (typeof iso === 'string' ? instantOf(iso, path) : iso);
