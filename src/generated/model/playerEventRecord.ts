/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The record as it was after the decision.
 */
export type PlayerEventRecord = {
  /**
     * The player.
     * @minLength 1
     * @maxLength 200
     */
  player_id: string;
  /** Its state, `frozen` or `active`. */
  state: string;
  /**
     * When the freeze ends by itself; null for one that does not.
     * @nullable
     */
  until: string | null;
  [key: string]: unknown;
 };
