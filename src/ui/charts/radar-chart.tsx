import { Suspense } from 'react';
import { lazyAfterPaint } from './chart-code.ts';
import { ChartSkeleton } from './chart-frame.tsx';

export type RadarAxis = { name: string; value: number };

export type RadarChartProps = {
  /** Describes the chart to a screen reader. */
  label: string;
  /** The measured quantity, as the tooltip names it. */
  measure: string;
  /** At least three; fewer have no area. */
  axes: readonly RadarAxis[];
  /** The figure at the outermost grid line. */
  max: number;
  format: (value: number) => string;
  /** Pixels; the drawing fills a higher room. */
  height?: number;
};

const Drawing = lazyAfterPaint(() => import('./radar-chart-drawing.tsx'));

export function RadarChart({ height = 220, ...props }: RadarChartProps) {
  return (
    <Suspense fallback={<ChartSkeleton height={height} />}>
      <Drawing {...props} height={height} />
    </Suspense>
  );
}
