/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type ListRecentTransactionsParams = {
/**
 * At most this many.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};
