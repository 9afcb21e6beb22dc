/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * One refused field.
 */
export interface FieldError {
  /** Where it is, with dots between names; the name of a query or path parameter. */
  path: string;
  /** What is wrong with it, as the end of a sentence that begins with the field. */
  message: string;
}
