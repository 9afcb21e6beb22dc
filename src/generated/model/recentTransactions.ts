/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Transaction } from './transaction.ts';

/**
 * The newest transactions, the newest first.
 */
export interface RecentTransactions {
  /** The transactions, newest first. */
  transactions: Transaction[];
}
