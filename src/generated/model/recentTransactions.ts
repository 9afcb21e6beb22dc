/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Transaction } from './transaction.ts';

export interface RecentTransactions {
  /** The transactions, newest first. */
  transactions: Transaction[];
}
