import { formatCount, formatPercent, formatUsd, percentOf } from '../../lib/money.ts';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { PieChart } from '../../ui/charts/pie-chart.tsx';
import { HowCounted } from '../../ui/values/how-counted.tsx';
import { type RevenueShare, segmentsOf, sharesOf } from './revenue-rules.ts';
import type { CompanyRevenue } from './use-company-revenue.ts';

/** Pixels of the ring, the total below it and five types. */
const HEIGHT = 366;

/** The revenue of each type. The chart's table includes the numbers of records. */
export function RevenueBreakdown({ statistics }: Pick<CompanyRevenue, 'statistics'>) {
  const { data } = statistics;
  const shares = sharesOf(data?.by_revenue_type ?? {});
  const totalUsd = data?.total_lifetime_revenue;
  const [first, ...others] = shares.flatMap((share) => figuresOf(share, data !== undefined));
  return (
    <ChartFrame
      title="Revenue by Type"
      actions={first && <HowCounted label="Revenue by Type" figures={[first, ...others]} />}
      height={HEIGHT}
      load={statistics}
      failed="Failed to load statistics data"
      table={{ head: ['Type', 'Amount', 'Share', 'Records'], rows: shares.map((share) => rowOf(share, totalUsd)) }}
    >
      <PieChart
        label="Revenue by type"
        segments={segmentsOf(shares)}
        format={formatUsd}
        totalLabel="Lifetime"
        height={HEIGHT}
      />
    </ChartFrame>
  );
}

const figuresOf = ({ type, label, usd, records }: RevenueShare, isKnown: boolean) => [
  { name: 'RevenueOfType.total_amount', label, value: isKnown ? formatUsd(usd) : undefined, about: { type } },
  {
    name: 'RevenueOfType.record_count',
    label: `${label}, records`,
    value: isKnown ? formatCount(records) : undefined,
    about: { type },
  },
];

function rowOf({ label, usd, records }: RevenueShare, totalUsd: number | undefined): string[] {
  return [label, formatUsd(usd), formatPercent(percentOf(usd, totalUsd)), formatCount(records)];
}
