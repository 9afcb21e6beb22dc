import { idParam } from '../../lib/record-address.ts';
import { recordIdOf } from '../../lib/search-params.ts';

/** The screen's search parameters: the id of the open payout, converted by `idParam`. */
export type RevenueSearch = { payout?: string | number };

/** Anything that is not an id counts as absent. */
export function revenueSearch({ payout }: Record<string, unknown>): RevenueSearch {
  const id = recordIdOf(payout);
  return id === undefined ? {} : { payout: idParam(id) };
}

export function openPayoutOf({ payout }: RevenueSearch): string | undefined {
  return payout === undefined ? undefined : String(payout);
}
