import type { ListWithdrawalsParams } from '../../generated/model/listWithdrawalsParams.ts';
import { WithdrawalStatus } from '../../generated/model/withdrawalStatus.ts';

/** The filters are named as in the API, so they need no mapping. */
export type WithdrawalFilters = Pick<
  ListWithdrawalsParams,
  'status' | 'search' | 'date_from' | 'date_to' | 'min_amount' | 'max_amount'
>;

/** `open` is the id of the withdrawal in the dialog. */
export type WithdrawalSearch = WithdrawalFilters & { open?: string };

const MAX_SEARCH_LENGTH = 200;
const LARGEST_AMOUNT_USD = 100_000_000;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The screen's search parameters; invalid ones count as absent. They match the generated `ListWithdrawalsQueryParams`, as a test
 * checks. The schema itself would pull zod into the sign-in page, because the router parses URLs in the entry chunk.
 */
export function withdrawalSearch(raw: Record<string, unknown>): WithdrawalSearch {
  return {
    status: statusOf(raw.status),
    search: searchOf(raw.search),
    date_from: dayOf(raw.date_from),
    date_to: dayOf(raw.date_to),
    min_amount: amountOf(raw.min_amount),
    max_amount: amountOf(raw.max_amount),
    open: openOf(raw.open),
  };
}

export function filtersOf({ open: _, ...filters }: WithdrawalSearch): WithdrawalFilters {
  return filters;
}

export function hasFilters(filters: WithdrawalFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/** `undefined` when the text is not an amount: digits with at most two decimals. */
export function amountOf(value: unknown): number | undefined {
  const text = textOf(value)?.trim();
  if (text === undefined || !/^(\d+\.?\d{0,2}|\.\d{1,2})$/.test(text)) return undefined;
  const usd = Number(text);
  return usd <= LARGEST_AMOUNT_USD ? usd : undefined;
}

function statusOf(value: unknown): WithdrawalStatus | undefined {
  return Object.values(WithdrawalStatus).find((status) => status === value);
}

function searchOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && text !== '' && text.length <= MAX_SEARCH_LENGTH ? text : undefined;
}

function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  // Date rolls 30 February over into March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
}

/** 'summary' cannot be an id: `…/withdrawals/summary` is another call. */
function openOf(value: unknown): string | undefined {
  const id = textOf(value);
  return id !== undefined && ID.test(id) && id !== 'summary' ? id : undefined;
}

/** The router parses `?search=100482` as a number. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
