/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * An opaque id, as this server takes it.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type Id = string;
