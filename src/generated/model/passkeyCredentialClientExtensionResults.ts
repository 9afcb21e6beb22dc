/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * No extension is used, so it is sent empty.
 */
export type PasskeyCredentialClientExtensionResults = { [key: string]: unknown };
