/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Transaction } from './transaction.ts';

/**
 * One page of the transactions that match, and how many there are.
 */
export interface TransactionPage {
  /** The transactions of the page, newest first. */
  transactions: Transaction[];
  /**
     * How many pages there are; 0 when nothing matches.
     * @minimum 0
     */
  totalPages: number;
  /**
     * Which page this is.
     * @minimum 1
     */
  page?: number;
  /**
     * How many transactions match, over all pages. With a `search` or a `player_id`, the newest 10,000 of them at most.
     * @minimum 0
     */
  total?: number;
  /** True when a `search` or a `player_id` finds more than the 10,000 that `total` and `totalPages` count. */
  totalCapped?: boolean;
  /** Where a `search` was ended, because many transactions match the other filters and few of them the search: the time of the oldest that was looked at. `total` and `totalPages` count what was found since then; an earlier `date_to` looks at older ones. Otherwise it is left out. */
  searchedUntil?: string;
}
