/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type ListPlatformEventsParams = {
/**
 * The `next_cursor` of the answer before. Left out, the feed begins with the oldest event that is kept.
 * @maxLength 200
 */
after?: string;
/**
 * How many seconds to wait for the first new event.
 * @minimum 0
 * @maximum 8
 */
wait?: number;
/**
 * At most this many events.
 * @minimum 1
 * @maximum 1000
 */
limit?: number;
};
