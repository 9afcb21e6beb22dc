/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A player whose freeze could not be ended, and why.
 */
export interface UnfreezeFailure {
  /**
     * The player's id.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** Why it did not end, in words for an administrator. */
  reason: string;
}
