/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PersonLinkReason } from './personLinkReason.ts';
import type { RecordId } from './recordId.ts';

/**
 * That two accounts count as one person, and why. It lasts until a third person confirms that they are two (`confirmPerson`), or somebody at the server's console.
 */
export interface PersonLink {
  id: RecordId;
  /** The username of the account that was invited, reset or enabled again, or has the other one's name. */
  username: string;
  /** The username of the account that did this, or had the name first. */
  counts_as: string;
  /** How the link came about. A client shows `reason` for a word that it does not know. */
  why: PersonLinkReason | string;
  /** The same in a few words. */
  reason: string;
  /** Since when they count as one person. */
  at: string;
  /** Whether a third person can end it. What rests on a name, or on the word of the console, only the console takes back. */
  is_confirmable: boolean;
}
