/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The colour of its card, red, green and blue in hexadecimal.
 * @pattern ^#[0-9A-Fa-f]{6}$
 */
export type ItemColor = string;
