/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PlatformWithdrawal } from './platformWithdrawal.ts';

/**
 * Requests for withdrawals, 1 to 1,000 at once.
 */
export interface PlatformWithdrawalsRequest {
  /**
     * The records, each looked at by itself.
     * @minItems 1
     * @maxItems 1000
     */
  records: PlatformWithdrawal[];
  /** Whether nothing is stored where one record cannot be. */
  all_or_nothing?: boolean;
}
