/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { GameItem } from './gameItem.ts';

/**
 * The items of one game.
 */
export interface GameItemList {
  /** The items, by `sort_order`. */
  items: GameItem[];
}
