import type { PlatformEvent } from '../../../src/generated/model/platformEvent.ts';
import { type EventRow, presentEvent } from '../../records/events.ts';
import type { ClaimedDelivery } from './delivery-commands.ts';

/** The message of a delivery: an event of the feed, or a test when there is no event. */
export function messageOf(delivery: ClaimedDelivery, event: EventRow | undefined): { id: string; body: string } {
  if (!event) {
    const timestamp = delivery.createdAt.toISOString();
    return {
      // Its subject is unique, also after a backup of the database was restored.
      id: delivery.subject.replace(':', '-'),
      body: JSON.stringify({ type: delivery.type, timestamp, data: {} }),
    };
  }
  const data: PlatformEvent = presentEvent(event);
  return { id: data.id, body: JSON.stringify({ type: data.type, timestamp: data.created_at, data }) };
}
