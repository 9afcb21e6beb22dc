import { SimpleGrid } from '@mantine/core';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Hourglass from 'lucide-react/icons/hourglass';
import Landmark from 'lucide-react/icons/landmark';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useGetWithdrawalSummary } from '../../generated/withdrawals/withdrawals.ts';
import { formatCount, formatPercent } from '../../lib/money.ts';
import { RetryButton } from '../../ui/feedback/retry-button.tsx';
import { StatCard } from '../../ui/layout/stat-card.tsx';
import classes from './summary-cards.module.css';

/** Figures of all withdrawals, whatever the filters. */
export function SummaryCards() {
  const { data, error, isPending, refetch } = useGetWithdrawalSummary();
  return (
    <div className={classes.cards}>
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
      {error && (
        // Replaces the cards' last lines, so that the filters below do not move.
        <div role="alert" className={classes.failure}>
          <span>{data ? 'These figures may be out of date' : 'Failed to load withdrawal summary'}</span>
          <RetryButton size="compact-xs" error={error} onRetry={() => void refetch()} />
        </div>
      )}
    </div>
  );
}
