import type { PlatformEvent } from '../../src/generated/model/platformEvent.ts';
import type { ClaimedDelivery } from './delivery-commands.ts';
import type { EventRow } from './queries.ts';

/** An event is sent with the id that it has in the feed, so that a platform which reads both knows it again. */
export function messageOf(delivery: ClaimedDelivery, event: EventRow | undefined): { id: string; body: string } {
  if (!event) {
    const timestamp = delivery.createdAt.toISOString();
    return {
      id: `test-${delivery.deliveryId}`,
      body: JSON.stringify({ type: delivery.type, timestamp, data: {} }),
    };
  }
  const data: PlatformEvent = {
    id: String(event.position),
    type: event.type,
    subject_type: event.subjectType,
    subject_id: event.subjectId,
    created_at: event.createdAt.toISOString(),
    record: event.record as Record<string, unknown>,
  };
  return { id: data.id, body: JSON.stringify({ type: data.type, timestamp: data.created_at, data }) };
}
