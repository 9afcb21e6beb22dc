/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Why a decision is not signed: no passkey, none that was added at least 24 hours before, or none whose addition is recorded with its public key; add that one anew.
 */
export type UnsignedBecause = typeof UnsignedBecause[keyof typeof UnsignedBecause];


export const UnsignedBecause = {
  no_passkey: 'no_passkey',
  passkey_too_new: 'passkey_too_new',
  passkey_not_recorded: 'passkey_not_recorded',
} as const;
