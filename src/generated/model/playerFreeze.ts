/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A freeze.
 */
export interface PlayerFreeze {
  /** Why. */
  reason: string;
  /**
     * The administrator's username; null where the demo data has it from nobody.
     * @nullable
     */
  frozen_by: string | null;
  /** Since when. */
  frozen_at: string;
  /**
     * When it ends by itself; null where somebody must end it.
     * @nullable
     */
  until: string | null;
}
