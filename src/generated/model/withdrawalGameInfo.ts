/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The game in which the money was earned.
 */
export interface WithdrawalGameInfo {
  /**
     * The game's name.
     * @nullable
     */
  game_name?: string | null;
  /**
     * The game's id.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  game_id?: string | null;
  /**
     * The studio that makes the game.
     * @nullable
     */
  developer?: string | null;
}
