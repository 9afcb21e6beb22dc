/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What was done.
 */
export type FeedMessageType = typeof FeedMessageType[keyof typeof FeedMessageType];


export const FeedMessageType = {
  feedchanged: 'feed.changed',
} as const;
