/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * How dates with slashes are read, such as 05/11/2026. Needed only where no date in the file settles it.
 */
export type ReconcileStatementRequestDateOrder = typeof ReconcileStatementRequestDateOrder[keyof typeof ReconcileStatementRequestDateOrder];


export const ReconcileStatementRequestDateOrder = {
  day_first: 'day_first',
  month_first: 'month_first',
} as const;
