/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type StatementDateOrderParameter = typeof StatementDateOrderParameter[keyof typeof StatementDateOrderParameter];


export const StatementDateOrderParameter = {
  day_first: 'day_first',
  month_first: 'month_first',
} as const;
