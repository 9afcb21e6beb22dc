/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The same fields afterwards, and what was noted; only where one entry is asked for. Null for what was deleted.
 * @nullable
 */
export type AuditEntryAfter = { [key: string]: unknown } | null;
