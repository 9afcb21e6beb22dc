/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { GameEvent } from './gameEvent.ts';
import type { GameEventType } from './gameEventType.ts';

/**
 * The body of a webhook message about a record of the kind game.
 */
export interface GameMessage {
  type: GameEventType;
  /** When it was decided. */
  timestamp: string;
  data: GameEvent;
}
