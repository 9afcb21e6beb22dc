/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The record as it was after the decision.
 */
export type ItemEventRecord = {
  /** The item. */
  item_id: string;
  [key: string]: unknown;
 };
