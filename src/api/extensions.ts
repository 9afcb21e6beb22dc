import type { AxiosRequestConfig } from 'axios';
import { keptExtensions } from '../first-paint/kept-extensions.ts';
import type { Area } from '../generated/extensions.ts';
import { failedCall } from '../lib/api-error.ts';
import { isLeftOut, settings } from '../lib/settings.ts';
import { getSession } from '../session.ts';

// The areas of the contract's extensions that the back end has. Where the operator has not set them, each is tried: try-area.ts.

/** What `npm run generate` adds to a call that is, or has parameters, beyond the specification. */
export interface Beyond {
  area?: Area;
  beyond?: 'call' | readonly string[];
}

/** Undefined while nobody knows. */
function known(area: Area): boolean | undefined {
  const { extensions } = settings;
  if (extensions === undefined) return keptExtensions()[area];
  return extensions === 'all' || (extensions !== 'none' && extensions.includes(area));
}

/** The screen that shows an area, where there is one: without it, links to its records lead nowhere. */
const SCREEN_OF: Partial<Record<Area, string>> = {
  approvals: '/approvals',
  players: '/players',
  'admin-users': '/users',
  'audit-logs': '/audit',
};

/** For what is shown: no while nobody knows, and the back end is asked. */
export function isOffered(area: Area): boolean {
  if (isLeftOut(SCREEN_OF[area] ?? '')) return false;
  const has = known(area);
  // A rejection is for those who call the area.
  if (has === undefined && getSession()) void offers(area).catch(() => undefined);
  return has === true;
}

/** For addresses: parameters that are known to do nothing are dropped. */
export const isLacking = (area: Area): boolean => known(area) === false;

/** For calls. @throws what the trial throws, if it could not find out */
export const offers = async (area: Area): Promise<boolean> =>
  known(area) ?? (await import('./try-area.ts')).tryArea(area);

/**
 * The call without what the back end does not have. At once, unless nobody knows yet.
 *
 * @throws an error with the status 501 when it does not have the call itself
 */
export function withinOffer(call: AxiosRequestConfig & Beyond): AxiosRequestConfig | Promise<AxiosRequestConfig> {
  const { area, beyond, ...whole } = call;
  const params = Object.entries<unknown>(call.params ?? {}).filter(([, value]) => value !== undefined);
  const within = params.filter(([name]) => !beyond?.includes(name));
  if (area === undefined || (beyond !== 'call' && within.length === params.length)) return whole;
  const has = known(area);
  if (has === undefined) return offers(area).then(() => withinOffer(call));
  if (has) return whole;
  if (beyond !== 'call') return { ...whole, params: Object.fromEntries(within) };
  throw failedCall(`The back end has no ${area}.`, { status: 501 });
}
