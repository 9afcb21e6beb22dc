import { GameStatus } from '../../generated/model/gameStatus.ts';
import type { ListGamesParams } from '../../generated/model/listGamesParams.ts';

/** The filters are named as in the API, so they need no mapping. */
export type GameFilters = ListGamesParams;

/** Periods of the figures in days; the API's default is the middle one. */
export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = 30;

/** `edit` and `stats` name the game whose form or figures are open, at most one of the two; `days` is the figures' period. */
export type GameSearch = GameFilters & { edit?: string; stats?: string; days?: Period };

const MAX_SEARCH_LENGTH = 200;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The screen's search parameters; invalid ones count as absent. They match the generated `ListGamesQueryParams`, as a
 * test checks. The schema itself would pull zod into the sign-in page.
 */
export function gameSearch(raw: Record<string, unknown>): GameSearch {
  const edit = idOf(raw.edit);
  return {
    search: searchOf(raw.search),
    status: Object.values(GameStatus).find((status) => status === raw.status),
    edit,
    stats: edit === undefined ? idOf(raw.stats) : undefined,
    days: PERIODS.find((days) => days === raw.days),
  };
}

export function filtersOf({ search, status }: GameSearch): GameFilters {
  return { search, status };
}

export function hasFilters(filters: GameFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

function searchOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && text !== '' && text.length <= MAX_SEARCH_LENGTH ? text : undefined;
}

function idOf(value: unknown): string | undefined {
  const id = textOf(value);
  return id !== undefined && ID.test(id) ? id : undefined;
}

/** The router parses `?search=2048` as a number. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
