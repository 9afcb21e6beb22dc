/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ConfirmStatementLineRequestPaymentsItem } from './confirmStatementLineRequestPaymentsItem.ts';

/**
 * Which match to confirm. Empty, the one that is proposed.
 */
export interface ConfirmStatementLineRequest {
  /**
     * The proposed match as it was seen. Another one is refused with 409. Left out, any.
     * @pattern ^[1-9][0-9]{0,14}$
     */
  match_id?: string;
  /**
     * The payments that the line is about; for money that came in, the payment that it returns.
     * @minItems 1
     * @maxItems 100
     */
  payments?: ConfirmStatementLineRequestPaymentsItem[];
  /**
     * The part of the line that is a fee, US dollars. It needs `payments`.
     * @maximum 100000000
     * @exclusiveMinimum 0
     */
  fee?: number;
}
