import type { Payout } from '../../generated/model/payout.ts';
import type { PayoutRecord } from '../../generated/model/payoutRecord.ts';
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

/** As many as a doughnut is read with. */
const MOST_SEGMENTS = 5;

/** A fee has the colour that its kind of transaction has in the dashboard's mix. */
const COLORS = new Map<string, number>([
  [RevenueType.purchase_fee, 0],
  [RevenueType.transfer_fee, 1],
  [RevenueType.withdrawal_fee, 2],
  [RevenueType.platform_fee, 5],
]);
const OTHER = 6;

/** The shares as a doughnut takes them; what is too many for it goes into its last segment. */
export function segmentsOf(shares: readonly RevenueShare[]): { name: string; value: number; color: number }[] {
  const segments = shares.map(({ type, label, usd }) => ({
    name: label,
    value: Math.max(0, usd),
    color: COLORS.get(type) ?? OTHER,
  }));
  if (segments.length <= MOST_SEGMENTS) return segments;
  const rest = segments.slice(MOST_SEGMENTS - 1);
  const restUsd = sumUsd(rest.map(({ value }) => value));
  return [...segments.slice(0, MOST_SEGMENTS - 1), { name: 'Other types', value: restUsd, color: OTHER }];
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

/** Where the source of a record is found, as a link takes it: the type says what it is; of others a back end does not tell. */
export function sourceScreenOf({ revenue_type, source_id }: PayoutRecord) {
  if (!source_id) return undefined;
  if (revenue_type === RevenueType.withdrawal_fee) return { to: '/withdrawals', search: { open: source_id } } as const;
  if (revenue_type === RevenueType.purchase_fee || revenue_type === RevenueType.transfer_fee) {
    // The transaction's own id is another one, which only the list knows.
    return { to: '/transactions', search: { search: source_id } } as const;
  }
  return undefined;
}
