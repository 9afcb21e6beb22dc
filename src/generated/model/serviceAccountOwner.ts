/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The administrator who owns a service account.
 */
export interface ServiceAccountOwner {
  /**
     * The administrator's id.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** The administrator's name. */
  username: string;
  /** Whether the administrator is disabled. Then no token of the account works. */
  is_disabled: boolean;
}
