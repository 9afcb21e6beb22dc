/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ImageUrl } from './imageUrl.ts';

/**
 * The fields of a game that change; those left out stay as they are.
 */
export interface UpdateGameRequest {
  /**
     * The name, not blank. White space around it is dropped.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  game_name?: string;
  /**
     * The studio that makes it.
     * @maxLength 200
     * @nullable
     */
  developer?: string | null;
  /**
     * What kind of game it is.
     * @maxLength 100
     * @nullable
     */
  genre?: string | null;
  /**
     * What it is about.
     * @maxLength 2000
     * @nullable
     */
  description?: string | null;
  image_url?: ImageUrl | null;
  /**
     * What the platform keeps of its sales, percent, at most two decimals. It holds for sales from now on.
     * @minimum 0
     * @maximum 100
     */
  platform_fee_percent?: number;
  /** The game's `updated_at` that the edit is based on. Left out, the edit is made whatever happened since. */
  updated_at?: string;
}
