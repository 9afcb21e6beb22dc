/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The kind of credential.
 */
export type PasskeyCredentialType = typeof PasskeyCredentialType[keyof typeof PasskeyCredentialType];


export const PasskeyCredentialType = {
  'public-key': 'public-key',
} as const;
