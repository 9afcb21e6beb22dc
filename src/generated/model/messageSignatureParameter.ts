/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * `v1,` and the base64 of the HMAC-SHA-256 of `<webhook-id>.<webhook-timestamp>.<body>`, by the secret without `whsec_`, decoded from base64. While a secret is replaced there are two, separated by a space.
 */
export type MessageSignatureParameter = string;
