/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The address with which the identity provider sent the browser back, if it did.
 */
export interface TestSignOnRequest {
  /**
     * The query with which the provider sent the browser back. Left out, only the provider's metadata is tested.
     * @minLength 1
     * @maxLength 8000
     */
  answer?: string;
}
