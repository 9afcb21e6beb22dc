import { Suspense } from 'react';
import { formatCount, formatPercent, percentOf } from '../../lib/money.ts';
import { sentInsteadOf } from '../../lib/unreadable.ts';
import { Truncated } from '../values/truncate.tsx';
import { lazyAfterPaint } from './chart-code.ts';
import { ChartSkeleton } from './chart-frame.tsx';
import { Swatch } from './chart-tooltip.tsx';
import classes from './pie-chart.module.css';

export type PieSegment = {
  name: string;
  /** Undefined where it did not come. */
  value: number | undefined;
  /** Index of the chart's colour, from 0; defaults to the segment's position. The same thing has the same colour on every screen. */
  color?: number;
};

export type PieChartProps = {
  /** Describes the chart to a screen reader. */
  label: string;
  /** At most seven, each 0 or more. If one is not known, neither is the total. */
  segments: readonly PieSegment[];
  /** Formats a figure; defaults to a count. */
  format?: (value: number | undefined) => string;
  /** Shown under the total in the middle: the thing that is counted. */
  totalLabel: string;
  /** Height in pixels, including the legend. */
  height?: number;
};

const Drawing = lazyAfterPaint(() => import('./pie-chart-drawing.tsx'));

/** A doughnut with its total in the middle and a legend with every figure. */
export function PieChart({ label, segments, format = formatCount, totalLabel, height = 260 }: PieChartProps) {
  const total = segments.reduce((sum, { value }) => sum + (value ?? Number.NaN), 0);
  const totalText = format(total);
  const inRing = totalText.length <= MAX_IN_RING;
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
            <span className={classes.value} title={sentInsteadOf(value)}>
              {format(value)}
            </span>
            <span className={classes.share}>{formatPercent(percentOf(value, total))}</span>
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

/** Characters that fit into the ring's hole. */
const MAX_IN_RING = 8;
