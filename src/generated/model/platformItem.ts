/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { ImageUrl } from './imageUrl.ts';
import type { ItemCategory } from './itemCategory.ts';
import type { ItemColor } from './itemColor.ts';
import type { ItemName } from './itemName.ts';
import type { ItemRarity } from './itemRarity.ts';
import type { ItemText } from './itemText.ts';
import type { ItemType } from './itemType.ts';
import type { OptionalCurrencyAmount } from './optionalCurrencyAmount.ts';
import type { OptionalPercent } from './optionalPercent.ts';
import type { OptionalPriceUsd } from './optionalPriceUsd.ts';
import type { OptionalTime } from './optionalTime.ts';
import type { PlatformId } from './platformId.ts';
import type { PurchaseLimit } from './purchaseLimit.ts';
import type { SortOrder } from './sortOrder.ts';

/**
 * An item that is sold in a game, as the platform has it.
 */
export interface PlatformItem {
  /** The platform's id of the item. */
  item_id: PlatformId;
  /** The id of the game that it is sold in. */
  game_id: Id;
  item_name: ItemName;
  item_type?: ItemType;
  item_category?: ItemCategory;
  item_rarity?: ItemRarity;
  /** What a player pays, US dollars, at most two decimals; null for no price. */
  price_usd: OptionalPriceUsd | null;
  /** What it cost before, US dollars, at most two decimals; null for none. */
  original_price_usd?: OptionalPriceUsd | null;
  /** The discount shown on the card, in whole percent; null for none. */
  discount_percentage?: OptionalPercent | null;
  /** How much in-game currency it gives; null for none. */
  currency_amount: OptionalCurrencyAmount | null;
  /** How much more in-game currency comes on top; null for none. */
  bonus_amount?: OptionalCurrencyAmount | null;
  /** The name on the card; null for `item_name`. */
  display_name?: ItemText | null;
  /** The line below the name; null for none. */
  display_subtitle?: ItemText | null;
  /** The word on the card's ribbon; null for none. */
  display_tag?: ItemText | null;
  /** What the buyer gets, in words; null for none. */
  display_getting?: ItemText | null;
  /** The address of the large picture, http or https; null for none. */
  image_url?: ImageUrl | null;
  /** The address of the icon, http or https; null for none. */
  icon_url?: ImageUrl | null;
  /** The address of the small picture, http or https; null for none. */
  thumbnail_url?: ImageUrl | null;
  /** True for a limited time offer, which `available_from` and `available_until` bound. */
  is_limited_time?: boolean;
  /** From when a limited time offer can be bought; null for no such bound. */
  available_from?: OptionalTime | null;
  /** Until when a limited time offer can be bought, after `available_from`; null for no such bound. */
  available_until?: OptionalTime | null;
  /** How many a player may buy in all; null for any number. */
  max_purchases_per_player?: PurchaseLimit | null;
  /** How many a player may buy in a UTC day; null for any number. */
  max_purchases_per_day?: PurchaseLimit | null;
  sort_order?: SortOrder;
  /** True when it is put in front. */
  is_featured?: boolean;
  /** True when it is marked as the best value. */
  is_best_value?: boolean;
  /** True when it is marked as the most popular. */
  is_most_popular?: boolean;
  /** True when it can be bought. */
  is_active?: boolean;
  /** True when players see it in the shop. */
  is_visible?: boolean;
  item_color?: ItemColor;
  /** The record's version by the platform's clock, to the millisecond; at most five minutes ahead of ours. */
  updated_at: string;
}
