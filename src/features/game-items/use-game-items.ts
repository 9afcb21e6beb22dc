import { keepPreviousData } from '@tanstack/react-query';
import { useListGameItems } from '../../generated/game-items/game-items.ts';
import { useListGames } from '../../generated/games/games.ts';
import type { Game } from '../../generated/model/game.ts';
import { withData } from '../../ui/feedback/load.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';

const NO_GAMES: Game[] = [];

export function useItemGames() {
  const query = useListGames();
  useFailureToast('Failed to fetch games', query);
  return {
    games: query.data?.games ?? NO_GAMES,
    load: withData(query, query.data?.games),
  };
}

/** The items of a game; nothing is requested until a game is chosen. */
export function useItemList(gameId: string | undefined) {
  const query = useListGameItems(gameId ?? '', {
    query: { enabled: gameId !== undefined, placeholderData: keepPreviousData },
  });
  useFailureToast('Failed to fetch items', query);
  return withData(query, query.data?.items);
}
