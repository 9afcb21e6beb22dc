import { isLacking } from '../../api/extensions.ts';
import { GameStatus } from '../../generated/model/gameStatus.ts';
import type { ListGamesParams } from '../../generated/model/listGamesParams.ts';
import { flagOf, oneOf, recordIdOf, searchOf } from '../../lib/search-params.ts';

/** The filters are named as in the API, so they need no mapping. */
export type GameFilters = ListGamesParams;

/** Periods of the figures in days; the API's default is the middle one. */
export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = 30;

/**
 * `edit` and `stats` name the game whose form or figures are open, at most one of the two; `days` is the figures' period. `import` opens the
 * import of a file.
 */
export type GameSearch = GameFilters & { edit?: string; stats?: string; days?: Period; import?: true };

/**
 * The screen's search parameters; invalid ones count as absent. They match the generated `ListGamesQueryParams`, as a
 * test checks.
 */
export function gameSearch(raw: Record<string, unknown>): GameSearch {
  const edit = recordIdOf(raw.edit);
  const core = { edit, stats: edit === undefined ? recordIdOf(raw.stats) : undefined };
  if (isLacking('games')) return core;
  return {
    ...core,
    search: searchOf(raw.search),
    status: oneOf(Object.values(GameStatus), raw.status),
    days: oneOf(PERIODS, raw.days),
    import: flagOf(raw.import),
  };
}

export function filtersOf({ search, status }: GameSearch): GameFilters {
  return { search, status };
}
