import type { Payout } from '../../generated/model/payout.ts';
import type { PayoutRecord } from '../../generated/model/payoutRecord.ts';
import type { RevenueStatistics } from '../../generated/model/revenueStatistics.ts';
import { RevenueType } from '../../generated/model/revenueType.ts';
import * as needs from '../../generated/permissions.ts';
import { percentOf, sumUsd } from '../../lib/money.ts';
import { isReadable } from '../../lib/unreadable.ts';
import { humanise } from '../../lib/words.ts';

/** Undefined where the back end sent none. */
type Figure = number | undefined;

export type RevenueShare = { type: string; label: string; usd: Figure; records: Figure };

const KNOWN: readonly string[] = Object.values(RevenueType);

/** The five types in the contract's order, then unknown types, under their own names. A type without revenue may be left out. */
export function sharesOf(byType: RevenueStatistics['by_revenue_type']): RevenueShare[] {
  const unknown = Object.keys(byType).filter((type) => !KNOWN.includes(type));
  return [...KNOWN, ...unknown].map((type) => ({
    type,
    label: humanise(type),
    usd: byType[type] ? byType[type].total_amount : 0,
    records: byType[type] ? byType[type].record_count : 0,
  }));
}

/** More segments make a doughnut hard to read. */
const MAX_SEGMENTS = 5;

/** A fee has the same colour as its kind of transaction in the dashboard's mix. */
const COLORS = new Map<string, number>([
  [RevenueType.purchase_fee, 0],
  [RevenueType.transfer_fee, 1],
  [RevenueType.withdrawal_fee, 2],
  [RevenueType.platform_fee, 5],
]);
const OTHER = 6;

/** The doughnut's segments; the last one combines all shares beyond the maximum. */
export function segmentsOf(shares: readonly RevenueShare[]): { name: string; value: Figure; color: number }[] {
  const segments = shares.map(({ type, label, usd }) => ({
    name: label,
    value: isReadable(usd) ? Math.max(0, usd) : usd,
    color: COLORS.get(type) ?? OTHER,
  }));
  if (segments.length <= MAX_SEGMENTS) return segments;
  const rest = segments.slice(MAX_SEGMENTS - 1);
  const restUsd = sumUsd(rest.map(({ value }) => value));
  const value = isReadable(restUsd) ? restUsd : undefined;
  return [...segments.slice(0, MAX_SEGMENTS - 1), { name: 'Other types', value, color: OTHER }];
}

/** Percentage of all revenue that has been paid out; undefined without revenue. */
export function paidOutPercent({ total_lifetime_revenue, total_paid_out }: RevenueStatistics): number | undefined {
  return percentOf(total_paid_out, total_lifetime_revenue);
}

/** A payout without a user was made by the system (spec section 2). */
export function processedBy(payout: Payout): string {
  return payout.paid_out_by_user?.username || 'System';
}

/** A payout's name, on the screen and in the dialog. */
export function nameOf(payout: Payout): string {
  return payout.payout_reference || `Payout ${payout.id}`;
}

/** The screen that shows a record's source, and the permission that it takes. Some types of records have none. */
export function sourceScreenOf({ revenue_type, source_id }: PayoutRecord) {
  if (!source_id) return undefined;
  if (revenue_type === RevenueType.withdrawal_fee) {
    return { screen: { to: '/withdrawals', search: { open: source_id } }, needs: needs.getWithdrawal } as const;
  }
  if (revenue_type === RevenueType.purchase_fee || revenue_type === RevenueType.transfer_fee) {
    // The link searches, because only the list knows the numeric id of the transaction.
    return { screen: { to: '/transactions', search: { search: source_id } }, needs: needs.listTransactions } as const;
  }
  return undefined;
}
