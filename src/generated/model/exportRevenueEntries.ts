/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type ExportRevenueEntries = typeof ExportRevenueEntries[keyof typeof ExportRevenueEntries];


export const ExportRevenueEntries = {
  revenue: 'revenue',
  payouts: 'payouts',
} as const;
