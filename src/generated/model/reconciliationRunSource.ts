/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whether it was a file or the list of the payment rail itself.
 */
export type ReconciliationRunSource = typeof ReconciliationRunSource[keyof typeof ReconciliationRunSource];


export const ReconciliationRunSource = {
  file: 'file',
  rail: 'rail',
} as const;
