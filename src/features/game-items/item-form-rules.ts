import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import { CreateGameItemRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { CreateGameItemRequest as Request } from '../../generated/model/createGameItemRequest.ts';
import { hasTwoDecimals } from '../../lib/form-rules.ts';
import { formatNumber } from '../../lib/money.ts';
import { type ItemValues, toRequest } from './item-values.ts';

const isPrice = (usd: number | null | undefined) => typeof usd !== 'number' || hasTwoDecimals(usd);
// Runs even if other fields are invalid; otherwise this message would appear one submit later.
const always = () => true;

/** The contract's request, with the rules that are only in its description. */
const itemRequest = CreateGameItemRequest.refine(({ price_usd }) => isPrice(price_usd), {
  path: ['price_usd'],
  error: 'At most two decimals',
  when: always,
})
  .refine(({ original_price_usd }) => isPrice(original_price_usd), {
    path: ['original_price_usd'],
    error: 'At most two decimals',
    when: always,
  })
  .refine(({ available_from: from, available_until: until }) => !from || !until || until > from, {
    path: ['available_until'],
    error: 'Must be after Available From',
    when: always,
  });

const REQUIRED: Record<string, string> = {
  game_id: 'Game ID is required',
  item_name: 'Item Name is required',
};

const INCOMPLETE_TIME = 'Enter a date and a time';

type Issue = { code?: string; path?: PropertyKey[]; minimum?: unknown; maximum?: unknown; input?: unknown };

/** The generated schema has the limits; this adds the messages. */
function wordsOf({ code, path, minimum, maximum, input }: Issue): string | undefined {
  const field = String(path?.[0]);
  if (input === null || input === '') return REQUIRED[field] ?? 'Required';
  const isText = typeof input === 'string';
  switch (code) {
    case 'invalid_type':
      return Number.isNaN(input) ? 'Enter a number' : 'Enter a whole number';
    case 'too_small':
      return `At least ${formatNumber(Number(minimum), 2)}`;
    case 'too_big':
      return `At most ${formatNumber(Number(maximum), 2)}${isText ? ' characters' : ''}`;
    case 'invalid_value':
      return 'Choose one of the list';
    case 'invalid_format':
      if (field.endsWith('_url')) return 'An address that starts with https:// or http://, without spaces';
      if (field === 'item_color') return 'A color such as #C8783C';
      if (field.startsWith('available_')) return INCOMPLETE_TIME;
      return undefined;
    default:
      return undefined;
  }
}

const resolve = zodResolver(itemRequest, { error: wordsOf, reportInput: true });

/** Enumerations, of which another back end may have further values. */
const OPEN = { item_type: 'bundle', item_category: 'standard', item_rarity: 'common' } as const;
type Open = Partial<Record<keyof typeof OPEN, string>>;

/**
 * The request as the contract's schema is to judge it: what the item has of open enumerations may be kept, and the game, which is chosen among
 * those of the back end, may have any id.
 */
function judgedOf(request: ReturnType<typeof toRequest>, item: Open | undefined) {
  const kept = Object.entries(OPEN).filter(([name]) => {
    const field = name as keyof typeof OPEN;
    return item !== undefined && request[field] === item[field];
  });
  return { ...request, game_id: request.game_id === '' ? '' : 'game', ...Object.fromEntries(kept) };
}

/** Validates the request that the form of the item would send; its fields are named like the form's. */
export const itemResolver =
  (item?: Open): Resolver<ItemValues, unknown, Request> =>
  async (values, context, options) => {
    const request = toRequest(values);
    const result = await resolve(judgedOf(request, item) as Request, context, options as never);
    if (Object.keys(result.errors).length === 0 && unreadable(options).length === 0) {
      const { game_id, item_type, item_category, item_rarity } = request;
      const asTheyAre = { game_id, item_type, item_category, item_rarity } as Partial<Request>;
      return { values: { ...(result.values as Request), ...asTheyAre }, errors: {} };
    }
    const errors: FieldErrors<ItemValues> = { ...(result.errors as FieldErrors<ItemValues>) };
    for (const name of unreadable(options))
      errors[name] = { type: 'badInput', message: unreadableText(name) } as FieldError;
    return { values: {}, errors };
  };

const unreadableText = (name: keyof ItemValues) => (name.startsWith('available_') ? INCOMPLETE_TIME : 'Enter a number');

/** A field's value is '' when its text is invalid, or a date incomplete; that must not be taken for empty. */
function unreadable({ fields }: Parameters<Resolver<ItemValues>>[2]): (keyof ItemValues)[] {
  return (Object.entries(fields) as [keyof ItemValues, { ref?: { validity?: ValidityState } } | undefined][])
    .filter(([, field]) => field?.ref?.validity?.badInput)
    .map(([name]) => name);
}
