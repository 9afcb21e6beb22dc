import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { formatChange } from '../../lib/money.ts';
import { isReadable } from '../../lib/unreadable.ts';
import classes from './change.module.css';
import type { Period } from './dashboard-search.ts';

type Props = {
  /** Absent or null when there is nothing to compare with. */
  percent: number | null | undefined;
  days: Period;
  /** The direction that is good; by default neither. */
  good?: 'up';
  /** The reference period; defaults to the same number of days before, both without today. */
  against?: string;
};

const ICON = { up: TrendingUp, down: TrendingDown, none: undefined };

/** A KPI's change. */
export function Change({ percent, days, good, against = `previous ${days} days` }: Props) {
  const { text, direction } = formatChange(percent);
  // A label in words says itself against what it is.
  if (!isReadable(percent)) return <span className={classes.change}>{text}</span>;
  const Icon = ICON[direction];
  const tone = good && direction !== 'none' ? (direction === good ? 'success' : 'danger') : 'neutral';
  return (
    <span className={classes.change}>
      <span className={classes.percent} data-tone={tone}>
        {Icon && <Icon size={13} />}
        {text}
      </span>{' '}
      vs {against}
    </span>
  );
}
