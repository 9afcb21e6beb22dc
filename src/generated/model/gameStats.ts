/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { GameSeries } from './gameSeries.ts';
import type { GameTopItem } from './gameTopItem.ts';

/**
 * Figures of one game over a period.
 */
export interface GameStats {
  /** What the company earned with the game in the period, US dollars. */
  revenue: number;
  /**
     * How many transactions were made in the game in the period, in any status.
     * @minimum 0
     */
  transactions: number;
  /**
     * How many players made at least one of them.
     * @minimum 0
     */
  players: number;
  /** The items with the highest sales in the period, highest first, at most five. */
  top_items: GameTopItem[];
  series: GameSeries;
}
