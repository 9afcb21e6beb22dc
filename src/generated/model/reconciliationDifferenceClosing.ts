/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Why a difference is none any more.
 */
export interface ReconciliationDifferenceClosing {
  /**
     * The explanation, for whoever asks later.
     * @minLength 1
     * @maxLength 1000
     * @pattern \S
     */
  explanation: string;
}
