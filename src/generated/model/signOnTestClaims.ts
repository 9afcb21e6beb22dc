/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Every claim of the ID token, as the provider sent it.
 */
export type SignOnTestClaims = { [key: string]: unknown };
