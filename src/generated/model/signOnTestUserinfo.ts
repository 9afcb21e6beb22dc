/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Every claim of the userinfo, which is only asked for when the ID token lacks roles, names or the address.
 */
export type SignOnTestUserinfo = { [key: string]: unknown };
