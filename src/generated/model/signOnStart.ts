/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export interface SignOnStart {
  /** The identity provider's page for signing in. */
  url: string;
}
