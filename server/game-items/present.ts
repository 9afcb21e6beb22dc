import type { GameItem } from '../../src/generated/model/gameItem.ts';
import { usdOf } from '../domain/money.ts';
import type { GameItemRow } from './queries.ts';

export function presentGameItem(item: GameItemRow): Required<GameItem> {
  return {
    item_id: item.itemId,
    game_id: item.gameId,
    item_name: item.itemName,
    item_type: item.itemType,
    item_category: item.itemCategory,
    item_rarity: item.itemRarity,
    price_usd: item.priceCents === null ? null : usdOf(item.priceCents),
    original_price_usd: item.originalPriceCents === null ? null : usdOf(item.originalPriceCents),
    discount_percentage: item.discountPercentage,
    currency_amount: item.currencyAmount,
    bonus_amount: item.bonusAmount,
    display_name: item.displayName,
    display_subtitle: item.displaySubtitle,
    display_tag: item.displayTag,
    display_getting: item.displayGetting,
    image_url: item.imageUrl,
    icon_url: item.iconUrl,
    thumbnail_url: item.thumbnailUrl,
    is_limited_time: item.isLimitedTime,
    available_from: item.availableFrom?.toISOString() ?? null,
    available_until: item.availableUntil?.toISOString() ?? null,
    max_purchases_per_player: item.maxPurchasesPerPlayer,
    max_purchases_per_day: item.maxPurchasesPerDay,
    sort_order: item.sortOrder,
    is_featured: item.isFeatured,
    is_best_value: item.isBestValue,
    is_most_popular: item.isMostPopular,
    is_active: item.isActive,
    is_visible: item.isVisible,
    item_color: item.itemColor,
    updated_at: item.updatedAt.toISOString(),
  };
}
