import { Suspense } from 'react';
import { lazyAfterPaint } from './chart-code.ts';
import { ChartSkeleton } from './chart-frame.tsx';

export type RadarAxis = { name: string; value: number };

export type RadarChartProps = {
  /** What the chart shows, for who cannot see it. */
  label: string;
  /** What is measured, as the tooltip names it. */
  measure: string;
  /** Three at least, or there is no surface to draw. */
  axes: readonly RadarAxis[];
  /** The figure at the rim. */
  max: number;
  format: (value: number) => string;
  /** Pixels. */
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
