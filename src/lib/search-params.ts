// Reads the search parameters of a URL. Anybody can write a URL, so an invalid value counts as absent. Written without
// zod, which would be pulled into the sign-in page, because the router parses URLs in the entry chunk; tests compare
// these rules with the contract's schemas.

import { type Collection, idProblem } from './id-problem.ts';

const MAX_SEARCH_LENGTH = 200;
/** The contract's `Id`, as requests have it. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The contract's `time_zone`. */
const ZONE = /^[A-Za-z0-9_+/-]{1,64}$/;

/** The router parses `?search=100482` as a number. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The text of a search field. */
export function searchOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && text !== '' && text.length <= MAX_SEARCH_LENGTH ? text : undefined;
}

/** An id in a filter. */
export function idOf(value: unknown): string | undefined {
  const id = textOf(value);
  return id !== undefined && ID.test(id) ? id : undefined;
}

/** The cursor of a page of a list. */
export function cursorOf(value: unknown): string | undefined {
  const cursor = textOf(value);
  return cursor !== undefined && cursor !== '' && cursor.length <= 200 ? cursor : undefined;
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

/** One of these texts or numbers. */
export function oneOf<T extends string | number>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => String(known) === textOf(value));
}

const LAST_PAGE = 1_000_000;

/** A page of a list with numbered ones; the first is left out. */
export function pageOf(value: unknown): number | undefined {
  const page = typeof value === 'number' ? value : undefined;
  return page !== undefined && Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : undefined;
}

export function hasFilters(filters: object): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/** Whether the address opens the import of a file. */
export const isImport = (raw: Record<string, unknown>): boolean => raw.import === true || raw.import === 'true';
