import { keepPreviousData } from '@tanstack/react-query';
import { getListPlayersQueryOptions, useListPlayers } from '../../generated/players/players.ts';
import { isAbsent, withData } from '../../ui/feedback/load.ts';
import type { PlayerFilters } from './player-search.ts';

export const PAGE_SIZE = 25;

const paramsOf = (filters: PlayerFilters, cursor: string | undefined) => ({
  ...filters,
  ...(cursor !== undefined && { cursor }),
  limit: PAGE_SIZE,
});

/** For the route's loader. */
export function playerListOptions(filters: PlayerFilters, cursor: string | undefined) {
  return getListPlayersQueryOptions(paramsOf(filters, cursor));
}

/** One page of the players; the page before stays visible until it has loaded. */
export function usePlayerList(filters: PlayerFilters, cursor: string | undefined) {
  const query = useListPlayers(paramsOf(filters, cursor), { query: { placeholderData: keepPreviousData } });
  return {
    load: withData(query, query.data?.players),
    /** The back end has no players to show. */
    absent: isAbsent(query),
    /** Undefined where the back end does not say. */
    total: query.data?.total,
    /** More match than `total` says. */
    capped: query.data?.total_capped === true,
    next: query.data?.next_cursor ?? null,
  };
}

export type PlayerListView = ReturnType<typeof usePlayerList>;
