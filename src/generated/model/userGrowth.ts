/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * One label and one value per day, in the order of the days.
 */
export interface UserGrowth {
  /** The UTC days, `YYYY-MM-DD`, oldest first. */
  labels: string[];
  /**
     * How many players joined on each of these days; as many as `labels`.
     * @items.minimum 0
     */
  data: number[];
}
