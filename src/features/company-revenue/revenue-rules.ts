import type { Payout } from '../../generated/model/payout.ts';
import type { RevenueStatistics } from '../../generated/model/revenueStatistics.ts';
import { RevenueType } from '../../generated/model/revenueType.ts';
import { humanise } from '../../lib/words.ts';

/** Amounts of the API have at most two decimals, for which rounding the product is exact. */
export function centsOf(usd: number): number {
  return Math.round(usd * 100);
}

/** The total in US dollars, added in whole cents: 0.1 + 0.2 is 0.3 here. */
export function sumUsd(amountsUsd: readonly number[]): number {
  return amountsUsd.reduce((cents, usd) => cents + centsOf(usd), 0) / 100;
}

export type RevenueShare = { type: string; label: string; usd: number; records: number };

const KNOWN: readonly string[] = Object.values(RevenueType);

/** The five types in the contract's order, then any that we do not know, by their own words. */
export function sharesOf(byType: RevenueStatistics['by_revenue_type']): RevenueShare[] {
  const unknown = Object.keys(byType).filter((type) => !KNOWN.includes(type));
  return [...KNOWN, ...unknown].map((type) => ({
    type,
    label: humanise(type),
    usd: byType[type]?.total_amount ?? 0,
    records: byType[type]?.record_count ?? 0,
  }));
}

/** As many as a doughnut has colours. */
const MOST_SEGMENTS = 5;

/** The shares as a doughnut takes them; what is too many for it goes into its last segment. */
export function segmentsOf(shares: readonly RevenueShare[]): { name: string; value: number }[] {
  const segments = shares.map(({ label, usd }) => ({ name: label, value: Math.max(0, usd) }));
  if (segments.length <= MOST_SEGMENTS) return segments;
  const rest = segments.slice(MOST_SEGMENTS - 1);
  const restUsd = sumUsd(rest.map(({ value }) => value));
  return [...segments.slice(0, MOST_SEGMENTS - 1), { name: 'Other types', value: restUsd }];
}

/** Percent of all revenue that has been paid out; undefined while there is none. */
export function paidOutPercent({ total_lifetime_revenue, total_paid_out }: RevenueStatistics): number | undefined {
  return total_lifetime_revenue > 0 ? (total_paid_out / total_lifetime_revenue) * 100 : undefined;
}

/** Nobody's name stands for the system (spec section 2). */
export function processedBy(payout: Payout): string {
  return payout.paid_out_by_user?.username || 'System';
}

/** What a payout is called, on the screen and in its link's dialog. */
export function nameOf(payout: Payout): string {
  return payout.payout_reference || `Payout ${payout.id}`;
}
