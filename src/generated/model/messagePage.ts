/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Message } from './message.ts';

/**
 * A page of the messages to administrators.
 */
export interface MessagePage {
  /** The newest first. */
  messages: Message[];
  /**
     * Where the next page begins; null on the last one.
     * @nullable
     */
  next_cursor: string | null;
}
