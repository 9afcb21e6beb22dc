import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { formatChange } from '../../lib/money.ts';
import { isReadable } from '../../lib/unreadable.ts';
import classes from './change.module.css';

type Props = {
  /** Absent or null when there is nothing to compare with. */
  percent: number | null | undefined;
  /** The direction that is good; by default neither. */
  good?: 'up';
  /** The reference period; undefined when the back end was asked for none. */
  against: string | undefined;
};

const ICON = { up: TrendingUp, down: TrendingDown, none: undefined };

/** A KPI's change. */
export function Change({ percent, good, against }: Props) {
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
      </span>
      {against && ` vs ${against}`}
    </span>
  );
}
