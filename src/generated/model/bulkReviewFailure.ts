/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A withdrawal that was not changed, and why.
 */
export interface BulkReviewFailure {
  /**
     * The withdrawal's id.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** Why it did not change, in words for an administrator. */
  reason: string;
}
