/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A note.
 */
export interface NoteRequest {
  /**
     * What is to be noted, as plain text; not blank. White space around it is dropped.
     * @minLength 1
     * @maxLength 4000
     * @pattern \S
     */
  text: string;
}
