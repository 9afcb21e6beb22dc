/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PlatformGame } from './platformGame.ts';

/**
 * Games, 1 to 1,000 at once.
 */
export interface PlatformGamesRequest {
  /**
     * The records, each looked at by itself.
     * @minItems 1
     * @maxItems 1000
     */
  records: PlatformGame[];
  /** Whether nothing is stored where one record cannot be. */
  all_or_nothing?: boolean;
  /** Whether a record that an administrator has changed is overwritten; it is in the audit log. */
  force?: boolean;
}
