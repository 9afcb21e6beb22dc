/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export interface RecoveryCodes {
  /** Each for one sign-in. */
  recovery_codes: string[];
}
