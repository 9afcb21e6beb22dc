/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Records that show a signal: the `player`, the player's `withdrawals` or `transactions`, or the other `players`.
 */
export type SignalEvidence = typeof SignalEvidence[keyof typeof SignalEvidence];


export const SignalEvidence = {
  player: 'player',
  withdrawals: 'withdrawals',
  transactions: 'transactions',
  players: 'players',
} as const;
