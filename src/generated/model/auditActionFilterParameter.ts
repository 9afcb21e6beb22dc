/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * An action, as `<area>.<verb>`, or an area, which stands for all of its actions.
 */
export type AuditActionFilterParameter = string;
