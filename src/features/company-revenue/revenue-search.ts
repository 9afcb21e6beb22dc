import { recordIdOf } from '../../lib/search-params.ts';

/** The screen's search parameters: the id of the open payout. */
export type RevenueSearch = { payout?: string | undefined };

/** Anything that is not an id counts as absent. */
export function revenueSearch({ payout }: Record<string, unknown>): RevenueSearch {
  return { payout: recordIdOf(payout) };
}
