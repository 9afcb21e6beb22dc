/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The username of the administrator or service account who acted, in any case; `console` for an operator at the server's console, `payment rail` for what the rail's own list said, `housekeeping` for accounts that were disabled because they were idle.
 */
export type AuditActorFilterParameter = string;
