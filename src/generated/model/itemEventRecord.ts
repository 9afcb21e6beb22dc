/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The record as it was after the decision.
 */
export type ItemEventRecord = {
  /**
     * The item.
     * @minLength 1
     * @maxLength 200
     */
  item_id: string;
  [key: string]: unknown;
 };
