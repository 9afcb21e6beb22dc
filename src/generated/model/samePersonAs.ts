/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * That an administrator counts as one person with whoever asked.
 */
export interface SamePersonAs {
  /** The username of the administrator. */
  username: string;
  /** Why, and what ends it, in words. */
  because: string;
}
