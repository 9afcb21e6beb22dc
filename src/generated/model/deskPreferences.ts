/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { DeskText } from './deskText.ts';

/**
 * How the review desk works for the caller. Left out of an answer, its keys are on and there are no texts.
 */
export interface DeskPreferences {
  /** Whether single keys decide about the withdrawal on the desk. */
  has_keys: boolean;
  /**
     * The caller's own texts. Each is used by the key of its number, the first by 1.
     * @maxItems 9
     */
  texts: DeskText[];
}
