/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * An administrator who made a payout.
 */
export interface PayoutUser {
  /** The username. */
  username: string;
}
