import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { formatChange } from '../../lib/money.ts';
import classes from './change.module.css';
import type { Period } from './dashboard-search.ts';

type Props = {
  /** Absent or null where there is nothing to compare with. */
  percent: number | null | undefined;
  days: Period;
  /** Which direction is welcome; left out: neither. */
  good?: 'up';
  /** What it is compared with; left out: as many days before, where neither has a part of today. */
  against?: string;
};

const ICON = { up: TrendingUp, down: TrendingDown, none: undefined };

/** A KPI's change. */
export function Change({ percent, days, good, against = `${days} days before, without today` }: Props) {
  if (typeof percent !== 'number' || !Number.isFinite(percent)) return <span className={classes.change}>—</span>;
  const { text, direction } = formatChange(percent);
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
