/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type ListReconciliationDifferencesState = typeof ListReconciliationDifferencesState[keyof typeof ListReconciliationDifferencesState];


export const ListReconciliationDifferencesState = {
  open: 'open',
  closed: 'closed',
} as const;
