/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The time of the daily summary.
 */
export interface SummaryTime {
  /**
     * The full hour, in the time zone.
     * @minimum 0
     * @maximum 23
     */
  hour: number;
  /**
     * The IANA name of the time zone. The server refuses a zone that it does not know with 422.
     * @pattern ^[A-Za-z0-9_+/-]{1,64}$
     */
  time_zone: string;
}
