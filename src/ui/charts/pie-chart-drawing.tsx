import { ResponsivePie } from '@nivo/pie';
import { isReadable } from '../../lib/unreadable.ts';
import { CHART_COLORS, chartTheme } from './chart-theme.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import type { PieChartProps } from './pie-chart.tsx';
import classes from './pie-chart-drawing.module.css';

type Props = Required<Pick<PieChartProps, 'label' | 'segments' | 'format'>>;

export default function PieChartDrawing({ label, segments, format }: Props) {
  const data = segments.map(({ name, value, color }, index) => ({
    id: name,
    value: isReadable(value) ? value : 0,
    color: color ?? index,
  }));
  // A pie of zeros has no shape; an empty ring shows that there is a chart.
  if (data.every(({ value }) => value <= 0)) return <div className={classes.none} role="img" aria-label={label} />;
  return (
    // Nivo's pie has no accessible name.
    <div className={classes.pie} role="img" aria-label={label}>
      <ResponsivePie
        data={data}
        theme={chartTheme}
        colors={({ data: { color } }) => CHART_COLORS[color] ?? 'var(--text-3)'}
        margin={{ top: 4, right: 4, bottom: 4, left: 4 }}
        innerRadius={0.7}
        padAngle={1}
        cornerRadius={2}
        activeOuterRadiusOffset={3}
        enableArcLabels={false}
        enableArcLinkLabels={false}
        tooltip={({ datum }) => (
          <ChartTooltip rows={[{ name: String(datum.id), value: format(datum.value), color: datum.data.color }]} />
        )}
        animate={false}
        role="presentation"
      />
    </div>
  );
}
