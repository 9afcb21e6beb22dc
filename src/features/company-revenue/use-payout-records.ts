import { useInfiniteQuery } from '@tanstack/react-query';
import { isNotOffered } from '../../api/error.ts';
import { getGetPayoutRecordsQueryKey, getPayoutRecords } from '../../generated/company-revenue/company-revenue.ts';
import type { PayoutRecord } from '../../generated/model/payoutRecord.ts';

/** Page size: the contract's maximum, because a payout covers thousands of records. */
const PAGE = 200;
const NONE: PayoutRecord[] = [];

/** The records that a payout covers, oldest first, as far as they were loaded by 'Load more'. */
export function usePayoutRecords(id: string) {
  const query = useInfiniteQuery({
    queryKey: [...getGetPayoutRecordsQueryKey(id), 'pages'],
    queryFn: ({ pageParam, signal }) => getPayoutRecords(id, { limit: PAGE, cursor: pageParam }, undefined, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.records),
  });

  async function loadAll(): Promise<PayoutRecord[]> {
    let { data, hasNextPage } = query;
    while (hasNextPage)
      ({ data, hasNextPage } = await query.fetchNextPage({ cancelRefetch: false, throwOnError: true }));
    return data ?? NONE;
  }

  return {
    rows: query.data ?? NONE,
    loading: query.isPending,
    /** The back end does not have this call, or not for this payout. That is not an error. */
    absent: query.data === undefined && isNotOffered(query.error),
    failed: query.data === undefined && query.isError,
    failedMore: query.isFetchNextPageError,
    error: query.error,
    more: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    loadAll,
    reload: () => void query.refetch(),
  };
}

export type PayoutRecordsView = ReturnType<typeof usePayoutRecords>;
