/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A record that has changed; its call says how.
 */
export interface Change {
  /** A client passes over a word that it does not know. */
  kind: 'withdrawal' | 'transaction' | 'approval' | 'mention' | string;
  /**
     * The record's id, of a mention that of the withdrawal or player; null for more records than are named.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  id: string | null;
  /** True for a record that was not there before. */
  is_new: boolean;
}
