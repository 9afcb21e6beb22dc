/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A compliance hold.
 */
export interface PlayerHold {
  /** Why. */
  reason: string;
  /**
     * The administrator's username; null where the demo data has it from nobody.
     * @nullable
     */
  held_by: string | null;
  /** Since when. */
  held_at: string;
}
