/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { MonthlyRevenue } from './monthlyRevenue.ts';
import type { RevenueStatisticsByRevenueType } from './revenueStatisticsByRevenueType.ts';

/**
 * Revenue in all, by type and by month.
 */
export interface RevenueStatistics {
  /** All revenue since the beginning, less fees of withdrawals that came back, US dollars. */
  total_lifetime_revenue: number;
  /** All payouts since the beginning, US dollars. */
  total_paid_out: number;
  /** The revenue of each type, by the words of RevenueType; another word is to be shown as it is. A type without revenue may be left out. */
  by_revenue_type: RevenueStatisticsByRevenueType;
  monthly_stats: MonthlyRevenue;
}
