/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The caller’s password as it is, and as it shall be.
 */
export interface ChangePasswordRequest {
  /**
     * The password in force.
     * @minLength 1
     * @maxLength 200
     */
  current_password: string;
  /**
     * The password from now on, at least 12 characters, another than the one in force; not a common one, not one with the username in it.
     * @minLength 12
     * @maxLength 200
     */
  new_password: string;
}
