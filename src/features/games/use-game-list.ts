import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getListGamesQueryOptions, useListGames } from '../../generated/games/games.ts';
import type { Game } from '../../generated/model/game.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import type { GameFilters } from './game-search.ts';

const NONE: Game[] = [];

/** For the loader of the route. */
export const gameListOptions = (filters: GameFilters) => getListGamesQueryOptions(filters);

/** The games that match. A load that failed is also said by a toast (spec section 8). */
export function useGameList(filters: GameFilters) {
  const query = useListGames(filters, { query: { placeholderData: keepPreviousData } });
  const { error } = query;

  // Each failed load is an error of its own.
  useEffect(() => {
    if (error) notify.error('Failed to fetch games');
  }, [error]);

  return {
    games: query.data?.games ?? NONE,
    /** The first load, with nothing to show meanwhile. */
    loading: query.isPending,
    /** What is shown matched other filters; the answer for these is on its way. */
    outdated: query.isPlaceholderData,
    error,
    reload: () => void query.refetch(),
  };
}

export type GameListView = ReturnType<typeof useGameList>;
