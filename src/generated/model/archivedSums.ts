/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A player's withdrawals of the system before this one.
 */
export interface ArchivedSums {
  /**
     * How many there are.
     * @minimum 1
     */
  withdrawal_count: number;
  /** Amounts of paid ones, fees included, US dollars. */
  paid: number;
  /** Amounts of rejected ones, US dollars. */
  rejected: number;
}
