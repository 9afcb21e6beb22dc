import type { LucideIcon } from 'lucide-react';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { humanise } from '../../lib/words.ts';
import type { Tone } from '../theme/tone.ts';
import classes from './status-badge.module.css';

export type Badge = { tone: Tone; label: string; icon: LucideIcon; title?: string };

/** The badge of a value of an open enumeration: an unknown value is shown as it is. */
export function badgeIn(badges: Readonly<Record<string, Badge>>, value: string): Badge {
  const known = Object.hasOwn(badges, value) ? badges[value] : undefined;
  return known ?? { tone: 'neutral', label: humanise(value) || 'Unknown', icon: CircleDashed };
}

/** A status as colour, icon and word at once, so that nobody depends on seeing one of them. */
export function StatusBadge({ tone, label, icon: Icon, title }: Badge) {
  return (
    <span className={classes.badge} data-tone={tone} title={title}>
      <Icon size={13} strokeWidth={2.25} />
      {label}
    </span>
  );
}
