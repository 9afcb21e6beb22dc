import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getGetPayoutRecordsQueryKey, getPayoutRecords } from '../../generated/company-revenue/company-revenue.ts';
import type { PayoutRecord } from '../../generated/model/payoutRecord.ts';
import { withData } from '../../ui/feedback/load.ts';

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

  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** Resolves with undefined when the dialog was closed meanwhile: nobody waits for the rest any more. */
  async function loadAll(): Promise<PayoutRecord[] | undefined> {
    let { data, hasNextPage } = query;
    try {
      while (hasNextPage && isOpen.current)
        ({ data, hasNextPage } = await query.fetchNextPage({ cancelRefetch: false, throwOnError: true }));
    } catch (error) {
      if (isOpen.current) throw error;
    }
    return isOpen.current ? (data ?? NONE) : undefined;
  }

  return {
    rows: query.data ?? NONE,
    load: withData(query, query.data),
    more: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    loadAll,
  };
}

export type PayoutRecordsView = ReturnType<typeof usePayoutRecords>;
