import { keepPreviousData } from '@tanstack/react-query';
import { getListTransactionsQueryOptions, useListTransactions } from '../../generated/transactions/transactions.ts';
import { unapplied } from '../../lib/unapplied.ts';
import { withData } from '../../ui/feedback/load.ts';
import { type ListedTransactions, queryOf } from './transaction-search.ts';

/** The contract's default; requested explicitly, so that the skeleton is as tall as the page. */
export const PAGE_SIZE = 20;

const paramsOf = (filters: ListedTransactions, page: number) => ({ ...queryOf(filters), page, limit: PAGE_SIZE });

/** For the route's loader. */
export function transactionListOptions(filters: ListedTransactions, page: number) {
  return getListTransactionsQueryOptions(paramsOf(filters, page));
}

/** One page of the results; the previous page stays visible until it has loaded. */
export function useTransactionList(filters: ListedTransactions, page: number) {
  const query = useListTransactions(paramsOf(filters, page), { query: { placeholderData: keepPreviousData } });
  return {
    load: withData(query, query.data?.transactions),
    unapplied: unapplied(query.isPlaceholderData ? undefined : query.data?.transactions, {
      Status: ['status', filters.status],
      Type: ['transaction_type', filters.transaction_type],
      Game: ['game_id', filters.game_id],
    }),
    totalPages: query.data?.totalPages ?? 0,
    /** Undefined where the back end does not say. */
    total: query.data?.total,
    /** More match than `total` and the pages say. */
    capped: query.data?.totalCapped === true,
    /** Set where a search has looked at nothing older. */
    searchedUntil: query.data?.searchedUntil,
  };
}

export type TransactionListView = ReturnType<typeof useTransactionList>;
