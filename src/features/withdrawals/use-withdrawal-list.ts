import { type InfiniteData, keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { nextPage } from '../../api/next-page.ts';
import type { ListWithdrawalsParams } from '../../generated/model/listWithdrawalsParams.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import type { WithdrawalList } from '../../generated/model/withdrawalList.ts';
import {
  getListWithdrawalsInfiniteQueryOptions,
  useListWithdrawalsInfinite,
} from '../../generated/withdrawals/withdrawals.ts';
import type { WithdrawalFilters } from './withdrawal-search.ts';

/** Withdrawals asked for at a time, and how many more 'Load more' shows. */
const PAGE = 50;
const NONE: Withdrawal[] = [];

function listParams(filters: WithdrawalFilters): ListWithdrawalsParams {
  return { ...filters, sort: 'created_at_desc', limit: PAGE };
}

/** A back end without paging sends no cursor: everything is on its first page. */
const paging = {
  initialPageParam: undefined,
  getNextPageParam: (page: WithdrawalList) => page.next_cursor ?? undefined,
};

function rowsOf({ pages }: { pages: WithdrawalList[] }): Withdrawal[] {
  return pages.flatMap((page) => page.withdrawals);
}

/** For the loader of the route. */
export function withdrawalListOptions(filters: WithdrawalFilters) {
  return getListWithdrawalsInfiniteQueryOptions(listParams(filters), { query: paging });
}

/**
 * The withdrawals that match, as far as 'Load more' was asked to go. `filters` is the same object until one changes.
 *
 * A back end that ignores `limit` may answer with thousands at once. They are shown a page at a time all the same, so
 * that it makes no difference to the administrator, or to the browser.
 */
export function useWithdrawalList(filters: WithdrawalFilters) {
  const queryClient = useQueryClient();
  const query = useListWithdrawalsInfinite(listParams(filters), {
    query: { ...paging, select: rowsOf, placeholderData: keepPreviousData },
  });
  /** Whoever comes back to a list finds as much of it as was there. */
  const pagesBefore = () => queryClient.getQueryData<InfiniteData<WithdrawalList>>(query.queryKey)?.pages.length ?? 1;
  const [asked, setAsked] = useState(() => ({ filters, pages: pagesBefore() }));
  if (asked.filters !== filters) setAsked({ filters, pages: pagesBefore() });

  const loaded = query.data ?? NONE;
  const rows = useMemo(() => loaded.slice(0, asked.pages * PAGE), [loaded, asked.pages]);

  const [waiting, setWaiting] = useState(false);

  async function fetchMore() {
    setWaiting(true);
    await nextPage(query, () => queryClient.isFetching({ queryKey: query.queryKey, exact: true }) > 0);
    setWaiting(false);
  }

  function loadMore() {
    const pages = asked.pages + 1;
    setAsked({ filters, pages });
    if (query.hasNextPage && loaded.length < pages * PAGE) void fetchMore();
  }

  return {
    rows,
    more: loaded.length > rows.length || query.hasNextPage,
    loadMore,
    loadingMore: waiting || query.isFetchingNextPage,
    retryMore: () => void fetchMore(),
    /** The first load, with nothing to show meanwhile. */
    loading: query.isPending,
    /** What is shown matched other filters; the answer for these is on its way. */
    outdated: query.isPlaceholderData,
    /** What failed: everything, only the next page, or only bringing up to date what is shown. */
    failed: query.isError ? failureOf(query) : undefined,
    error: query.error,
    reload: () => void query.refetch(),
  };
}

function failureOf(query: { data: unknown; isFetchNextPageError: boolean }): 'all' | 'more' | 'refresh' {
  if (query.data === undefined) return 'all';
  return query.isFetchNextPageError ? 'more' : 'refresh';
}

export type WithdrawalListView = ReturnType<typeof useWithdrawalList>;
