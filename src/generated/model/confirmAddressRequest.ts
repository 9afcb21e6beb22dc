/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The token of the link that was sent to an address.
 */
export interface ConfirmAddressRequest {
  /**
     * The value of `confirm` in the link.
     * @minLength 20
     * @maxLength 200
     */
  token: string;
}
