/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The address at the identity provider to which the browser goes to sign in.
 */
export interface SignOnStart {
  /** The identity provider's page for signing in. */
  url: string;
}
