/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Personal data, for this answer only. Of a player there is only the address.
 */
export interface RevealedPerson {
  /**
     * The e-mail address; null where the player is erased.
     * @nullable
     */
  player_email: string | null;
  /**
     * Of a withdrawal, the company.
     * @nullable
     */
  company_name?: string | null;
  /**
     * Of a withdrawal, where to write to.
     * @nullable
     */
  contact_email?: string | null;
  /**
     * Of a withdrawal, where to call.
     * @nullable
     */
  contact_phone?: string | null;
}
