/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ItemEvent } from './itemEvent.ts';
import type { ItemEventType } from './itemEventType.ts';

/**
 * The body of a webhook message about a record of the kind item.
 */
export interface ItemMessage {
  type: ItemEventType;
  /** When it was decided. */
  timestamp: string;
  data: ItemEvent;
}
