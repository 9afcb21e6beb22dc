import { flagOf, oneOf, recordIdOf } from '../../lib/search-params.ts';

/** The page sizes on offer; the second is the default (spec section 9). */
export const PAGE_SIZES = [5, 10, 25, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;

/** The screen's search parameters. */
export type ItemSearch = {
  /** The game whose items are listed. */
  game_id?: string;
  /** Zero-based; absent for the first. */
  page?: number;
  /** Rows per page; absent for the default. */
  size?: number;
  /** The item that the form edits. */
  edit?: string;
  /** The form for a new item is open. */
  new?: true;
  /** The item whose values the new one starts with. */
  copy?: string;
  /** The import of a file is open. */
  import?: true;
};

/** Invalid parameters count as absent. */
export function itemSearch(raw: Record<string, unknown>): ItemSearch {
  const edit = recordIdOf(raw.edit);
  const isNew = edit === undefined ? flagOf(raw.new) : undefined;
  return {
    game_id: recordIdOf(raw.game_id),
    page: pageOf(raw.page),
    size: sizeOf(raw.size),
    edit,
    new: isNew,
    copy: isNew && recordIdOf(raw.copy),
    import: flagOf(raw.import),
  };
}

/** Another game starts on its first page, with no form open. */
export function forGame(before: ItemSearch, game_id: string): ItemSearch {
  return { game_id, size: before.size };
}

export function withPaging(before: ItemSearch, page: number, size: number): ItemSearch {
  return { ...before, page: pageOf(page), size: sizeOf(size) };
}

/** The page to show of `rows`: the last one when the requested page is beyond it, as after a deletion. */
export function pageWithin(page: number, size: number, rows: number): number {
  return Math.max(0, Math.min(page, Math.ceil(rows / size) - 1));
}

function pageOf(value: unknown): number | undefined {
  const page = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof page === 'number' && Number.isSafeInteger(page) && page > 0 ? page : undefined;
}

function sizeOf(value: unknown): number | undefined {
  const size = oneOf(PAGE_SIZES, value);
  return size === DEFAULT_PAGE_SIZE ? undefined : size;
}
