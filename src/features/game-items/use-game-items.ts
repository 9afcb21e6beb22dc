import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useListGameItems } from '../../generated/game-items/game-items.ts';
import { useListGames } from '../../generated/games/games.ts';
import type { Game } from '../../generated/model/game.ts';
import type { GameItem } from '../../generated/model/gameItem.ts';
import { notify } from '../../ui/feedback/notify.tsx';

const NO_GAMES: Game[] = [];
const NO_ITEMS: GameItem[] = [];

/** Shows a toast once per failed load, with the wording of spec section 8. */
function useAnnounced(
  message: string,
  { isError, errorUpdatedAt }: { isError: boolean; errorUpdatedAt: number },
): void {
  // Every further failure counts, although only its time differs.
  const failedAt = isError ? errorUpdatedAt : 0;
  useEffect(() => {
    if (failedAt > 0) notify.error(message, { id: message });
  }, [message, failedAt]);
}

export function useItemGames() {
  const query = useListGames();
  useAnnounced('Failed to fetch games', query);
  return {
    games: query.data?.games ?? NO_GAMES,
    loading: query.isPending,
    failed: query.isError && query.data === undefined,
    error: query.error,
    reload: () => void query.refetch(),
  };
}

/** The items of a game; nothing is requested until a game is chosen. */
export function useItemList(gameId: string | undefined) {
  const query = useListGameItems(gameId ?? '', {
    query: { enabled: gameId !== undefined, placeholderData: keepPreviousData },
  });
  useAnnounced('Failed to fetch items', query);
  return {
    items: query.data?.items ?? NO_ITEMS,
    loading: query.isPending,
    /** The items on the screen are those of the previous game. */
    outdated: query.isPlaceholderData,
    failed: query.isError ? (query.data === undefined ? ('all' as const) : ('refresh' as const)) : undefined,
    error: query.error,
    reload: () => void query.refetch(),
  };
}

export type ItemListView = ReturnType<typeof useItemList>;
