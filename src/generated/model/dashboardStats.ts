/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { TransactionMix } from './transactionMix.ts';

/**
 * The figures that the administrator may see.
 */
export interface DashboardStats {
  /** What the company earned in the period, over all revenue types, US dollars. */
  totalRevenue?: number;
  /**
     * The change of revenue against as many days before, percent, one decimal; null when there was none. Today is left out.
     * @nullable
     */
  revenueChange?: number | null;
  /**
     * How many players made at least one transaction in the period.
     * @minimum 0
     */
  activeUsers?: number;
  /**
     * The change of active players against as many days before, percent, one decimal; null when there were none. Today is left out.
     * @nullable
     */
  userChange?: number | null;
  /**
     * How many transactions were made in the period, in any status.
     * @minimum 0
     */
  totalTransactions?: number;
  /**
     * The change of transactions against as many days before, percent, one decimal; null when there were none. Today is left out.
     * @nullable
     */
  transactionChange?: number | null;
  /**
     * How many withdrawals await review now, whatever the period.
     * @minimum 0
     */
  pendingWithdrawals?: number;
  /**
     * The change of `pendingWithdrawals` against their number as many days ago, percent, one decimal; null when there were none.
     * @nullable
     */
  withdrawalChange?: number | null;
  transactionTypes?: TransactionMix;
  /** What the company earned since 00:00 UTC today, US dollars. */
  todayRevenue?: number;
  /**
     * How many players joined since 00:00 UTC today.
     * @minimum 0
     */
  todayNewPlayers?: number;
  /**
     * How many transactions were made since 00:00 UTC today, in any status.
     * @minimum 0
     */
  todayTransactions?: number;
  /** The mean amount of today's transactions, US dollars, rounded to cents; 0 when there are none. */
  todayAvgTransaction?: number;
  /**
     * The revenue of each UTC day of the period, oldest first, today last, US dollars. Together it is `totalRevenue`.
     * @maxItems 90
     */
  revenueSeries?: number[];
  /**
     * How many players made at least one transaction on each UTC day of the period, oldest first, today last.
     * @maxItems 90
     * @items.minimum 0
     */
  activeUsersSeries?: number[];
  /**
     * How many transactions were made on each UTC day of the period, oldest first, today last. Together they are `totalTransactions`.
     * @maxItems 90
     * @items.minimum 0
     */
  transactionsSeries?: number[];
  /**
     * How many withdrawals awaited review at the end of each UTC day of the period, oldest first; the last one is `pendingWithdrawals`.
     * @maxItems 90
     * @items.minimum 0
     */
  pendingWithdrawalsSeries?: number[];
}
