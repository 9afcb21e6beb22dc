/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { GameStatus } from './gameStatus.ts';

/**
 * The status that the game has from now on.
 */
export interface ToggleGameStatusRequest {
  /** The status that the game is to have. Left out, it gets the other one than it has. */
  status?: GameStatus;
}
