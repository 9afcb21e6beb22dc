/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { DeskTextKind } from './deskTextKind.ts';

/**
 * A text that a key puts where it belongs.
 */
export interface DeskText {
  /** Whether the key rejects for this reason, or writes this note. */
  kind: DeskTextKind;
  /**
     * The text, which can be changed before it is sent.
     * @minLength 1
     * @maxLength 1000
     */
  text: string;
}
