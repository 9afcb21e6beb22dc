import { isReadable } from '../../lib/unreadable.ts';
import classes from './sparkline.module.css';

const WIDTH = 120;
const HEIGHT = 32;
/** Half of the line's width, so that its extremes are not cut off. */
const EDGE = 2;

/**
 * A small line chart without axes, beside the figure itself. Its scale begins at zero, so that a small change looks
 * small. Renders nothing for fewer than two points, or
 * beside figures that cannot be read.
 *
 * @param soFar the last day is not over: the line to it is dashed
 */
export function Sparkline({ label, data, soFar = false }: { label: string; data: readonly number[]; soFar?: boolean }) {
  if (data.length < 2 || !data.every(isReadable)) return null;
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
      aria-label={label}
    >
      <title>{label}</title>
      <polygon className={classes.area} points={`${EDGE},${HEIGHT} ${points.join(' ')} ${WIDTH - EDGE},${HEIGHT}`} />
      <polyline className={classes.line} points={points.slice(0, soFar ? -1 : undefined).join(' ')} />
      {soFar && <polyline className={classes.line} data-so-far points={points.slice(-2).join(' ')} />}
    </svg>
  );
}
