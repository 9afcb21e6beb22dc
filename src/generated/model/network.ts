/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * An address, or a network as in 203.0.113.0/24 or 2001:db8::/48.
 * @minLength 1
 * @maxLength 60
 */
export type Network = string;
