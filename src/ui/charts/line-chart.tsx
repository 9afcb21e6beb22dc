import { Suspense } from 'react';
import { lazyAfterPaint } from './chart-code.ts';
import { ChartSkeleton } from './chart-frame.tsx';

export type LineSeries = { name: string; data: readonly number[] };

export type LineChartProps = {
  /** Describes the chart to a screen reader. */
  label: string;
  /** One per point, oldest first; days as YYYY-MM-DD, months as YYYY-MM, other text is shown unchanged. */
  labels: readonly string[];
  /** As many figures as labels; US dollars or counts. */
  series: readonly [LineSeries] | readonly [LineSeries, LineSeries];
  unit: 'usd' | 'count';
  /** Pixels. */
  height?: number;
};

const Drawing = lazyAfterPaint(() => import('./line-chart-drawing.tsx'));

export function LineChart({ height = 260, ...props }: LineChartProps) {
  return (
    <Suspense fallback={<ChartSkeleton height={height} />}>
      <Drawing {...props} height={height} />
    </Suspense>
  );
}
