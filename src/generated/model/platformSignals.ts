/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Facts about the player that a review may want, as the platform knows them.
 */
export interface PlatformSignals {
  /**
     * How long ago the bank account was first used, days.
     * @minimum 0
     * @maximum 100000
     */
  account_age_days?: number;
  /**
     * The country of the bank, ISO 3166-1.
     * @pattern ^[A-Z]{2}$
     */
  bank_country?: string;
  /**
     * From how many devices the player has signed in.
     * @minimum 0
     * @maximum 100000
     */
  device_count?: number;
}
