import { isLacking } from '../../api/extensions.ts';
import type { ListWithdrawalsParams } from '../../generated/model/listWithdrawalsParams.ts';
import { ListWithdrawalsSort } from '../../generated/model/listWithdrawalsSort.ts';
import { WithdrawalStatus } from '../../generated/model/withdrawalStatus.ts';
import { dayOf, idOf, oneOf, recordIdOf, searchOf, textOf, zoneOf } from '../../lib/search-params.ts';

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
  | 'accounts_of'
>;

/** The listed withdrawals. On a player's page these are only that player's. The order is absent for the newest first. */
export type ListedWithdrawals = WithdrawalFilters & { player_id?: string; sort?: ListWithdrawalsSort | undefined };

/** `open` is the id of the withdrawal in the dialog. Only the table has an order of its own. */
export type WithdrawalSearch = WithdrawalFilters & {
  open?: string;
  view?: 'table' | undefined;
  sort?: ListWithdrawalsSort | undefined;
};

const LARGEST_AMOUNT_USD = 100_000_000;

/**
 * The screen's search parameters; invalid ones count as absent. They match the generated `ListWithdrawalsQueryParams`, as a test
 * checks.
 */
export function withdrawalSearch(raw: Record<string, unknown>): WithdrawalSearch {
  const view = oneOf(['table'] as const, raw.view);
  const sort = oneOf(Object.values(ListWithdrawalsSort), raw.sort);
  const step = oneOf(Object.values(WithdrawalStatus), raw.step);
  const core = {
    status: oneOf(Object.values(WithdrawalStatus), raw.status),
    search: searchOf(raw.search),
    date_from: dayOf(raw.date_from),
    date_to: dayOf(raw.date_to),
    min_amount: amountOf(raw.min_amount),
    max_amount: amountOf(raw.max_amount),
    open: recordIdOf(raw.open, 'withdrawals'),
    view,
  };
  if (isLacking('withdrawals')) return core;
  return {
    ...core,
    sort: view && sort !== ListWithdrawalsSort.created_at_desc ? sort : undefined,
    time_zone: zoneOf(raw.time_zone, core.date_from, core.date_to),
    step,
    // The server refuses a day without a step.
    step_from: step && dayOf(raw.step_from),
    accounts_of: idOf(raw.accounts_of),
    awaiting_second: raw.awaiting_second === true || raw.awaiting_second === 'true' ? 'true' : undefined,
  };
}

export function filtersOf({ open: _, view: __, sort: ___, ...filters }: WithdrawalSearch): WithdrawalFilters {
  return filters;
}

/** The filters, and the order if there is one. */
export function listedOf({ open: _, view: __, sort, ...filters }: WithdrawalSearch): ListedWithdrawals {
  return sort ? { ...filters, sort } : filters;
}

/** `undefined` when the text is not an amount: digits with at most two decimals. */
export function amountOf(value: unknown): number | undefined {
  const text = textOf(value)?.trim();
  if (text === undefined || !/^(\d+\.?\d{0,2}|\.\d{1,2})$/.test(text)) return undefined;
  const usd = Number(text);
  return usd <= LARGEST_AMOUNT_USD ? usd : undefined;
}
