/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * When the message was sent, in seconds since 1970. Refuse one that is more than five minutes old, which may have been recorded.
 */
export type MessageTimestampParameter = string;
