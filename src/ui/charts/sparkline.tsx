import { isReadable } from '../../lib/unreadable.ts';
import classes from './sparkline.module.css';

const WIDTH = 120;
const HEIGHT = 32;
/** Half of the line's width, so that its extremes are not cut off. */
const EDGE = 2;

/** With more days, what each differs from the one before hides where the figures go. */
const MANY_DAYS = 14;
const WEEK = 7;

type Props = { label: string; data: readonly number[]; soFar?: boolean };

/**
 * A small line chart without axes, beside the figure itself. Its scale begins at zero, so that a small change looks small. Of many days it
 * draws the average of seven, without a last day that is not over. Renders nothing for fewer than two points, or beside figures that
 * cannot be read.
 *
 * @param soFar the last day is not over: the line to it is dashed
 */
export function Sparkline({ label, data: days, soFar = false }: Props) {
  if (days.length < 2 || !days.every(isReadable)) return null;
  const isMany = days.length > MANY_DAYS;
  const data = isMany ? averagesOf(soFar ? days.slice(0, -1) : days) : days;
  const isDashed = soFar && !isMany;
  const name = isMany ? `${label}: average of 7 days` : label;
  const least = Math.min(0, ...data);
  const span = Math.max(...data) - least;
  const points = data.map((value, index) => {
    const x = EDGE + (index / (data.length - 1)) * (WIDTH - 2 * EDGE);
    const share = span === 0 ? 0 : (value - least) / span;
    return `${x.toFixed(1)},${(HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)).toFixed(1)}`;
  });
  return (
    <svg
      className={classes.spark}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={name}
    >
      <title>{name}</title>
      <polygon className={classes.area} points={`${EDGE},${HEIGHT} ${points.join(' ')} ${WIDTH - EDGE},${HEIGHT}`} />
      <polyline className={classes.line} points={points.slice(0, isDashed ? -1 : undefined).join(' ')} />
      {isDashed && <polyline className={classes.line} data-so-far points={points.slice(-2).join(' ')} />}
    </svg>
  );
}

const averagesOf = (days: readonly number[]) =>
  days.slice(WEEK - 1).map((_, first) => days.slice(first, first + WEEK).reduce((sum, day) => sum + day) / WEEK);
