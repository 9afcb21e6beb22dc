/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A way to read it.
 */
export type StatementQuestionChoicesItem = {
  /** The value to send. */
  value: string;
  /** The meaning of that value. */
  words: string;
};
