/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A UTC day of the years 1000 to 9999.
 * @pattern ^[1-9]\d{3}-
 */
export type Day = string;
