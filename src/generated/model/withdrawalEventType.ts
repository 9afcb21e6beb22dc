/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What was done.
 */
export type WithdrawalEventType = typeof WithdrawalEventType[keyof typeof WithdrawalEventType];


export const WithdrawalEventType = {
  withdrawalapproved: 'withdrawal.approved',
  withdrawalrecalled: 'withdrawal.recalled',
  withdrawalrejected: 'withdrawal.rejected',
  withdrawalcancelled: 'withdrawal.cancelled',
  withdrawalprocessing: 'withdrawal.processing',
  withdrawalcompleted: 'withdrawal.completed',
  withdrawalfailed: 'withdrawal.failed',
  withdrawalreturned: 'withdrawal.returned',
  withdrawalreleased: 'withdrawal.released',
} as const;
