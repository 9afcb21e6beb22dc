/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Revenue by UTC calendar month.
 */
export interface MonthlyRevenue {
  /** The revenue of this month so far, US dollars. */
  current_month: number;
  /** The revenue of the whole month before, US dollars. */
  previous_month: number;
  /** The mean of the complete months since the first revenue, at most the last twelve, US dollars, rounded to cents; 0 while there is none. */
  average: number;
  /**
     * The change from the previous month to the current one, percent, one decimal, over the same whole UTC days of both: those of the current month up to yesterday. Null when those days of the previous month had no revenue, or less than was reversed in them, and on the first of a month.
     * @nullable
     */
  growth_rate: number | null;
}
