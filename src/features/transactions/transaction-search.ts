import type { ExportTransactionsParams } from '../../generated/model/exportTransactionsParams.ts';
import { TransactionStatus } from '../../generated/model/transactionStatus.ts';
import { TransactionType } from '../../generated/model/transactionType.ts';
import { idParam } from '../../lib/record-address.ts';

/** The list's filters under their names in the URL: those of the API, except that `type` is named after the field that it filters. */
export type TransactionFilters = Omit<ExportTransactionsParams, 'type'> & { transaction_type?: TransactionType };

/** `page` is absent for the first page; `open` is the `id` of the transaction in the drawer, converted by `idParam`. */
export type TransactionSearch = TransactionFilters & { page?: number; open?: string | number };

const MAX_SEARCH_LENGTH = 200;
const LAST_PAGE = 1_000_000;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The screen's search parameters; invalid ones count as absent. They match the generated `ListTransactionsQueryParams`, as a test
 * checks. The schema itself would pull zod into the sign-in page, because the router parses URLs in the entry chunk.
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

/** The filters as the API's parameters. */
export function queryOf({ transaction_type: type, ...filters }: TransactionFilters): ExportTransactionsParams {
  return { ...filters, type };
}

/** The first page is left out. */
function pageOf(value: unknown): number | undefined {
  const page = typeof value === 'number' ? value : undefined;
  return page !== undefined && Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : undefined;
}

function searchOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && text !== '' && text.length <= MAX_SEARCH_LENGTH ? text : undefined;
}

function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  // Date rolls 30 February over into March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
}

function idOf(value: unknown): string | undefined {
  const id = textOf(value);
  return id !== undefined && ID.test(id) ? id : undefined;
}

/** 'export' cannot be an id: `…/transactions/export` is another call. */
function openOf(value: unknown): string | number | undefined {
  const id = idOf(value);
  return id === undefined || id === 'export' ? undefined : idParam(id);
}

/** The router parses `?open=900412` as a number. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
