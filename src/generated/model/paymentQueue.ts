/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PaymentStage } from './paymentStage.ts';

/**
 * The withdrawals that are approved or being paid, by how far they are.
 */
export interface PaymentQueue {
  /** Approved, and not yet long enough. */
  cooling_off: PaymentStage;
  /** To be sent next, or as soon as payments go on. */
  ready: PaymentStage;
  /** Sent to the payment rail, which still has time to answer. */
  sent: PaymentStage;
  /** Sent, and waiting for an answer for longer than one question to the rail may take. */
  unanswered: PaymentStage;
}
