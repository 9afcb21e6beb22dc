/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * One broken invariant.
 */
export interface BooksFinding {
  /** Which one. */
  invariant: string;
  /** What does not add up, in words for an administrator. */
  message: string;
}
