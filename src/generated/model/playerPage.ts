/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Player } from './player.ts';

/**
 * A page of players.
 */
export interface PlayerPage {
  /** In the order that was asked for. */
  players: Player[];
  /**
     * Where the next page begins; null on the last one.
     * @nullable
     */
  next_cursor: string | null;
  /**
     * How many players match, on all pages.
     * @minimum 0
     * @maximum 10000
     */
  total?: number;
  /** More players match than `total` says. */
  total_capped?: boolean;
}
