import { type GridLabelProps, ResponsiveRadar } from '@nivo/radar';
import { useMemo } from 'react';
import { CHART_COLORS, chartTheme } from './chart-theme.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import type { RadarChartProps } from './radar-chart.tsx';
import classes from './radar-chart-drawing.module.css';

/** The grid ends below the highest figure by this factor; at the rim, point and grid line would hide each other. */
const ROOM_BEYOND = 1.12;

export default function RadarChartDrawing({ label, measure, axes, max, format, height = 220 }: RadarChartProps) {
  const AxisLabel = useMemo(() => axisLabelWith(axes, format), [axes, format]);
  return (
    // When the window gets narrower, the drawing follows a moment later; clipping avoids horizontal scrolling meanwhile.
    <div className={classes.room} style={{ minHeight: height }}>
      <ResponsiveRadar
        data={axes.map(({ name, value }) => ({ name, value }))}
        keys={['value']}
        indexBy="name"
        maxValue={max * ROOM_BEYOND}
        theme={chartTheme}
        colors={CHART_COLORS}
        margin={{ top: 34, right: 64, bottom: 26, left: 64 }}
        gridShape="linear"
        gridLevels={4}
        gridLabel={AxisLabel}
        gridLabelOffset={12}
        borderWidth={2}
        borderColor={{ from: 'color' }}
        fillOpacity={0.18}
        dotSize={7}
        dotColor="var(--surface)"
        dotBorderWidth={2}
        dotBorderColor={{ from: 'color' }}
        sliceTooltip={({ index, data }) => (
          <ChartTooltip
            title={String(index)}
            rows={data.map(({ value }) => ({ name: measure, value: format(value), color: 0 }))}
          />
        )}
        animate={false}
        role="img"
        ariaLabel={label}
      />
    </div>
  );
}

/** Name and figure at the end of each axis: when all figures are similar, the shape alone says nothing. */
function axisLabelWith(axes: RadarChartProps['axes'], format: RadarChartProps['format']) {
  return function AxisLabel({ id, anchor, x, y }: GridLabelProps) {
    return (
      <text transform={`translate(${x}, ${y})`} textAnchor={anchor} fontSize={11.5} fill="var(--text-2)">
        <tspan x={0}>{id}</tspan>
        <tspan x={0} dy="1.25em" fontWeight={600} fill="var(--text)">
          {format(axes.find(({ name }) => name === id)?.value ?? 0)}
        </tspan>
      </text>
    );
  };
}
