import type { CreateGameItemRequest } from '../../generated/model/createGameItemRequest.ts';
import type { GameItem } from '../../generated/model/gameItem.ts';
import { formatCount, formatUsd } from '../../lib/money.ts';

type Figures = Pick<CreateGameItemRequest, 'price_usd' | 'currency_amount' | 'bonus_amount'>;

/** So many times the figure before, or so small a part of it, is more likely a slip than a decision. */
const LEAP = 100;
const HUGE_GRANT = 1_000_000_000;

const FIGURES = [
  { name: 'price_usd', label: 'Price (USD)', format: formatUsd },
  { name: 'currency_amount', label: 'Currency Amount', format: formatCount },
  { name: 'bonus_amount', label: 'Bonus Amount', format: formatCount },
] as const;

/**
 * A sentence for each figure that players would get at once and that is probably a slip: a price of nothing, a grant of a billion,
 * either a hundred times what it was or less than a hundredth. Each has the value before and the new one.
 *
 * @param before the item as it is; undefined for a new one
 */
export function unusualFigures(before: Pick<GameItem, keyof Figures> | undefined, next: Figures): string[] {
  return FIGURES.flatMap(({ name, label, format }) => {
    const [old, value] = [before?.[name], next[name]];
    if (typeof value !== 'number' || value === old) return [];
    const leaps = typeof old === 'number' && old > 0 && (value >= old * LEAP || value <= old / LEAP);
    const isUnusual = leaps || (name === 'price_usd' ? value === 0 : value >= HUGE_GRANT);
    if (!isUnusual) return [];
    return [
      typeof old === 'number'
        ? `${label}: ${format(old)} before, ${format(value)} now.`
        : `${label}: ${format(value)}.`,
    ];
  });
}
