/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PlatformTransaction } from './platformTransaction.ts';

/**
 * Transactions, 1 to 1,000 at once.
 */
export interface PlatformTransactionsRequest {
  /**
     * The records, each looked at by itself.
     * @minItems 1
     * @maxItems 1000
     */
  records: PlatformTransaction[];
  /** Whether nothing is stored where one record cannot be. */
  all_or_nothing?: boolean;
}
