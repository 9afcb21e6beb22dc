import { ResponsiveRadar } from '@nivo/radar';
import { CHART_COLORS, chartTheme } from './chart-theme.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import type { RadarChartProps } from './radar-chart.tsx';

export default function RadarChartDrawing({ label, measure, axes, max, format, height = 220 }: RadarChartProps) {
  return (
    // A narrower window reaches the drawing a moment after the page, which must not be scrolled sideways in between.
    <div style={{ height, overflowX: 'clip' }}>
      <ResponsiveRadar
        data={axes.map(({ name, value }) => ({ name, value }))}
        keys={['value']}
        indexBy="name"
        maxValue={max}
        theme={chartTheme}
        colors={CHART_COLORS}
        margin={{ top: 26, right: 60, bottom: 22, left: 60 }}
        gridLevels={4}
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
