/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Length of the series in UTC days, 7, 30 or 90. It ends with today.
 */
export type ChartDaysParameter = number;
