import { useMediaQuery } from '@mantine/hooks';
import { type LineCustomSvgLayerProps, ResponsiveLine, type SliceTooltipProps } from '@nivo/line';
import { useMemo } from 'react';
import { formatPeriodShort, formatPeriodSoFar, isToday } from '../../lib/dates.ts';
import { formatCount, formatThousands, formatThousandsUsd, formatUsd } from '../../lib/money.ts';
import { isReadable } from '../../lib/unreadable.ts';
import { CHART_COLORS, chartTheme } from './chart-theme.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import type { LineChartProps } from './line-chart.tsx';

/** More labels than this overlap, even on a wide screen, or on a phone. */
const MAX_LABELS = 7;
const MAX_LABELS_ON_PHONE = 4;

/** Approximate number of grid lines; the scale ends at one of them. */
const GRID_LINES = 4;

/** A figure that is not there, or cannot be read, is a gap in the line and not 0. */
type Series = { id: string; data: { x: number; y: number | null }[] };

const figureAt = (data: readonly number[], x: number) => (isReadable(data[x]) ? data[x] : null);

/** Points are placed by index, not by label, because a back end may repeat a label. */
export default function LineChartDrawing({ label, labels, series, unit, height = 260 }: LineChartProps) {
  const data: Series[] = useMemo(
    () => series.map(({ name, data }) => ({ id: name, data: labels.map((_, x) => ({ x, y: figureAt(data, x) })) })),
    [labels, series],
  );
  const phone = useMediaQuery('(max-width: 30em)', false, { getInitialValueInEffect: false });
  const mostLabels = phone ? MAX_LABELS_ON_PHONE : MAX_LABELS;
  const ticks = useMemo(() => ticksOf(labels.length, mostLabels), [labels.length, mostLabels]);
  const figures = data.flatMap((line) => line.data.map(({ y }) => y ?? 0));
  const [lowest, highest] = [Math.min(...figures), Math.max(...figures)];
  const format = unit === 'usd' ? formatUsd : formatCount;

  return (
    // When the window gets narrower, the drawing follows a moment later; clipping avoids horizontal scrolling meanwhile.
    <div style={{ height, overflowX: 'clip' }}>
      <ResponsiveLine<Series>
        data={data}
        theme={chartTheme}
        colors={CHART_COLORS}
        margin={{ top: 10, right: 24, bottom: 26, left: 46 }}
        xScale={{ type: 'linear', min: 0, max: Math.max(labels.length - 1, 1), nice: false }}
        // The scale always includes zero, and a line of zeros lies on its axis.
        yScale={{ type: 'linear', min: Math.min(lowest, 0), max: highest > 0 ? 'auto' : 1, nice: GRID_LINES }}
        // There are no figures between two days for a curve to suggest.
        curve="linear"
        lineWidth={2}
        layers={isToday(labels.at(-1) ?? '') ? LAYERS_UNTIL_TODAY : undefined}
        enableArea={series.length === 1}
        areaOpacity={0.1}
        enablePoints={labels.length <= 14}
        pointSize={6}
        pointColor="var(--surface)"
        pointBorderWidth={2}
        pointBorderColor={{ from: 'seriesColor' }}
        enableGridX={false}
        gridYValues={GRID_LINES}
        axisLeft={{
          tickSize: 0,
          tickPadding: 8,
          tickValues: GRID_LINES,
          format: (value) => axisLabel(Number(value), unit),
        }}
        axisBottom={{
          tickSize: 0,
          tickPadding: 10,
          tickValues: ticks,
          format: (index) => formatPeriodShort(labels[index] ?? ''),
        }}
        enableSlices="x"
        sliceTooltip={({ slice }: SliceTooltipProps<Series>) => (
          <ChartTooltip
            title={formatPeriodSoFar(labels[Number(slice.points[0]?.data.x)] ?? '')}
            rows={slice.points.map((point) => ({
              name: String(point.seriesId),
              value: format(Number(point.data.y)),
              color: point.seriesIndex,
            }))}
          />
        )}
        animate={false}
        role="img"
        ariaLabel={label}
      />
    </div>
  );
}

/** As nivo's own lines, but dashed to the last point: today is not over. */
function LinesUntilToday({ series, lineGenerator, lineWidth }: LineCustomSvgLayerProps<Series>) {
  return series.map(({ id, data, color }) => {
    const points = data.map(({ position }) => position);
    const line = { fill: 'none', stroke: color, strokeWidth: lineWidth };
    return (
      <g key={id}>
        <path d={lineGenerator(points.slice(0, -1)) ?? ''} {...line} />
        <path d={lineGenerator(points.slice(-2)) ?? ''} {...line} strokeDasharray="4 4" />
      </g>
    );
  });
}

const LAYERS_UNTIL_TODAY = ['grid', 'axes', 'areas', 'crosshair', LinesUntilToday, 'points', 'slices'] as const;

/** Thousands as 'Nk' (spec section 2), dollars with their sign, and no fractions of countable things. */
function axisLabel(value: number, unit: LineChartProps['unit']): string {
  if (unit === 'usd') return formatThousandsUsd(value);
  return Number.isInteger(value) ? formatThousands(value) : '';
}

/** Evenly spaced, always including the newest. */
function ticksOf(count: number, most: number): number[] {
  const step = Math.max(Math.ceil(count / most), 1);
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % step === 0);
}
