/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Answers of extensions; none is asked.
 */
export type PasskeyCredentialClientExtensionResults = { [key: string]: unknown };
