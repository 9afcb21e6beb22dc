/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PaymentRailKind } from './paymentRailKind.ts';

/**
 * By what this server pays.
 */
export interface PaymentRail {
  /** `none` pays nothing, `simulator` pays nobody, `http` is a payment rail at an address. */
  kind: PaymentRailKind;
  /**
     * Where the rail is, without secrets; null when it has no address.
     * @nullable
     */
  address: string | null;
  /**
     * When the rail last answered any of the processes about a payment; null when it never did.
     * @nullable
     */
  last_answer_at: string | null;
}
