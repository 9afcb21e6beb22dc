/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The id of the event, by which a message that comes twice is known. It is the same in the feed.
 */
export type MessageIdParameter = string;
