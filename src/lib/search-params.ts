// Reads and writes the search parameters of a URL. Each is the text that was typed, also where it looks like a number, or like
// `null`. Anybody can write a URL, so an invalid value counts as absent. Written without zod, which would be pulled into the sign-in
// page, because the router parses URLs in the entry chunk; tests compare these rules with the contract's schemas.

import { type Collection, idProblem } from './id-problem.ts';

const MAX_SEARCH_LENGTH = 200;
/** The contract's `Id`, as requests have it. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The contract's `time_zone`. */
const ZONE = /^[A-Za-z0-9_+/-]{1,64}$/;

/** The parameters by their names, as forms write them: `+` is a space, and `%2B` a plus. */
export const readSearch = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));

/** With its `?`; empty without parameters. An undefined one is left out, and a lone surrogate, which no address can hold, is replaced. */
export function writeSearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** A parameter as it was read, or as the portal's own links have it. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The text of a search field. A longer one is cut as the field cuts it: without a search, the list would show everything. */
export function searchOf(value: unknown): string | undefined {
  return textOf(value)?.slice(0, MAX_SEARCH_LENGTH) || undefined;
}

/** An id in a filter. */
export function idOf(value: unknown): string | undefined {
  const id = textOf(value);
  return id !== undefined && ID.test(id) ? id : undefined;
}

/** The cursor of a page of a list. Those of players have an id of up to 128 characters in them. */
export function cursorOf(value: unknown): string | undefined {
  const cursor = textOf(value);
  return cursor !== undefined && cursor !== '' && cursor.length <= 300 ? cursor : undefined;
}

/** The id of a record that the link opens: any text that an answer may have. */
export function recordIdOf(value: unknown, collection?: Collection): string | undefined {
  const id = textOf(value);
  return id !== undefined && idProblem(id, collection) === undefined ? id : undefined;
}

/** A day that exists, as YYYY-MM-DD, from the year 1000 on. */
export function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  // Date rolls 30 February over into March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
}

/** The zone of a filter's days. One that the browser does not know counts as absent, as without days. */
export function zoneOf(value: unknown, ...days: (string | undefined)[]): string | undefined {
  const zone = textOf(value);
  if (zone === undefined || !ZONE.test(zone) || !days.some(Boolean)) return undefined;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return undefined;
  }
}

/** A form or dialog that is open, or not. */
export const flagOf = (value: unknown): true | undefined => (value === true || value === 'true' ? true : undefined);

/** One of these texts or numbers. */
export function oneOf<T extends string | number>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => String(known) === textOf(value));
}

const LAST_PAGE = 1_000_000;

/** A page of a list with numbered ones; the first is left out. */
export function pageOf(value: unknown): number | undefined {
  const text = textOf(value);
  const page = text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : 1;
  return page > 1 && page <= LAST_PAGE ? page : undefined;
}

/**
 * A page of a list in which each page names the cursor of the next one. The number is the reader's, starting at 1; the first page has
 * neither, and it is unknown in a link that has the cursor alone.
 */
export type PageOfList = { cursor?: string | undefined; page?: number | undefined };
export const FIRST: PageOfList = { cursor: undefined, page: undefined };

export const pageOfList = (cursor: string | undefined, page: unknown): PageOfList =>
  cursor === undefined ? FIRST : { cursor, page: pageOf(page) };

export function hasFilters(filters: object): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}
