/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PlatformId } from './platformId.ts';

/**
 * A player, as the platform has it.
 */
export interface PlatformPlayer {
  /** The platform's id of the player. */
  player_id: PlatformId;
  /**
     * The player's e-mail address.
     * @minLength 3
     * @maxLength 254
     * @pattern ^[^\s@]+@[^\s@]+$
     */
  email: string;
  /**
     * The name that other players see. White space around it is dropped.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  display_name: string;
  /** When the player joined; at most five minutes ahead of our clock, and never changed. */
  registered_at: string;
  /** The record's version by the platform's clock, to the millisecond; at most five minutes ahead of ours. */
  updated_at: string;
}
