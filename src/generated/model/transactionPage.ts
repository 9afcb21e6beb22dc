/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Transaction } from './transaction.ts';

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
     * How many transactions match, over all pages.
     * @minimum 0
     */
  total?: number;
}
