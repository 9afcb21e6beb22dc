/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { FeedEvent } from './feedEvent.ts';
import type { FeedEventType } from './feedEventType.ts';

/**
 * The body of a webhook message about a record of the kind feed.
 */
export interface FeedMessage {
  type: FeedEventType;
  /** When it was decided. */
  timestamp: string;
  data: FeedEvent;
}
