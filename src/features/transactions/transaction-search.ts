import { isLacking } from '../../api/extensions.ts';
import type { ExportTransactionsParams } from '../../generated/model/exportTransactionsParams.ts';
import { TransactionStatus } from '../../generated/model/transactionStatus.ts';
import { TransactionType } from '../../generated/model/transactionType.ts';
import { dayOf, oneOf, pageOf, recordIdOf, searchOf, zoneOf } from '../../lib/search-params.ts';

/** The list's filters under their names in the URL: those of the API, except that `type` is named after the field that it filters. */
export type TransactionFilters = Omit<ExportTransactionsParams, 'type' | 'player_id' | 'for_spreadsheets'> & {
  transaction_type?: TransactionType;
};

/** On a player's page the list has only that player's. */
export type ListedTransactions = TransactionFilters & { player_id?: string };

/** `page` is absent for the first page; `open` is the `id` of the transaction in the drawer. */
export type TransactionSearch = TransactionFilters & { page?: number; open?: string | undefined };

/**
 * The screen's search parameters; invalid ones count as absent. They match the generated `ListTransactionsQueryParams`, as a test
 * checks.
 */
export function transactionSearch(raw: Record<string, unknown>): TransactionSearch {
  const core = {
    page: pageOf(raw.page),
    search: searchOf(raw.search),
    status: oneOf(Object.values(TransactionStatus), raw.status),
    open: recordIdOf(raw.open),
  };
  if (isLacking('transactions')) return core;
  return {
    ...core,
    transaction_type: oneOf(Object.values(TransactionType), raw.transaction_type),
    game_id: recordIdOf(raw.game_id),
    date_from: dayOf(raw.date_from),
    date_to: dayOf(raw.date_to),
    time_zone: zoneOf(raw.time_zone, dayOf(raw.date_from), dayOf(raw.date_to)),
  };
}

export function filtersOf({ page: _page, open: _open, ...filters }: TransactionSearch): TransactionFilters {
  return filters;
}

/** The filters as the API's parameters. */
export function queryOf({ transaction_type: type, ...filters }: ListedTransactions): ExportTransactionsParams {
  return { ...filters, type };
}
