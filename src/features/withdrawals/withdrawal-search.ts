import type { ListWithdrawalsParams } from '../../generated/model/listWithdrawalsParams.ts';
import { WithdrawalStatus } from '../../generated/model/withdrawalStatus.ts';
import { dayOf, oneOf, recordIdOf, searchOf, textOf, zoneOf } from '../../lib/search-params.ts';

/** The filters are named as in the API, so they need no mapping. */
export type WithdrawalFilters = Pick<
  ListWithdrawalsParams,
  | 'status'
  | 'search'
  | 'date_from'
  | 'date_to'
  | 'time_zone'
  | 'min_amount'
  | 'max_amount'
  | 'step'
  | 'step_from'
  | 'awaiting_second'
>;

/** On a player's page the list has only that player's. */
export type ListedWithdrawals = WithdrawalFilters & { player_id?: string };

/** `open` is the id of the withdrawal in the dialog. */
export type WithdrawalSearch = WithdrawalFilters & { open?: string };

const LARGEST_AMOUNT_USD = 100_000_000;

/**
 * The screen's search parameters; invalid ones count as absent. They match the generated `ListWithdrawalsQueryParams`, as a test
 * checks.
 */
export function withdrawalSearch(raw: Record<string, unknown>): WithdrawalSearch {
  const step = oneOf(Object.values(WithdrawalStatus), raw.step);
  return {
    status: oneOf(Object.values(WithdrawalStatus), raw.status),
    search: searchOf(raw.search),
    date_from: dayOf(raw.date_from),
    date_to: dayOf(raw.date_to),
    time_zone: zoneOf(raw.time_zone, dayOf(raw.date_from), dayOf(raw.date_to)),
    min_amount: amountOf(raw.min_amount),
    max_amount: amountOf(raw.max_amount),
    step,
    // The server refuses a day without a step.
    step_from: step && dayOf(raw.step_from),
    awaiting_second: raw.awaiting_second === true || raw.awaiting_second === 'true' ? 'true' : undefined,
    open: recordIdOf(raw.open),
  };
}

export function filtersOf({ open: _, ...filters }: WithdrawalSearch): WithdrawalFilters {
  return filters;
}

/** `undefined` when the text is not an amount: digits with at most two decimals. */
export function amountOf(value: unknown): number | undefined {
  const text = textOf(value)?.trim();
  if (text === undefined || !/^(\d+\.?\d{0,2}|\.\d{1,2})$/.test(text)) return undefined;
  const usd = Number(text);
  return usd <= LARGEST_AMOUNT_USD ? usd : undefined;
}
