import { useMemo } from 'react';
import type { DashboardStats } from '../../generated/model/dashboardStats.ts';
import type { TransactionMix } from '../../generated/model/transactionMix.ts';
import { formatCount } from '../../lib/money.ts';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';
import { PieChart } from '../../ui/charts/pie-chart.tsx';
import type { Load } from '../../ui/feedback/load.ts';
import { HowCounted } from '../../ui/values/how-counted.tsx';

/** In the spec's order and wording. */
const SEGMENTS: readonly [[keyof TransactionMix, string], ...[keyof TransactionMix, string][]] = [
  ['purchases', 'Purchases'],
  ['transfers', 'Transfers'],
  ['withdrawals', 'Withdrawals'],
  ['currencySends', 'Sends'],
  ['itemPurchases', 'Items'],
];

export function MixPanel({ days, stats }: { days: number; stats: Load<DashboardStats> }) {
  const mix = stats.data?.transactionTypes;
  const segments = useMemo(() => SEGMENTS.map(([key, name]) => ({ name, value: mix?.[key] })), [mix]);
  const [first, ...others] = SEGMENTS;
  const figureOf = ([key, label]: (typeof SEGMENTS)[number]) => ({
    name: `TransactionMix.${key}`,
    label,
    value: mix && formatCount(mix[key]),
  });
  return (
    <ChartFrame
      title="Transaction Mix"
      actions={
        <HowCounted label="Transaction Mix" about={{ days }} figures={[figureOf(first), ...others.map(figureOf)]} />
      }
      height={320}
      load={stats}
      failed="Failed to load the transaction mix"
      table={{ head: ['Type', 'Transactions'], rows: segments.map(({ name, value }) => [name, formatCount(value)]) }}
    >
      <PieChart label="Transactions by type" segments={segments} totalLabel="transactions" height={320} />
    </ChartFrame>
  );
}
