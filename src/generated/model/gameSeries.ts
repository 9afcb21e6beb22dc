/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The period day by day.
 */
export interface GameSeries {
  /** The UTC days, `YYYY-MM-DD`, oldest first. */
  labels: string[];
  /** What the company earned with the game on each of these days, US dollars. */
  revenue: number[];
  /**
     * How many transactions were made in the game on each of these days.
     * @items.minimum 0
     */
  transactions: number[];
}
