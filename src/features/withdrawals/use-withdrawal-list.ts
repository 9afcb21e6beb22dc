import { type InfiniteData, keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNextPage } from '../../api/next-page.ts';
import type { ListWithdrawalsParams } from '../../generated/model/listWithdrawalsParams.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import type { WithdrawalList } from '../../generated/model/withdrawalList.ts';
import { WithdrawalStatus } from '../../generated/model/withdrawalStatus.ts';
import {
  getListWithdrawalsInfiniteQueryOptions,
  useListWithdrawalsInfinite,
} from '../../generated/withdrawal-list/withdrawal-list.ts';
import { unapplied } from '../../lib/unapplied.ts';
import { withData } from '../../ui/feedback/load.ts';
import { awaitsReview } from './withdrawal-rules.ts';
import type { ListedWithdrawals } from './withdrawal-search.ts';

/** Page size, and how many more 'Load more' shows. */
const PAGE = 50;
const NONE: Withdrawal[] = [];

function listParams(filters: ListedWithdrawals): ListWithdrawalsParams {
  return { sort: 'created_at_desc', ...filters, limit: PAGE };
}

/** A back end without paging sends no cursor: everything is on the first page. */
const paging = {
  initialPageParam: undefined,
  getNextPageParam: (page: WithdrawalList) => page.next_cursor ?? undefined,
};

function withdrawalsIn({ pages }: { pages: WithdrawalList[] }): Withdrawal[] {
  return pages.flatMap((page) => page.withdrawals);
}

/** For the route's loader. */
export function withdrawalListOptions(filters: ListedWithdrawals) {
  return getListWithdrawalsInfiniteQueryOptions(listParams(filters), { query: paging });
}

/**
 * The withdrawals that match, as far as they were loaded by 'Load more'. `filters` must be the same object until one
 * changes.
 *
 * A back end that ignores `limit` may answer with thousands at once. They are still shown page by page, so that neither
 * the administrator nor the browser notices a difference.
 */
export function useWithdrawalList(filters: ListedWithdrawals) {
  const queryClient = useQueryClient();
  const query = useListWithdrawalsInfinite(listParams(filters), {
    query: { ...paging, select: withdrawalsIn, placeholderData: keepPreviousData },
  });
  /** Returning to a list shows as many pages of it as before. */
  const pagesBefore = () => queryClient.getQueryData<InfiniteData<WithdrawalList>>(query.queryKey)?.pages.length ?? 1;
  const [asked, setAsked] = useState(() => ({ filters, pages: pagesBefore() }));
  if (asked.filters !== filters) setAsked({ filters, pages: pagesBefore() });

  const loaded = query.data ?? NONE;
  const rows = useMemo(() => loaded.slice(0, asked.pages * PAGE), [loaded, asked.pages]);

  const { loadMore: fetchMore, loadingMore } = useNextPage(query);

  function loadMore() {
    const pages = asked.pages + 1;
    setAsked({ filters, pages });
    if (query.hasNextPage && loaded.length < pages * PAGE) void fetchMore();
  }

  const { status } = filters;
  // The contract: this filter finds all that await review.
  const isOther = (row: Withdrawal) => status !== WithdrawalStatus.pending_review || !awaitsReview(row.status);
  return {
    rows,
    load: withData(query, query.data && rows),
    unapplied: unapplied(query.isPlaceholderData ? undefined : rows.filter(isOther), { Status: ['status', status] }),
    more: loaded.length > rows.length || query.hasNextPage,
    loadMore,
    loadingMore,
    retryMore: () => void fetchMore(),
  };
}

export type WithdrawalListView = ReturnType<typeof useWithdrawalList>;
