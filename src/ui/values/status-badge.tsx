import type { LucideIcon } from 'lucide-react';
import type { Tone } from '../theme/tone.ts';
import classes from './status-badge.module.css';

type Props = { tone: Tone; label: string; icon: LucideIcon };

/** A status in three ways at once, colour, icon and word, so that none of them has to be seen to be understood. */
export function StatusBadge({ tone, label, icon: Icon }: Props) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon size={13} strokeWidth={2.25} />
      {label}
    </span>
  );
}
