/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { FeedEvent } from './feedEvent.ts';
import type { FeedMessageType } from './feedMessageType.ts';

/**
 * The body of a webhook message about a record of the kind feed.
 */
export interface FeedMessage {
  /** What was done. */
  type: FeedMessageType;
  /** When it was decided. */
  timestamp: string;
  data: FeedEvent;
}
