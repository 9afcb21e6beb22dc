/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Withdrawals of other players to the same bank accounts, by the platform's fingerprints of these.
 */
export interface SharedAccount {
  /**
     * How many withdrawals, up to 1,000.
     * @minimum 1
     * @maximum 1000
     */
  withdrawal_count: number;
  /**
     * Whose withdrawals, up to 20 players.
     * @maxItems 20
     * @items.minLength 1
     * @items.maxLength 200
     */
  player_ids: string[];
}
