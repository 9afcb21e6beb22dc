import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { WebhookDelivery } from '../../generated/model/webhookDelivery.ts';
import type { WebhookDeliveryState } from '../../generated/model/webhookDeliveryState.ts';
import type { WebhookTarget } from '../../generated/model/webhookTarget.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { type Badge, badgeIn } from '../../ui/values/status-badge.tsx';

/** How a target is doing. */
export function targetBadge({
  is_active,
  failing_since,
  has_failed_for_a_day,
  last_delivered_at,
}: WebhookTarget): Badge {
  if (!is_active) return { tone: 'warning', label: 'Switched off', icon: CirclePause };
  if (has_failed_for_a_day) return { tone: 'danger', label: 'Failing for a day', icon: CircleX };
  if (failing_since !== null) return { tone: 'warning', label: 'Failing', icon: TriangleAlert };
  if (last_delivered_at === null) return { tone: 'neutral', label: 'Nothing sent yet', icon: Clock };
  return { tone: 'success', label: 'Working', icon: CircleCheck };
}

const DELIVERY: Record<WebhookDeliveryState, Badge> = {
  waiting: { tone: 'warning', label: 'Waiting', icon: Clock },
  delivered: { tone: 'success', label: 'Delivered', icon: CircleCheck },
  given_up: { tone: 'danger', label: 'Given up', icon: CircleX },
};

export const deliveryBadge = (state: string): Badge => badgeIn(DELIVERY, state);

/** Whether the message is being sent, or will be at once: its outcome is only a moment away. */
export const isDue = ({ next_attempt_at }: Pick<WebhookDelivery, 'next_attempt_at'>): boolean =>
  next_attempt_at !== null && Date.parse(next_attempt_at) <= serverNow();
