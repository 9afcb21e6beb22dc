/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * A payment.
 */
export type ConfirmStatementLineRequestPaymentsItem = {
  withdrawal_id: Id;
  /**
     * Which attempt to send it.
     * @minimum 1
     * @maximum 1000
     */
  attempt: number;
};
