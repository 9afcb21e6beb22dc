/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * One label and one value per day, in the order of the days.
 */
export interface RevenueChart {
  /** The UTC days, `YYYY-MM-DD`, oldest first. */
  labels: string[];
  /** What the company earned on each of these days, US dollars; as many as `labels`. */
  data: number[];
}
