import { SimpleGrid } from '@mantine/core';
import { Link, linkOptions } from '@tanstack/react-router';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Hourglass from 'lucide-react/icons/hourglass';
import Landmark from 'lucide-react/icons/landmark';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMay } from '../../api/may.ts';
import { useGetWithdrawalSummary } from '../../generated/withdrawals/withdrawals.ts';
import { dayAgo } from '../../lib/dates.ts';
import { formatCount, formatPercent } from '../../lib/money.ts';
import { sentInsteadOf } from '../../lib/unreadable.ts';
import { FailedLine } from '../../ui/feedback/loaded.tsx';
import { StatCard } from '../../ui/layout/stat-card.tsx';
import classes from './summary-cards.module.css';
import type { WithdrawalFilters } from './withdrawal-search.ts';

/** Figures of all withdrawals, whatever the filters. */
export function SummaryCards() {
  const query = useGetWithdrawalSummary();
  const { data, isPending } = query;
  const hasSteps = useMay()({ area: 'withdrawals' });
  /** Not before the figures are there: a prerendered page knows no days. */
  const link = (filters: () => WithdrawalFilters) => data && linkOptions({ to: '/withdrawals', search: filters() });
  return (
    <div className={classes.cards}>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        <StatCard
          label="Total Pending"
          figure={{ name: 'WithdrawalSummary.totalPending' }}
          link={link(() => ({ status: 'pending_review' }))}
          value={formatCount(data?.totalPending)}
          sent={sentInsteadOf(data?.totalPending)}
          hint={<PendingHint awaitingSecond={data?.awaitingSecond} />}
          icon={Hourglass}
          tone={data?.totalPending ? 'warning' : 'neutral'}
          loading={isPending}
        />
        <StatCard
          label="Processing Today"
          figure={{ name: 'WithdrawalSummary.processingToday' }}
          link={hasSteps && link(() => ({ step: 'processing', step_from: dayAgo(0) }))}
          value={formatCount(data?.processingToday)}
          sent={sentInsteadOf(data?.processingToday)}
          hint="Sent to the bank today (UTC)"
          longHint
          icon={Landmark}
          tone="info"
          loading={isPending}
        />
        <StatCard
          label="Completed (30d)"
          figure={{ name: 'WithdrawalSummary.completedThisMonth' }}
          link={hasSteps && link(() => ({ step: 'completed', step_from: dayAgo(29) }))}
          value={formatCount(data?.completedThisMonth)}
          sent={sentInsteadOf(data?.completedThisMonth)}
          hint="Paid in 30 days"
          icon={BadgeCheck}
          tone="success"
          loading={isPending}
        />
        <StatCard
          label="Failed Rate"
          figure={{ name: 'WithdrawalSummary.failureRate' }}
          link={hasSteps && link(() => ({ step: 'failed', step_from: dayAgo(29) }))}
          value={formatPercent(data?.failureRate)}
          sent={sentInsteadOf(data?.failureRate)}
          hint="Failed payments, 30 days"
          icon={TriangleAlert}
          tone={data?.failureRate ? 'danger' : 'neutral'}
          loading={isPending}
        />
      </SimpleGrid>
      <FailedLine
        load={query}
        failed="Failed to load withdrawal summary"
        old="These figures may be out of date"
        // Figures that are there stay above it, and nothing moves under the hand.
        className={data ? classes.old : classes.failure}
      />
    </div>
  );
}

/** Beside those that await review: those that wait for a second person, with a filter of their own. */
function PendingHint({ awaitingSecond = 0 }: { awaitingSecond: number | undefined }) {
  if (awaitingSecond === 0) return 'Awaiting review';
  return (
    <Link to="/withdrawals" search={{ awaiting_second: 'true' }} className={classes.second}>
      {formatCount(awaitingSecond)} for a second person
    </Link>
  );
}
