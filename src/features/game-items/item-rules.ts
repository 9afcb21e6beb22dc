import type { GameItem } from '../../generated/model/gameItem.ts';
import { ItemCategory } from '../../generated/model/itemCategory.ts';
import { ItemRarity } from '../../generated/model/itemRarity.ts';
import { ItemType } from '../../generated/model/itemType.ts';
import { formatCount } from '../../lib/money.ts';
import { humanise, shortened } from '../../lib/words.ts';

const TYPE: Record<ItemType, string> = {
  currency_pack: 'Currency pack',
  bundle: 'Bundle',
  starter_pack: 'Starter pack',
  special_offer: 'Special offer',
};
const CATEGORY: Record<ItemCategory, string> = {
  featured: 'Featured',
  weekly: 'Weekly',
  daily: 'Daily',
  standard: 'Standard',
};
const RARITY: Record<ItemRarity, string> = { common: 'Common', rare: 'Rare', epic: 'Epic', legendary: 'Legendary' };

type Option = { value: string; label: string };
const options = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The options of each enumeration, for the form. */
export const TYPE_OPTIONS = options(TYPE);
export const CATEGORY_OPTIONS = options(CATEGORY);
export const RARITY_OPTIONS = options(RARITY);

/** An open enumeration: an unknown value is shown as it is. */
export const typeLabel = (type: string): string =>
  Object.hasOwn(ItemType, type) ? TYPE[type as ItemType] : humanise(type);
export const categoryLabel = (category: string): string =>
  Object.hasOwn(ItemCategory, category) ? CATEGORY[category as ItemCategory] : humanise(category);
export const rarityLabel = (rarity: string): string =>
  Object.hasOwn(ItemRarity, rarity) ? RARITY[rarity as ItemRarity] : humanise(rarity);

/** Adds an option for an unknown value, so that the field does not show another one instead. */
export function optionsWith(known: readonly Option[], value: string): Option[] {
  const missing = value !== '' && !known.some((option) => option.value === value);
  return missing ? [...known, { value, label: humanise(value) }] : [...known];
}

/** '1,000', '1,000 + 50 bonus' or '—'. */
export function contentsText(
  currencyAmount: number | null | undefined,
  bonusAmount: number | null | undefined,
): string {
  const amount = formatCount(currencyAmount);
  return bonusAmount ? `${amount} + ${formatCount(bonusAmount)} bonus` : amount;
}

/**
 * The first URL from which the page may load a picture: https, or the portal's own origin. It must be written out as
 * the contract demands: browsers also accept `https:evil` as a URL.
 */
export function pictureUrl(addresses: readonly (string | null | undefined)[], origin: string): string | undefined {
  return addresses.find((address): address is string => {
    const url = address && /^https?:\/\/\S+$/.test(address) ? URL.parse(address) : null;
    return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && url.origin === origin));
  });
}

/** A back end may send any text as a colour; only a plain colour is put into a style. */
export function safeColor(color: string | undefined): string | undefined {
  return color !== undefined && /^#[0-9a-f]{6}$/i.test(color) ? color : undefined;
}

/** Whether dark text reads better than light on the colour, by its relative luminance (WCAG). */
export function takesDarkInk(color: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179;
}

/** For titles and labels of controls; the full name is in the table. */
export function shortName({ item_name }: Pick<GameItem, 'item_name'>): string {
  return shortened(item_name);
}
