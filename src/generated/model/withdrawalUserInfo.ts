/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Who the money is for.
 */
export interface WithdrawalUserInfo {
  /**
     * The company, where the player is one.
     * @nullable
     */
  company_name?: string | null;
  /**
     * Where to write to.
     * @nullable
     */
  contact_email?: string | null;
  /**
     * Where to call.
     * @nullable
     */
  contact_phone?: string | null;
}
