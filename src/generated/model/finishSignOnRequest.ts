/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The address with which the identity provider sent the browser back.
 */
export interface FinishSignOnRequest {
  /**
     * The query with which the provider sent the browser back.
     * @minLength 1
     * @maxLength 8000
     */
  answer: string;
}
