/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What was done.
 */
export type WithdrawalMessageType = typeof WithdrawalMessageType[keyof typeof WithdrawalMessageType];


export const WithdrawalMessageType = {
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
