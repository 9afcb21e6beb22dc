/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type ListPayoutsParams = {
/**
 * At most this many, the newest.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
};
