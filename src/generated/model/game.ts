/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { GameStatus } from './gameStatus.ts';

/**
 * A game of the platform.
 */
export interface Game {
  /**
     * The id.
     * @minLength 1
     * @maxLength 200
     */
  game_id: string;
  /** The name. */
  game_name: string;
  /**
     * The studio that makes it.
     * @nullable
     */
  developer?: string | null;
  /**
     * What kind of game it is.
     * @nullable
     */
  genre?: string | null;
  /**
     * What it is about.
     * @nullable
     */
  description?: string | null;
  /**
     * The address of its picture.
     * @nullable
     */
  image_url?: string | null;
  /**
     * What the platform keeps of its sales, percent.
     * @nullable
     */
  platform_fee_percent?: number | null;
  /** Whether players can play it. A value that is not in GameStatus is to be shown as it is. */
  status?: GameStatus | string;
  /**
     * How many items it has, active or not.
     * @minimum 0
     */
  item_count?: number;
  /**
     * How many players have made a transaction in it.
     * @minimum 0
     */
  player_count?: number;
  /** When it was added. */
  created_at?: string;
  /** When it last changed; to be sent with an edit. */
  updated_at?: string;
}
