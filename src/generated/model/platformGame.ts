/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { GameStatus } from './gameStatus.ts';
import type { Id } from './id.ts';
import type { ImageUrl } from './imageUrl.ts';

/**
 * A game, as the platform has it.
 */
export interface PlatformGame {
  /** The platform's id of the game. */
  game_id: Id;
  /**
     * The name, not blank. White space around it is dropped.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  game_name: string;
  /**
     * The studio that makes it.
     * @maxLength 200
     */
  developer?: string;
  /**
     * What kind of game it is.
     * @maxLength 100
     */
  genre?: string;
  /**
     * What it is about.
     * @maxLength 2000
     */
  description?: string;
  image_url?: ImageUrl | null;
  /**
     * What the platform keeps of its sales, percent, at most two decimals.
     * @minimum 0
     * @maximum 100
     */
  platform_fee_percent: number;
  status?: GameStatus;
  /** The record's version by the platform's clock, to the millisecond; at most five minutes ahead of ours. */
  updated_at: string;
}
