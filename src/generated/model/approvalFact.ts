/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * `amount` of the one decision, in bulk the sum of all that it would let go alone; `decider_day_sum`, what the same person decided alone within 24 hours, with this decision; `player_day_sum`, what people let go to the same player within 24 hours, with this decision; `own_program_amount`, the amount of what a service account of the decider's has stored, in bulk their sum.
 */
export type ApprovalFact = typeof ApprovalFact[keyof typeof ApprovalFact];


export const ApprovalFact = {
  amount: 'amount',
  decider_day_sum: 'decider_day_sum',
  player_day_sum: 'player_day_sum',
  own_program_amount: 'own_program_amount',
} as const;
