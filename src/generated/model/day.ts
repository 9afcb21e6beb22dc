/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A day of the years 1000 to 9999, in UTC unless the call has a `time_zone`.
 * @pattern ^[1-9]\d{3}-
 */
export type Day = string;
