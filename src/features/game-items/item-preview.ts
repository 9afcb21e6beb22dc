import { formatUsd } from '../../lib/money.ts';
import { contentsText } from './item-rules.ts';
import { type ItemValues, numberOf } from './item-values.ts';

/** How a player would see the item in the shop. */
export type ItemPreview = {
  name: string;
  subtitle: string;
  tag: string;
  contents: string;
  price: string;
  /** Struck through; undefined unless it is above the price. */
  originalPrice: string | undefined;
  discount: string | undefined;
  marks: string[];
  addresses: string[];
  color: string;
  /** Why players cannot see or buy the item. */
  notice: string | undefined;
};

/** The values come from the form while it is being edited, so any of them may be invalid. */
export function previewOf(values: ItemValues): ItemPreview {
  const price = finite(values.price_usd);
  const original = finite(values.original_price_usd);
  const discount = finite(values.discount_percentage);
  return {
    name: values.display_name.trim() || values.item_name.trim() || 'Item Name',
    subtitle: values.display_subtitle.trim(),
    tag: values.display_tag.trim(),
    contents:
      values.display_getting.trim() || contentsText(finite(values.currency_amount), finite(values.bonus_amount)),
    price: formatUsd(price),
    originalPrice: original !== null && (price === null || original > price) ? formatUsd(original) : undefined,
    discount: discount ? `-${discount}%` : undefined,
    marks: [
      values.is_featured && 'Featured',
      values.is_best_value && 'Best value',
      values.is_most_popular && 'Most popular',
    ].filter((mark) => mark !== false),
    addresses: [values.image_url, values.thumbnail_url, values.icon_url].map((address) => address.trim()),
    color: values.item_color.trim(),
    notice: noticeOf(values),
  };
}

function noticeOf({ is_visible, is_active }: ItemValues): string | undefined {
  if (!is_visible) return 'Hidden: players do not see it in the shop.';
  if (!is_active) return 'Not active: players cannot buy it.';
  return undefined;
}

function finite(text: string): number | null {
  const value = numberOf(text);
  return value === null || Number.isNaN(value) ? null : value;
}
