/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PaymentLimit } from './paymentLimit.ts';

/**
 * Limits of what is sent. They come from the server's environment only; reaching one pauses payments, and going on does not raise it.
 */
export interface PaymentLimits {
  hour: PaymentLimit;
  day: PaymentLimit;
}
