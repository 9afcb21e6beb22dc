import ChartLine from 'lucide-react/icons/chart-line';
import { useMemo } from 'react';
import type { RevenueChart } from '../../generated/model/revenueChart.ts';
import { formatPeriodSoFar } from '../../lib/dates.ts';
import { formatUsd } from '../../lib/money.ts';
import { isReadable } from '../../lib/unreadable.ts';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { LineChart, type LineSeries } from '../../ui/charts/line-chart.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Load } from '../../ui/feedback/load.ts';

const HEIGHT = 320;
const NONE: readonly never[] = [];

export function RevenuePanel({ revenue }: { revenue: Load<RevenueChart> }) {
  const { labels = NONE, data = NONE } = revenue.data ?? {};
  const series: [LineSeries] = useMemo(() => [{ name: 'Revenue', data }], [data]);
  return (
    <ChartFrame
      title="Revenue"
      height={HEIGHT}
      load={revenue}
      failed="Failed to load revenue"
      table={{
        head: ['Day (UTC)', 'Revenue'],
        rows: labels.map((label, index) => [formatPeriodSoFar(label), formatUsd(data[index])]),
      }}
    >
      {!labels.some((_, day) => isReadable(data[day])) ? (
        <EmptyState
          icon={ChartLine}
          title="No revenue to show"
          hint={labels.length === 0 ? 'There are no days in this period yet.' : 'No figure of these days can be read.'}
        />
      ) : (
        <LineChart label="Revenue of each day, US dollars" labels={labels} series={series} unit="usd" height={HEIGHT} />
      )}
    </ChartFrame>
  );
}
