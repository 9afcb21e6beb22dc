/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PlayerEvent } from './playerEvent.ts';
import type { PlayerEventType } from './playerEventType.ts';

/**
 * The body of a webhook message about a record of the kind player.
 */
export interface PlayerMessage {
  type: PlayerEventType;
  /** When it was decided. */
  timestamp: string;
  data: PlayerEvent;
}
