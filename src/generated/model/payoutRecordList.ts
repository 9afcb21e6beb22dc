/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PayoutRecord } from './payoutRecord.ts';

/**
 * A page of the revenue records that a payout used.
 */
export interface PayoutRecordList {
  /** The records, in the order in which they were recorded. */
  records: PayoutRecord[];
  /**
     * The `cursor` of the next page; null or absent on the last.
     * @nullable
     */
  next_cursor?: string | null;
}
