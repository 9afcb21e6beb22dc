/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type ListPlayerNotesParams = {
/**
 * At most this many notes.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
/**
 * The `next_cursor` of the page before.
 * @maxLength 200
 */
cursor?: string;
};
