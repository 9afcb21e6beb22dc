/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The authenticator's answer, with what the browser signed in `clientDataJSON`.
 */
export type PasskeyCredentialResponse = { [key: string]: unknown };
