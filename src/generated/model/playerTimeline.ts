/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PlayerTimelineEntry } from './playerTimelineEntry.ts';

/**
 * A page of what happened to a player.
 */
export interface PlayerTimeline {
  /** The newest first. */
  entries: PlayerTimelineEntry[];
  /**
     * Where the next page begins; null on the last one.
     * @nullable
     */
  next_cursor: string | null;
}
