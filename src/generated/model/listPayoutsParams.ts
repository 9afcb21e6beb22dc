/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type ListPayoutsParams = {
/**
 * At most this many payouts.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
/**
 * The `next_cursor` of the page before.
 * @pattern ^[1-9][0-9]{0,14}$
 */
cursor?: string;
};
