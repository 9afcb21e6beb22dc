import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { ServiceStatus } from '../../generated/model/serviceStatus.ts';
import { humanise } from '../../lib/words.ts';
import type { Tone } from '../../ui/theme/tone.ts';

type Badge = { tone: Tone; label: string; icon: LucideIcon };

const BADGE: Record<ServiceStatus, Badge> = {
  operational: { tone: 'success', label: 'Running', icon: CircleCheck },
  degraded: { tone: 'warning', label: 'Waiting for answers', icon: TriangleAlert },
  down: { tone: 'danger', label: 'No answers', icon: CircleX },
  not_used: { tone: 'neutral', label: 'Nothing is sent', icon: CircleMinus },
};

/** Statuses are an open enumeration: an unknown one is shown as it is. */
export function healthBadge(status: string): Badge {
  const known = Object.values(ServiceStatus).find((one) => one === status);
  return known ? BADGE[known] : { tone: 'neutral', label: humanise(status), icon: Info };
}

export const withdrawalsIn = (count: number): string => (count === 1 ? '1 withdrawal' : `${count} withdrawals`);
