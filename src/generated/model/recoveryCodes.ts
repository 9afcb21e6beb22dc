/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Ten codes, each of which signs in once when the second factor is lost. They are shown only here.
 */
export interface RecoveryCodes {
  /** Each for one sign-in. */
  recovery_codes: string[];
}
