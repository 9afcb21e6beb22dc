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
  operational: { tone: 'success', label: 'Operational', icon: CircleCheck },
  degraded: { tone: 'warning', label: 'Degraded', icon: TriangleAlert },
  down: { tone: 'danger', label: 'Down', icon: CircleX },
  not_used: { tone: 'neutral', label: 'Not used', icon: CircleMinus },
};

/** Statuses are an open enumeration: an unknown one is shown as it is. */
export function badgeOf(status: string): Badge {
  return isKnown(status) ? BADGE[status] : { tone: 'neutral', label: humanise(status), icon: Info };
}

function isKnown(status: string): status is ServiceStatus {
  return Object.hasOwn(ServiceStatus, status);
}

const UNITS: readonly [seconds: number, name: string][] = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

/** The two largest units: '3 days 6 hours', '12 minutes 1 second'. */
export function formatDuration(seconds: number): string {
  const words: string[] = [];
  let rest = Math.max(Math.floor(seconds), 0);
  for (const [size, name] of UNITS) {
    const count = Math.floor(rest / size);
    rest %= size;
    if (count > 0 && words.length < 2) words.push(`${count} ${name}${count === 1 ? '' : 's'}`);
    else if (words.length > 0) break;
  }
  return words.join(' ') || '0 seconds';
}

/** '12 ms', below ten with one decimal: '4.2 ms'. */
export function formatLatency(ms: number | null | undefined): string {
  if (typeof ms !== 'number' || !Number.isFinite(ms)) return '—';
  return `${ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms).toLocaleString('en-US')} ms`;
}
