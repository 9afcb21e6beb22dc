/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Who the money is for.
 */
export interface WithdrawalUserInfo {
  /**
     * The company, where the player is one. Masked without `players.pii`, as in `L•••`.
     * @nullable
     */
  company_name?: string | null;
  /**
     * Where to write to. Masked as `player_email` is.
     * @nullable
     */
  contact_email?: string | null;
  /**
     * Where to call. Without `players.pii` only the last two digits are shown, as in `•••42`.
     * @nullable
     */
  contact_phone?: string | null;
}
