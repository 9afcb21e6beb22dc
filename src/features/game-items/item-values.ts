import type { CreateGameItemRequest } from '../../generated/model/createGameItemRequest.ts';
import type { GameItem } from '../../generated/model/gameItem.ts';
import { timeOfField, utcField } from '../../lib/utc-field.ts';

/** The form's values: texts as typed, times in UTC in the format of the browser's date field, named like the request's fields. */
export type ItemValues = {
  game_id: string;
  item_name: string;
  item_type: string;
  item_category: string;
  item_rarity: string;
  price_usd: string;
  original_price_usd: string;
  discount_percentage: string;
  currency_amount: string;
  bonus_amount: string;
  display_name: string;
  display_subtitle: string;
  display_tag: string;
  display_getting: string;
  image_url: string;
  icon_url: string;
  thumbnail_url: string;
  is_limited_time: boolean;
  available_from: string;
  available_until: string;
  max_purchases_per_player: string;
  max_purchases_per_day: string;
  sort_order: string;
  is_featured: boolean;
  is_best_value: boolean;
  is_most_popular: boolean;
  is_active: boolean;
  is_visible: boolean;
  item_color: string;
};

/** The request built from the form's values; the schema still has to validate it. */
export type ItemRequest = { [K in keyof Required<CreateGameItemRequest>]: ItemValues[K] | number | null };

/** Maximum length of a name in the contract (`ItemName`). */
const MAX_NAME_LENGTH = 200;

/** Spec section 9. */
const DEFAULTS = {
  item_type: 'currency_pack',
  item_category: 'standard',
  item_rarity: 'common',
  sort_order: 0,
  is_featured: false,
  is_best_value: false,
  is_most_popular: false,
  is_limited_time: false,
  is_active: true,
  is_visible: true,
  item_color: '#FFFFFF',
};

export function newItemValues(gameId: string): ItemValues {
  return valuesOf({ ...DEFAULTS, game_id: gameId, item_name: '', price_usd: null, currency_amount: null });
}

const COPY = ' (copy)';

/** The initial values of a copy of the item. */
export function copyOf(item: Omit<GameItem, 'item_id'>): ItemValues {
  return { ...valuesOf(item), item_name: item.item_name.slice(0, MAX_NAME_LENGTH - COPY.length) + COPY };
}

export function valuesOf(item: Omit<GameItem, 'item_id'>): ItemValues {
  return {
    game_id: item.game_id,
    item_name: item.item_name,
    item_type: item.item_type,
    item_category: item.item_category,
    item_rarity: item.item_rarity,
    price_usd: numberText(item.price_usd),
    original_price_usd: numberText(item.original_price_usd),
    discount_percentage: numberText(item.discount_percentage),
    currency_amount: numberText(item.currency_amount),
    bonus_amount: numberText(item.bonus_amount),
    display_name: item.display_name ?? '',
    display_subtitle: item.display_subtitle ?? '',
    display_tag: item.display_tag ?? '',
    display_getting: item.display_getting ?? '',
    image_url: item.image_url ?? '',
    icon_url: item.icon_url ?? '',
    thumbnail_url: item.thumbnail_url ?? '',
    is_limited_time: item.is_limited_time ?? false,
    available_from: utcField(item.available_from),
    available_until: utcField(item.available_until),
    max_purchases_per_player: numberText(item.max_purchases_per_player),
    max_purchases_per_day: numberText(item.max_purchases_per_day),
    sort_order: numberText(item.sort_order),
    is_featured: item.is_featured ?? false,
    is_best_value: item.is_best_value ?? false,
    is_most_popular: item.is_most_popular ?? false,
    is_active: item.is_active ?? false,
    is_visible: item.is_visible ?? false,
    item_color: item.item_color,
  };
}

/**
 * The request for the form's values: empty numbers are null, dates are ISO timestamps and null unless the offer is
 * limited (spec section 5); empty texts are null, an empty sort order is its default.
 */
export function toRequest(values: ItemValues): ItemRequest {
  const { is_limited_time } = values;
  return {
    ...values,
    item_name: values.item_name.trim(),
    price_usd: numberOf(values.price_usd),
    original_price_usd: numberOf(values.original_price_usd),
    discount_percentage: numberOf(values.discount_percentage),
    currency_amount: numberOf(values.currency_amount),
    bonus_amount: numberOf(values.bonus_amount),
    display_name: textOf(values.display_name),
    display_subtitle: textOf(values.display_subtitle),
    display_tag: textOf(values.display_tag),
    display_getting: textOf(values.display_getting),
    image_url: textOf(values.image_url),
    icon_url: textOf(values.icon_url),
    thumbnail_url: textOf(values.thumbnail_url),
    available_from: is_limited_time ? timeOfField(values.available_from) : null,
    available_until: is_limited_time ? timeOfField(values.available_until) : null,
    max_purchases_per_player: numberOf(values.max_purchases_per_player),
    max_purchases_per_day: numberOf(values.max_purchases_per_day),
    sort_order: numberOf(values.sort_order) ?? DEFAULTS.sort_order,
    item_color: values.item_color.trim() || DEFAULTS.item_color,
  };
}

/** NaN, which every schema refuses, for a text that is not a plain decimal number. */
export function numberOf(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

function textOf(text: string): string | null {
  return text.trim() || null;
}

function numberText(value: number | null | undefined): string {
  // Of one that cannot be read it is what came, which the rules refuse.
  return value === null || value === undefined ? '' : String(value);
}
