/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What kind of record it is about.
 */
export type FeedEventSubjectType = typeof FeedEventSubjectType[keyof typeof FeedEventSubjectType];


export const FeedEventSubjectType = {
  feed: 'feed',
} as const;
