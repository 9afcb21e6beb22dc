import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ServiceStatus } from '../../generated/model/serviceStatus.ts';
import { formatCount } from '../../lib/money.ts';
import { isReadable } from '../../lib/unreadable.ts';
import { counted } from '../../lib/words.ts';
import { type Badge, badgeIn } from '../../ui/values/status-badge.tsx';

const BADGE: Record<ServiceStatus, Badge> = {
  operational: { tone: 'success', label: 'Operational', icon: CircleCheck },
  degraded: { tone: 'warning', label: 'Degraded', icon: TriangleAlert },
  down: { tone: 'danger', label: 'Down', icon: CircleX },
  not_used: { tone: 'neutral', label: 'Not used', icon: CircleMinus },
};

export const badgeOf = (status: string): Badge => badgeIn(BADGE, status);

const UNITS: readonly [seconds: number, name: string][] = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

/** The two largest units: '3 days 6 hours', '12 minutes 1 second'. */
export function formatDuration(seconds: number | undefined): string {
  if (!isReadable(seconds)) return '—';
  const words: string[] = [];
  let rest = Math.max(Math.floor(seconds), 0);
  for (const [size, name] of UNITS) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count > 0 && words.length < 2) words.push(counted(count, name));
    else if (words.length > 0) break;
  }
  return words.join(' ') || '0 seconds';
}

/** '12 ms', below ten with one decimal: '4.2 ms'. */
export function formatLatency(ms: number | null | undefined): string {
  if (typeof ms !== 'number' || !Number.isFinite(ms)) return '—';
  return `${ms < 10 ? Math.round(ms * 10) / 10 : formatCount(ms)} ms`;
}
