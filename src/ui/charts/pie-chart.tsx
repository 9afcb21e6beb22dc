import { Suspense } from 'react';
import { formatCount, formatPercent } from '../../lib/money.ts';
import { Truncated } from '../values/truncate.tsx';
import { lazyAfterPaint } from './chart-code.ts';
import { ChartSkeleton } from './chart-frame.tsx';
import { Swatch } from './chart-tooltip.tsx';
import classes from './pie-chart.module.css';

export type PieSegment = {
  name: string;
  value: number;
  /** Which of the charts' colours, from 0; left out: by its place. The same thing has the same one on every screen. */
  color?: number;
};

export type PieChartProps = {
  /** What the chart shows, for who cannot see it. */
  label: string;
  /** At most seven, each 0 or more. */
  segments: readonly PieSegment[];
  /** How a figure reads; left out: as a count. */
  format?: (value: number) => string;
  /** Under the total in the middle: what is counted. */
  totalLabel: string;
  /** Pixels of the whole, the legend included. */
  height?: number;
};

const Drawing = lazyAfterPaint(() => import('./pie-chart-drawing.tsx'));

/** A doughnut with its total in the middle and a legend that says every figure. */
export function PieChart({ label, segments, format = formatCount, totalLabel, height = 260 }: PieChartProps) {
  const total = segments.reduce((sum, { value }) => sum + value, 0);
  const totalText = format(total);
  const inRing = totalText.length <= MOST_IN_RING;
  return (
    <div className={classes.chart} style={{ minHeight: height }}>
      <div className={classes.ring}>
        <Suspense fallback={<ChartSkeleton height={RING} />}>
          <Drawing label={label} segments={segments} format={format} />
        </Suspense>
        {inRing && <Total text={totalText} label={totalLabel} />}
      </div>
      {!inRing && <Total text={totalText} label={totalLabel} />}
      <ul className={classes.legend} aria-label={`${label}: segments`}>
        {segments.map(({ name, value, color }, index) => (
          <li key={name}>
            <Swatch color={color ?? index} />
            <span className={classes.name}>
              <Truncated text={name} />
            </span>
            <span className={classes.value}>{format(value)}</span>
            <span className={classes.share}>{total === 0 ? '—' : formatPercent((value / total) * 100)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Total({ text, label }: { text: string; label: string }) {
  return (
    <div className={classes.total}>
      <strong>{text}</strong>
      <span>{label}</span>
    </div>
  );
}

/** Pixels, as in the style sheet. */
const RING = 168;

/** Letters that the ring's hole holds. */
const MOST_IN_RING = 8;
