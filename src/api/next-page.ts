import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Fetch = (options: { cancelRefetch: boolean }) => Promise<unknown>;
type Pages = { refetch: Fetch; fetchNextPage: Fetch };

/**
 * Loads the next page after any load in progress has finished. React Query would cancel that load instead, and keep the
 * pages on the screen as they were, marked as fresh.
 *
 * @param isLoading whether the query is loading at this moment
 */
export async function nextPage(pages: Pages, isLoading: () => boolean): Promise<void> {
  // With `cancelRefetch: false`, this waits for the load in progress and does not start another.
  while (isLoading()) await pages.refetch({ cancelRefetch: false });
  await pages.fetchNextPage({ cancelRefetch: false });
}

type Query = Pages & { queryKey: QueryKey; isFetchingNextPage: boolean };

/** 'Load more' of a list, for a query of pages. */
export function useNextPage(query: Query) {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState(false);
  async function loadMore() {
    setWaiting(true);
    await nextPage(query, () => client.isFetching({ queryKey: query.queryKey, exact: true }) > 0);
    setWaiting(false);
  }
  return { loadMore, loadingMore: waiting || query.isFetchingNextPage };
}
