/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The fields of the record and of the call to which the second person agrees, as they were when it was asked, by their names in this contract; and the `signals` of a withdrawal at that moment. Ids are left out for a caller who may not read the record.
 */
export type ApprovalRequestShown = { [key: string]: unknown };
