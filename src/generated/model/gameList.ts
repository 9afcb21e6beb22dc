/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Game } from './game.ts';

/**
 * All games that match, by name.
 */
export interface GameList {
  /** The games, by name. */
  games: Game[];
}
