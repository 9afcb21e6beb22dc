/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What an administrator did to the other account; `sign_on_name`, that somebody signs in at the identity provider with the name of an account that was there before; `console`, that somebody at the console linked both; `sign_on_fallback`, that a former version took one account for the other by its name, which counts no longer.
 */
export type PersonLinkReason = typeof PersonLinkReason[keyof typeof PersonLinkReason];


export const PersonLinkReason = {
  invited: 'invited',
  renewed_invitation: 'renewed_invitation',
  reset_password: 'reset_password',
  reset_factors: 'reset_factors',
  enabled: 'enabled',
  sign_on_name: 'sign_on_name',
  console: 'console',
  sign_on_fallback: 'sign_on_fallback',
} as const;
