import type { LucideIcon } from 'lucide-react';
import type { Tone } from '../theme/tone.ts';
import classes from './status-badge.module.css';

type Props = { tone: Tone; label: string; icon: LucideIcon };

/** A status as colour, icon and word at once, so that nobody depends on seeing one of them. */
export function StatusBadge({ tone, label, icon: Icon }: Props) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon size={13} strokeWidth={2.25} />
      {label}
    </span>
  );
}
