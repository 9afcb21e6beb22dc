/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type ListPlayerTimelineParams = {
/**
 * At most this many entries.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
/**
 * The `next_cursor` of the page before.
 * @maxLength 200
 */
cursor?: string;
};
