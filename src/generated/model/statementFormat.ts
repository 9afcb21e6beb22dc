/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The format of a statement's file.
 */
export type StatementFormat = typeof StatementFormat[keyof typeof StatementFormat];


export const StatementFormat = {
  csv: 'csv',
  camt052: 'camt.052',
  camt053: 'camt.053',
  camt054: 'camt.054',
  mt940: 'mt940',
  bai2: 'bai2',
  ofx: 'ofx',
} as const;
