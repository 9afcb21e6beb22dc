import { oneOf } from '../../lib/search-params.ts';

/** Lengths of a period in days; spec section 9. */
export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

export const DEFAULT_PERIOD: Period = 7;

export type DashboardSearch = { days?: Period };

/** The screen's search parameters; an unknown period counts as absent. */
export function dashboardSearch(raw: Record<string, unknown>): DashboardSearch {
  return { days: oneOf(PERIODS, raw.days) };
}
