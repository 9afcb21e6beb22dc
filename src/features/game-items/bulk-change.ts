import type { GameItem } from '../../generated/model/gameItem.ts';
import type { UpdateGameItemRequest } from '../../generated/model/updateGameItemRequest.ts';
import { formatDateTime, timeOf } from '../../lib/dates.ts';
import { reducedUsd } from '../../lib/discount.ts';
import { formatPercent, formatUsd } from '../../lib/money.ts';
import { isReadable } from '../../lib/unreadable.ts';
import { timeOfField } from '../../lib/utc-field.ts';
import { numberOf, toRequest, valuesOf } from './item-values.ts';
import { unusualFigures } from './unusual-figures.ts';

/** The dialog's fields: texts as typed, times in UTC. '' leaves the items as they are. */
export type BulkValues = {
  offer: '' | 'dates' | 'none';
  available_from: string;
  available_until: string;
  discount: '' | 'percent' | 'none';
  percent: string;
  is_active: '' | 'on' | 'off';
  is_featured: '' | 'on' | 'off';
};

export const NO_CHANGE: BulkValues = {
  offer: '',
  available_from: '',
  available_until: '',
  discount: '',
  percent: '',
  is_active: '',
  is_featured: '',
};

/** The fields that a bulk change sets. */
export const CHANGED_FIELDS = [
  'price_usd',
  'original_price_usd',
  'discount_percentage',
  'is_limited_time',
  'available_from',
  'available_until',
  'is_active',
  'is_featured',
] as const;
type Field = (typeof CHANGED_FIELDS)[number];
export type ItemChange = Partial<Pick<UpdateGameItemRequest, Field>>;

/** The outcome for one item. */
export type PlannedItem = {
  item: GameItem;
  /** Only the fields that differ; none where the item is so already. */
  change: ItemChange;
  /** 'Price: $4.99 → $3.49' */
  lines: string[];
  /** Figures that are probably a slip. */
  warnings: string[];
  /** Why the item cannot be changed. It then keeps all of its values. */
  refused?: string;
};

/** Why the fields make no change, by field; empty when they do. */
export function problemsOf(values: BulkValues): Partial<Record<keyof BulkValues, string>> {
  const { offer, available_from: from, available_until: until, discount, percent } = values;
  const whole = numberOf(percent);
  return {
    ...(offer === 'dates' && !from && !until && { available_from: 'Enter a start, an end, or both' }),
    ...(offer === 'dates' && from && until && until <= from && { available_until: 'Must be after Available From' }),
    ...(discount === 'percent' &&
      !(whole !== null && Number.isInteger(whole) && whole >= 1 && whole <= 100) && {
        percent: 'Enter a whole number from 1 to 100',
      }),
  };
}

/** The change of each item, in the items' order. */
export const planOf = (items: readonly GameItem[], values: BulkValues): PlannedItem[] =>
  items.map((item) => plannedItem(item, values));

function plannedItem(item: GameItem, values: BulkValues): PlannedItem {
  try {
    const wanted = { ...offerOf(item, values), ...discountOf(item, values), ...flagsOf(values) };
    if (wanted.is_active && !item.is_active && (wanted.price_usd ?? item.price_usd ?? null) === null) {
      throw new Refused('Without a price it cannot be active.');
    }
    const change = differing(item, wanted);
    return { item, change, lines: linesOf(item, change), warnings: unusualFigures(item, { ...item, ...change }) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { item, change: {}, lines: [], warnings: [], refused: error.message };
  }
}

/** The undo of the changes, from items as they were saved. */
export const planOfUndo = (done: readonly { before: GameItem; saved: GameItem; change: ItemChange }[]): PlannedItem[] =>
  done.map(({ before, saved, change }) => {
    const back = reverseOf(before, change);
    return { item: saved, change: back, lines: linesOf(saved, back), warnings: [] };
  });

/** A change that this item cannot have. */
class Refused extends Error {}

function offerOf(item: GameItem, { offer, available_from, available_until }: BulkValues): ItemChange {
  if (offer === '') return {};
  if (offer === 'none') return { is_limited_time: false, available_from: null, available_until: null };
  // An empty date stays as the item has it.
  const from = timeOfField(available_from) ?? item.available_from ?? null;
  const until = timeOfField(available_until) ?? item.available_until ?? null;
  if (from !== null && until !== null && (timeOf(until) ?? 0) <= (timeOf(from) ?? 0)) {
    throw new Refused(`The offer would end on ${utc(until)}, and begin on ${utc(from)}.`);
  }
  return { is_limited_time: true, available_from: from, available_until: until };
}

/** The price that the item has without a discount. */
function fullUsd({ price_usd, original_price_usd }: GameItem): number {
  if (!isReadable(price_usd)) throw new Refused('It has no price that can be read.');
  const isReduced = isReadable(original_price_usd) && original_price_usd > price_usd;
  return isReduced ? original_price_usd : price_usd;
}

/** The three figures of the shop's card stay consistent: the price, the price before it, and the discount. */
function discountOf(item: GameItem, { discount, percent }: BulkValues): ItemChange {
  if (discount === '') return {};
  if (discount === 'none') {
    const price = isReadable(item.price_usd) ? { price_usd: fullUsd(item) } : {};
    return { ...price, original_price_usd: null, discount_percentage: null };
  }
  const full = fullUsd(item);
  const share = numberOf(percent) ?? 0;
  const price = reducedUsd(full, share);
  if (price < 0.01) throw new Refused(`The price would be ${formatUsd(price)}, below one cent.`);
  if (price === full) throw new Refused(`The price would stay ${formatUsd(full)}.`);
  return { price_usd: price, original_price_usd: full, discount_percentage: share };
}

const flagsOf = ({ is_active, is_featured }: BulkValues): ItemChange => ({
  ...(is_active && { is_active: is_active === 'on' }),
  ...(is_featured && { is_featured: is_featured === 'on' }),
});

/** The fields of the dialog are in UTC, and so is what they make. */
const utc = (iso: string) => formatDateTime(iso, 'utc');

const isTime = (field: Field) => field.startsWith('available_');
const isSame = (field: Field, one: unknown, other: unknown) =>
  isTime(field) && one && other ? timeOf(String(one)) === timeOf(String(other)) : (one ?? null) === (other ?? null);

function differing(item: GameItem, wanted: ItemChange): ItemChange {
  return Object.fromEntries(
    CHANGED_FIELDS.filter(
      (field) => field in wanted && !isSame(field, item[field] ?? absent(field), wanted[field]),
    ).map((field) => [field, wanted[field]]),
  );
}

/** A flag that the back end leaves out is off. */
const absent = (field: Field) => (field.startsWith('is_') ? false : null);

/** The fields of the change as the item has them: this takes it back. */
export const reverseOf = (item: GameItem, change: ItemChange): ItemChange =>
  Object.fromEntries(fieldsOf(change).map((field) => [field, item[field] ?? absent(field)]));

/** The change sets something. */
export const hasChange = (change: ItemChange): boolean => fieldsOf(change).length > 0;

const fieldsOf = (change: ItemChange) => CHANGED_FIELDS.filter((field) => field in change);

/** Nobody has changed the item since: by its version, or, where the back end has none, by the fields of the change. */
export function isUntouched(current: GameItem, saved: GameItem, change: ItemChange): boolean {
  if (saved.updated_at !== undefined) return current.updated_at === saved.updated_at;
  return fieldsOf(change).every((field) => isSame(field, current[field] ?? absent(field), change[field]));
}

/**
 * The body of the call. The specification permits the whole form, or one flag alone; a back end that has versions takes any fields, and refuses
 * the change of an item that somebody else has changed.
 */
export function bodyOf(item: GameItem, change: ItemChange): UpdateGameItemRequest {
  if (item.updated_at !== undefined) return { ...change, updated_at: item.updated_at };
  const fields = fieldsOf(change);
  const isOneFlag = fields.length === 1 && ['is_active', 'is_featured'].includes(fields[0] ?? '');
  return isOneFlag ? change : ({ ...toRequest(valuesOf(item)), ...change } as UpdateGameItemRequest);
}

const LABELS: Record<Field, string> = {
  price_usd: 'Price',
  original_price_usd: 'Original price',
  discount_percentage: 'Discount',
  is_limited_time: 'Limited time offer',
  available_from: 'Available from',
  available_until: 'Available until',
  is_active: 'Active',
  is_featured: 'Featured',
};

function linesOf(item: GameItem, change: ItemChange): string[] {
  return fieldsOf(change).map(
    (field) => `${LABELS[field]}: ${wordOf(field, item[field])} → ${wordOf(field, change[field])}`,
  );
}

function wordOf(field: Field, value: unknown): string {
  if (field.startsWith('is_')) return value ? 'yes' : 'no';
  if (value === null || value === undefined) return 'none';
  if (isTime(field)) return utc(String(value));
  return field === 'discount_percentage' ? formatPercent(value as number) : formatUsd(value as number);
}
