import type { LineSvgProps } from '@nivo/line';

/** Variables of theme.css, which follow the colour scheme; the first is that of a single series. */
export const CHART_COLORS = [1, 2, 3, 4, 5, 6, 7].map((number) => `var(--chart-${number})`);

export const chartTheme: NonNullable<LineSvgProps<never>['theme']> = {
  background: 'transparent',
  text: { fontFamily: 'inherit', fontSize: 11.5, fill: 'var(--text-3)' },
  axis: { ticks: { line: { strokeWidth: 0 }, text: { fill: 'var(--text-3)' } }, domain: { line: { strokeWidth: 0 } } },
  grid: { line: { stroke: 'var(--border)', strokeWidth: 1 } },
  crosshair: { line: { stroke: 'var(--border-strong)', strokeOpacity: 1 } },
};
