/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The record as it was after the decision.
 */
export type GameEventRecord = {
  /**
     * The game.
     * @minLength 1
     * @maxLength 200
     */
  game_id: string;
  /** Its name. */
  game_name: string;
  /** Its status. */
  status: string;
  /** The fee of purchases in it in percent. */
  platform_fee_percent: number;
  [key: string]: unknown;
 };
