/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReasonCode } from './reasonCode.ts';

/**
 * The reason codes, also those that are retired.
 */
export interface ReasonCodeList {
  /** In the order of their labels. */
  reason_codes: ReasonCode[];
}
