import { keepPreviousData } from '@tanstack/react-query';
import { getListGamesQueryOptions, useListGames } from '../../generated/games/games.ts';
import { withData } from '../../ui/feedback/load.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import type { GameFilters } from './game-search.ts';

/** For the route's loader. */
export const gameListOptions = (filters: GameFilters) => getListGamesQueryOptions(filters);

/** The games that match. A failed load also shows a toast (spec section 8). */
export function useGameList(filters: GameFilters) {
  const query = useListGames(filters, { query: { placeholderData: keepPreviousData } });
  useFailureToast('Failed to fetch games', query);
  return withData(query, query.data?.games);
}
