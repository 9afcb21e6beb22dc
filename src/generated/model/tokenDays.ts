/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * After how many days the token stops working.
 * @minimum 1
 * @maximum 365
 */
export type TokenDays = number;
