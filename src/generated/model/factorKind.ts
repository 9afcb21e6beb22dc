/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * `totp` is an authenticator app that shows one-time codes (RFC 6238).
 */
export type FactorKind = typeof FactorKind[keyof typeof FactorKind];


export const FactorKind = {
  passkey: 'passkey',
  totp: 'totp',
} as const;
