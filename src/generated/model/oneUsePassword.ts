/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A password that works once, to choose another one with. It is shown only here.
 */
export interface OneUsePassword {
  /** For one sign-in within 72 hours, after which another has to be chosen. */
  password: string;
}
