import type { ExportTransactionsParams } from '../../generated/model/exportTransactionsParams.ts';
import { TransactionStatus } from '../../generated/model/transactionStatus.ts';
import { TransactionType } from '../../generated/model/transactionType.ts';
import { idParam } from '../../lib/record-address.ts';

/** What the list is filtered by, in the URL's names: the API's, and for `type` that of the field it is about. */
export type TransactionFilters = Omit<ExportTransactionsParams, 'type'> & { transaction_type?: TransactionType };

/** `page` is absent on the first; `open` is the `id` of the transaction in the drawer, as `idParam` makes it. */
export type TransactionSearch = TransactionFilters & { page?: number; open?: string | number };

const LONGEST_SEARCH = 200;
const LAST_PAGE = 1_000_000;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The screen's part of the URL; what is not valid counts as absent. It says what the generated
 * `ListTransactionsQueryParams` says, and a test holds the two together. It is not that schema itself, because the
 * router reads the URL in the entry chunk and zod would come along to the sign-in page.
 */
export function transactionSearch(raw: Record<string, unknown>): TransactionSearch {
  return {
    page: pageOf(raw.page),
    search: searchOf(raw.search),
    status: Object.values(TransactionStatus).find((status) => status === raw.status),
    transaction_type: Object.values(TransactionType).find((type) => type === raw.transaction_type),
    game_id: idOf(raw.game_id),
    date_from: dayOf(raw.date_from),
    date_to: dayOf(raw.date_to),
    open: openOf(raw.open),
  };
}

export function filtersOf({ page: _page, open: _open, ...filters }: TransactionSearch): TransactionFilters {
  return filters;
}

export function hasFilters(filters: TransactionFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/** The filters as the API takes them. */
export function queryOf({ transaction_type: type, ...filters }: TransactionFilters): ExportTransactionsParams {
  return { ...filters, type };
}

/** The first page needs no mention. */
function pageOf(value: unknown): number | undefined {
  const page = typeof value === 'number' ? value : undefined;
  return page !== undefined && Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : undefined;
}

function searchOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && text !== '' && text.length <= LONGEST_SEARCH ? text : undefined;
}

function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  // 30 February is rolled over into March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
}

function idOf(value: unknown): string | undefined {
  const id = textOf(value);
  return id !== undefined && ID.test(id) ? id : undefined;
}

/** `…/transactions/export` is a call of its own, not a transaction. */
function openOf(value: unknown): string | number | undefined {
  const id = idOf(value);
  return id === undefined || id === 'export' ? undefined : idParam(id);
}

/** The router reads `?open=900412` as a number. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
