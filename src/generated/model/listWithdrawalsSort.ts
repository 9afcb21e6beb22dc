/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type ListWithdrawalsSort = typeof ListWithdrawalsSort[keyof typeof ListWithdrawalsSort];


export const ListWithdrawalsSort = {
  created_at_desc: 'created_at_desc',
  created_at_asc: 'created_at_asc',
  requested_amount_desc: 'requested_amount_desc',
  requested_amount_asc: 'requested_amount_asc',
} as const;
