/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The fields that changed, as they were; only where one entry is asked for. Null for what is new. What identifies a player is masked without `players.pii`.
 * @nullable
 */
export type AuditEntryBefore = { [key: string]: unknown } | null;
