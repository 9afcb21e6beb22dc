/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What was done.
 */
export type FeedEventType = typeof FeedEventType[keyof typeof FeedEventType];


export const FeedEventType = {
  feedchanged: 'feed.changed',
} as const;
