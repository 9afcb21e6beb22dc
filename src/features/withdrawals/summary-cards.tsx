import { SimpleGrid } from '@mantine/core';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Hourglass from 'lucide-react/icons/hourglass';
import Landmark from 'lucide-react/icons/landmark';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useGetWithdrawalSummary } from '../../generated/withdrawals/withdrawals.ts';
import { formatCount, formatPercent } from '../../lib/money.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { OutOfDate } from '../../ui/out-of-date.tsx';
import { StatCard } from '../../ui/stat-card.tsx';

/** Figures over all withdrawals, whatever the filters are. */
export function SummaryCards() {
  const { data, error, isPending, refetch } = useGetWithdrawalSummary();
  if (error && !data) {
    return <LoadError what="Failed to load withdrawal summary" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {error && <OutOfDate what="These figures" error={error} onRetry={() => void refetch()} />}
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        <StatCard
          label="Total Pending"
          value={formatCount(data?.totalPending)}
          hint="Await review"
          icon={Hourglass}
          tone={data?.totalPending ? 'warning' : 'neutral'}
          loading={isPending}
        />
        <StatCard
          label="Processing Today"
          value={formatCount(data?.processingToday)}
          hint="To the bank today (UTC)"
          icon={Landmark}
          tone="info"
          loading={isPending}
        />
        <StatCard
          label="Completed (30d)"
          value={formatCount(data?.completedThisMonth)}
          hint="Paid in 30 days"
          icon={BadgeCheck}
          tone="success"
          loading={isPending}
        />
        <StatCard
          label="Failed Rate"
          value={formatPercent(data?.failureRate)}
          hint="Of payments in 30 days"
          icon={TriangleAlert}
          tone={data?.failureRate ? 'danger' : 'neutral'}
          loading={isPending}
        />
      </SimpleGrid>
    </>
  );
}
