type Fetch = (options: { cancelRefetch: boolean }) => Promise<unknown>;
type Pages = { refetch: Fetch; fetchNextPage: Fetch };

/**
 * Loads the next page once what is loading already has come. React Query would cancel it instead: the pages on the screen would stay as
 * they were, and count as fresh.
 *
 * @param isLoading whether the query is being loaded at this moment
 */
export async function nextPage(pages: Pages, isLoading: () => boolean): Promise<void> {
  // Joins what is on its way, and begins nothing.
  while (isLoading()) await pages.refetch({ cancelRefetch: false });
  await pages.fetchNextPage({ cancelRefetch: false });
}
