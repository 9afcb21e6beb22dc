/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The record as it was after the decision.
 */
export type ApprovalsEventRecord = {
  /** Until when no second person is asked for. */
  until: string;
  [key: string]: unknown;
 };
