/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Empty.
 */
export type TestMessageData = { [key: string]: unknown };
