/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The incoming webhook of a chat.
 */
export interface ChatRequest {
  /**
     * Its address, which is a secret.
     * @minLength 1
     * @maxLength 2000
     */
  url: string;
}
