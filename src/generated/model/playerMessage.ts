/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PlayerEvent } from './playerEvent.ts';
import type { PlayerMessageType } from './playerMessageType.ts';

/**
 * The body of a webhook message about a record of the kind player.
 */
export interface PlayerMessage {
  /** What was done. */
  type: PlayerMessageType;
  /** When it was decided. */
  timestamp: string;
  data: PlayerEvent;
}
