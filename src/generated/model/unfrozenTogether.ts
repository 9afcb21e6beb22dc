/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { UnfreezeFailure } from './unfreezeFailure.ts';

/**
 * What became of the freezes that one person began. One that somebody else ended meanwhile is in neither list.
 */
export interface UnfrozenTogether {
  /**
     * The ids of the players whose freeze ended.
     * @maxItems 500
     */
  unfrozen: string[];
  /**
     * Those who are still frozen, each with the reason.
     * @maxItems 500
     */
  failed: UnfreezeFailure[];
  /** Whether there are freezes that this call did not come to. The same call with another key ends them. */
  has_more: boolean;
}
