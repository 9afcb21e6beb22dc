/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Why nobody would be signed in.
 */
export interface SignOnFailure {
  /** How far the sign-in came; a client shows a step that it does not know as it is. */
  step: string;
  /** The cause in one word; a client shows one that it does not know as it is. */
  cause: string;
  /** The cause in words, and what to set where. */
  explanation: string;
  /** The provider's own words, if it said any. */
  said?: string;
}
