/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * An address to which events are sent.
 */
export interface WebhookTargetRequest {
  /**
     * An https address in a public network, without user, password and fragment.
     * @minLength 1
     * @maxLength 2000
     */
  url: string;
  /**
     * What it is for, for administrators.
     * @maxLength 200
     */
  description?: string;
}
