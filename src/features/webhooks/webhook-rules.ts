import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { WebhookTarget } from '../../generated/model/webhookTarget.ts';
import type { Badge } from '../../ui/values/status-badge.tsx';

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
