/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The six digits that the app shows.
 * @pattern ^\d{6}$
 */
export type OneTimeCode = string;
