/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * `rail`, the list of the payment rail. `file` for comparisons that servers before contract 4.0.0 made.
 */
export type ReconciliationRunSource = typeof ReconciliationRunSource[keyof typeof ReconciliationRunSource];


export const ReconciliationRunSource = {
  file: 'file',
  rail: 'rail',
} as const;
