/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ItemCategory } from './itemCategory.ts';
import type { ItemRarity } from './itemRarity.ts';
import type { ItemType } from './itemType.ts';

/**
 * Something that is sold in a game.
 */
export interface GameItem {
  /**
     * The id.
     * @minLength 1
     * @maxLength 200
     */
  item_id: string;
  /**
     * The id of the game that it is sold in.
     * @minLength 1
     * @maxLength 200
     */
  game_id: string;
  /** The name. */
  item_name: string;
  /** What kind of item it is. A value that is not in ItemType is to be shown as it is. */
  item_type: ItemType | string;
  /** The shelf that it stands on. A value that is not in ItemCategory is to be shown as it is. */
  item_category: ItemCategory | string;
  /** How rare it is. A value that is not in ItemRarity is to be shown as it is. */
  item_rarity: ItemRarity | string;
  /**
     * What a player pays, US dollars; null for a draft that nobody has priced yet.
     * @nullable
     */
  price_usd: number | null;
  /**
     * What it cost before, US dollars, shown struck through; null for none.
     * @nullable
     */
  original_price_usd?: number | null;
  /**
     * The discount shown on the card, percent; null for none.
     * @nullable
     */
  discount_percentage?: number | null;
  /**
     * How much in-game currency it gives; null for a draft, or where it gives none.
     * @nullable
     */
  currency_amount: number | null;
  /**
     * How much more in-game currency comes on top; null for none.
     * @nullable
     */
  bonus_amount?: number | null;
  /**
     * The name on the card; null for `item_name`.
     * @nullable
     */
  display_name?: string | null;
  /**
     * The line below the name.
     * @nullable
     */
  display_subtitle?: string | null;
  /**
     * The word on the card's ribbon.
     * @nullable
     */
  display_tag?: string | null;
  /**
     * What the buyer gets, in words.
     * @nullable
     */
  display_getting?: string | null;
  /**
     * The address of the large picture.
     * @nullable
     */
  image_url?: string | null;
  /**
     * The address of the icon.
     * @nullable
     */
  icon_url?: string | null;
  /**
     * The address of the small picture.
     * @nullable
     */
  thumbnail_url?: string | null;
  /** True for a limited time offer, which `available_from` and `available_until` bound. */
  is_limited_time: boolean;
  /**
     * From when a limited time offer can be bought; null for no such bound.
     * @nullable
     */
  available_from?: string | null;
  /**
     * Until when a limited time offer can be bought, after `available_from`; null for no such bound.
     * @nullable
     */
  available_until?: string | null;
  /**
     * How many a player may buy in all; null for any number.
     * @nullable
     */
  max_purchases_per_player?: number | null;
  /**
     * How many a player may buy in a UTC day; null for any number.
     * @nullable
     */
  max_purchases_per_day?: number | null;
  /** Where it stands among the items of its game, lowest first. */
  sort_order: number;
  /** True when it is put in front. */
  is_featured: boolean;
  /** True when it is marked as the best value. */
  is_best_value: boolean;
  /** True when it is marked as the most popular. */
  is_most_popular: boolean;
  /** True when it can be bought. */
  is_active: boolean;
  /** True when players see it in the shop. */
  is_visible: boolean;
  /** The colour of its card, red, green and blue in hexadecimal. */
  item_color: string;
  /** When it last changed; to be sent with an edit. */
  updated_at?: string;
}
