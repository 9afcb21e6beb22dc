/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PlatformPlayer } from './platformPlayer.ts';

/**
 * Players, 1 to 1,000 at once.
 */
export interface PlatformPlayersRequest {
  /**
     * The records, each looked at by itself.
     * @minItems 1
     * @maxItems 1000
     */
  records: PlatformPlayer[];
  /** Whether nothing is stored where one record cannot be. */
  all_or_nothing?: boolean;
}
