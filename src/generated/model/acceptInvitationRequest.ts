/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The token of an invitation’s link, and the password that its administrator chose.
 */
export interface AcceptInvitationRequest {
  /**
     * What the link carries.
     * @minLength 1
     * @maxLength 200
     */
  token: string;
  /**
     * The password from now on, at least 12 characters; not a common one, not one with the username in it.
     * @minLength 12
     * @maxLength 200
     */
  new_password: string;
}
