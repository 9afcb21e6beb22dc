import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { PaymentLimit } from '../../generated/model/paymentLimit.ts';
import type { ServiceStatus } from '../../generated/model/serviceStatus.ts';
import { formatUsd } from '../../lib/money.ts';
import { type Badge, badgeIn } from '../../ui/values/status-badge.tsx';

const BADGE: Record<ServiceStatus, Badge> = {
  operational: { tone: 'success', label: 'Running', icon: CircleCheck },
  degraded: { tone: 'warning', label: 'Waiting for answers', icon: TriangleAlert },
  down: { tone: 'danger', label: 'No answers', icon: CircleX },
  not_used: { tone: 'neutral', label: 'Nothing is sent', icon: CircleMinus },
};

export const healthBadge = (status: string): Badge => badgeIn(BADGE, status);

/** A limit in words; without one, the limit that the busiest time of the last 90 days suggests. */
export function limitInWords({ limit, proposed }: PaymentLimit): string {
  if (limit !== null) return `At most ${formatUsd(limit)}.`;
  if (proposed === null) return 'No limit set.';
  return `No limit set. Suggested: ${formatUsd(proposed)} (twice the 90-day peak).`;
}
