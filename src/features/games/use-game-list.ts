import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getListGamesQueryOptions, useListGames } from '../../generated/games/games.ts';
import type { Game } from '../../generated/model/game.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import type { GameFilters } from './game-search.ts';

const NONE: Game[] = [];

/** For the route's loader. */
export const gameListOptions = (filters: GameFilters) => getListGamesQueryOptions(filters);

/** The games that match. A failed load also shows a toast (spec section 8). */
export function useGameList(filters: GameFilters) {
  const query = useListGames(filters, { query: { placeholderData: keepPreviousData } });
  const { error } = query;

  // Each failed load has its own error object, so each shows a toast.
  useEffect(() => {
    if (error) notify.error('Failed to fetch games');
  }, [error]);

  return {
    games: query.data?.games ?? NONE,
    /** The first load, when there is nothing to show. */
    loading: query.isPending,
    /** The games on the screen match other filters; the answer for these is loading. */
    outdated: query.isPlaceholderData,
    error,
    reload: () => void query.refetch(),
  };
}

export type GameListView = ReturnType<typeof useGameList>;
