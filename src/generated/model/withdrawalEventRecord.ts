/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The record as it was after the decision.
 */
export type WithdrawalEventRecord = {
  /**
     * The withdrawal.
     * @minLength 1
     * @maxLength 200
     */
  withdrawal_id: string;
  /**
     * Whose it is.
     * @minLength 1
     * @maxLength 200
     */
  player_id: string;
  /**
     * The game in which it was asked for.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  game_id: string | null;
  /** Its status after the decision. */
  status: string;
  /** The amount that was asked for. */
  requested_amount: number;
  /** The fee of it. */
  processing_fee: number;
  /** What is paid. */
  net_payout_amount: number;
  /** How many payments were tried before. */
  attempt: number;
  [key: string]: unknown;
 };
