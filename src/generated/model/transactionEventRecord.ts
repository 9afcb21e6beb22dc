/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The record as it was after the decision.
 */
export type TransactionEventRecord = {
  /**
     * The transaction.
     * @minLength 1
     * @maxLength 200
     */
  transaction_id: string;
  /** Its type. */
  transaction_type: string;
  /**
     * Whose it is.
     * @minLength 1
     * @maxLength 200
     */
  player_id: string;
  /**
     * The game in which it was made.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  game_id: string | null;
  /** Its amount. */
  amount: number;
  /** The fee of it. */
  fee: number;
  /** Its status after the decision. */
  status: string;
  [key: string]: unknown;
 };
