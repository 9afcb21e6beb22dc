import type { WebhookDelivery } from '../../../src/generated/model/webhookDelivery.ts';
import type { WebhookTarget } from '../../../src/generated/model/webhookTarget.ts';
import { eventId } from '../../records/events.ts';
import { targetVersion } from './commands.ts';
import type { DeliveryRow, Target } from './queries.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export function presentTarget({
  target,
  waiting,
  lastDeliveredAt,
  lastError,
  hasFailedForADay,
  isReplacing,
}: Target): WebhookTarget {
  const { previousSecretUntil } = target;
  return {
    id: target.targetId,
    url: target.url,
    description: target.description,
    version: targetVersion(target),
    created_at: target.createdAt.toISOString(),
    waiting,
    last_delivered_at: iso(lastDeliveredAt),
    failing_since: iso(target.failingSince),
    has_failed_for_a_day: hasFailedForADay,
    last_error: target.failingSince === null ? null : lastError,
    previous_secret_until: isReplacing ? iso(previousSecretUntil) : null,
    events: target.events as WebhookTarget['events'],
    alerts: target.alerts,
    is_active: target.isActive,
  };
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const isTest = row.position === null;
  return {
    id: String(row.deliveryId),
    event_id: isTest ? null : eventId(row),
    type: row.type,
    subject_id: isTest ? null : row.subject.slice(row.subject.indexOf(':') + 1),
    state: row.state as WebhookDelivery['state'],
    attempts: row.attempts,
    created_at: row.createdAt.toISOString(),
    last_attempt_at: iso(row.triedAt),
    next_attempt_at: row.state === 'waiting' ? iso(row.nextAt) : null,
    delivered_at: iso(row.deliveredAt),
    answer_status: row.answerStatus,
    error: row.state === 'delivered' ? null : row.error,
  };
}
