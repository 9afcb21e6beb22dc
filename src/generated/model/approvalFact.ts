/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * `amount` of the one decision, in bulk of each; `decider_day_sum`, what the same person decided alone within 24 hours, with this decision; `player_day_sum`, what people let go to the same player within 24 hours, with this decision.
 */
export type ApprovalFact = typeof ApprovalFact[keyof typeof ApprovalFact];


export const ApprovalFact = {
  amount: 'amount',
  decider_day_sum: 'decider_day_sum',
  player_day_sum: 'player_day_sum',
} as const;
