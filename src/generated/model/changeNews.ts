/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Change } from './change.ts';

/**
 * Changes since the event before.
 */
export interface ChangeNews {
  /** Each record once or more often; in the first event there are none. */
  changes: Change[];
  /**
     * How many withdrawals await review now, 1,000 for more; left out for whoever may not read them.
     * @minimum 0
     * @maximum 1000
     */
  withdrawals_waiting?: number;
}
