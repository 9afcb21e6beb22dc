/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Every claim of the userinfo, which is only asked for when the ID token lacks roles or names.
 */
export type SignOnTestUserinfo = { [key: string]: unknown };
