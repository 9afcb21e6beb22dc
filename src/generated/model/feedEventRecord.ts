/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The record as it was after the decision.
 */
export type FeedEventRecord = {
  /** Send records again that changed after this time. */
  resync_from: string;
  [key: string]: unknown;
 };
