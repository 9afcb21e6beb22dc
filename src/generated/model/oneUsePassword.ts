/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export interface OneUsePassword {
  /** For one sign-in within 72 hours, after which another has to be chosen. */
  password: string;
}
