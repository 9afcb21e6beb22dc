/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { GameEvent } from './gameEvent.ts';
import type { GameMessageType } from './gameMessageType.ts';

/**
 * The body of a webhook message about a record of the kind game.
 */
export interface GameMessage {
  /** What was done. */
  type: GameMessageType;
  /** When it was decided. */
  timestamp: string;
  data: GameEvent;
}
