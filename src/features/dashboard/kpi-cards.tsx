import { SimpleGrid } from '@mantine/core';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import Hourglass from 'lucide-react/icons/hourglass';
import Users from 'lucide-react/icons/users';
import { may } from '../../api/may.ts';
import type { DashboardStats } from '../../generated/model/dashboardStats.ts';
import type { RevenueChart } from '../../generated/model/revenueChart.ts';
import { DashboardStats as figures } from '../../generated/permissions.ts';
import { formatCount, formatUsd } from '../../lib/money.ts';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { dimmed } from '../../ui/feedback/out-of-date.tsx';
import { StatCard } from '../../ui/layout/stat-card.tsx';
import { Change } from './change.tsx';
import type { Period } from './dashboard-search.ts';
import classes from './kpi-cards.module.css';
import type { Loaded } from './use-dashboard.ts';

type Props = {
  days: Period;
  stats: Loaded<DashboardStats>;
  revenue: Loaded<RevenueChart>;
};

const CARDS = [
  figures.totalRevenue,
  figures.activeUsers,
  figures.totalTransactions,
  figures.pendingWithdrawals,
] as const;

/** A card has a sparkline only if the API has a series of the same figure. */
export function KpiCards({ days, stats, revenue }: Props) {
  const { data, error, isPending, isPlaceholderData, refetch } = stats;
  if (error && !data) {
    return (
      <div className={classes.failed}>
        <LoadError what="Failed to load key figures" error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  const count = CARDS.filter(may).length;
  if (count === 0) return null;
  return (
    <SimpleGrid
      cols={{ base: Math.min(count, 2), md: count }}
      spacing="sm"
      {...dimmed(isPlaceholderData, classes.cards)}
      aria-busy={isPlaceholderData}
    >
      {may(figures.totalRevenue) && (
        <StatCard
          label="Total Revenue"
          value={formatUsd(data?.totalRevenue)}
          hint={<Change percent={data?.revenueChange} days={days} good="up" />}
          longHint
          icon={CircleDollarSign}
          tone="success"
          chart={<Series label="Revenue of each day" of={revenue} />}
          loading={isPending}
        />
      )}
      {may(figures.activeUsers) && (
        <StatCard
          label="Active Users"
          value={formatCount(data?.activeUsers)}
          hint={<Change percent={data?.userChange} days={days} good="up" />}
          longHint
          icon={Users}
          tone="info"
          loading={isPending}
        />
      )}
      {may(figures.totalTransactions) && (
        <StatCard
          label="Transactions"
          value={formatCount(data?.totalTransactions)}
          hint={<Change percent={data?.transactionChange} days={days} good="up" />}
          longHint
          icon={ArrowLeftRight}
          tone="info"
          loading={isPending}
        />
      )}
      {may(figures.pendingWithdrawals) && (
        <StatCard
          label="Pending Withdrawals"
          value={formatCount(data?.pendingWithdrawals)}
          hint={<Change percent={data?.withdrawalChange} days={days} against={`${days} days ago`} />}
          icon={Hourglass}
          tone={data?.pendingWithdrawals ? 'warning' : 'neutral'}
          loading={isPending}
        />
      )}
    </SimpleGrid>
  );
}

/** A failed series is reported: without a message it would look as if the API had none. */
function Series({ label, of: { data, error } }: { label: string; of: Loaded<RevenueChart> }) {
  if (data) return <Sparkline label={label} data={data.data} />;
  return error ? <span className={classes.notLoaded}>Not loaded</span> : null;
}
