/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A mail address without a name.
 * @maxLength 254
 * @pattern ^[A-Za-z0-9._%+-]{1,64}@([A-Za-z0-9-]{1,63}[.])+[A-Za-z]{2,63}$
 */
export type MailAddress = string;
