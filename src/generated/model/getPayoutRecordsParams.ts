/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type GetPayoutRecordsParams = {
/**
 * At most this many records.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
/**
 * The `next_cursor` of the page before.
 * @maxLength 200
 */
cursor?: string;
};
