import { SimpleGrid } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import Hourglass from 'lucide-react/icons/hourglass';
import Users from 'lucide-react/icons/users';
import { useMay } from '../../api/may.ts';
import type { DashboardStats } from '../../generated/model/dashboardStats.ts';
import type { RevenueChart } from '../../generated/model/revenueChart.ts';
import { DashboardStats as figures, listWithdrawals } from '../../generated/permissions.ts';
import { formatChange, formatCount, formatUsd } from '../../lib/money.ts';
import { isLeftOut } from '../../lib/settings.ts';
import { sentInsteadOf } from '../../lib/unreadable.ts';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { type Load, stateOf } from '../../ui/feedback/load.ts';
import { LoadFailed } from '../../ui/feedback/loaded.tsx';
import { dimmed } from '../../ui/feedback/out-of-date.tsx';
import { StatCard } from '../../ui/layout/stat-card.tsx';
import type { Tone } from '../../ui/theme/tone.ts';
import { Change } from './change.tsx';
import type { Period } from './dashboard-search.ts';
import classes from './kpi-cards.module.css';
import { SampleMark } from './sample-mark.tsx';

type Props = {
  days: Period;
  stats: Load<DashboardStats>;
  revenue: Load<RevenueChart>;
};

interface Card {
  figure: 'totalRevenue' | 'activeUsers' | 'totalTransactions' | 'pendingWithdrawals';
  change: 'revenueChange' | 'userChange' | 'transactionChange' | 'withdrawalChange';
  series: 'revenueSeries' | 'activeUsersSeries' | 'transactionsSeries' | 'pendingWithdrawalsSeries';
  label: string;
  /** The sparkline's name. */
  course: string;
  icon: LucideIcon;
  tone: Tone;
  format: (value: number | undefined) => string;
}

const CARDS: readonly Card[] = [
  {
    figure: 'totalRevenue',
    change: 'revenueChange',
    series: 'revenueSeries',
    label: 'Total Revenue',
    course: 'Revenue of each day',
    icon: CircleDollarSign,
    tone: 'success',
    format: formatUsd,
  },
  {
    figure: 'activeUsers',
    change: 'userChange',
    series: 'activeUsersSeries',
    label: 'Active Users',
    course: 'Active users of each day',
    icon: Users,
    tone: 'info',
    format: formatCount,
  },
  {
    figure: 'totalTransactions',
    change: 'transactionChange',
    series: 'transactionsSeries',
    label: 'Transactions',
    course: 'Transactions of each day',
    icon: ArrowLeftRight,
    tone: 'info',
    format: formatCount,
  },
  {
    figure: 'pendingWithdrawals',
    change: 'withdrawalChange',
    series: 'pendingWithdrawalsSeries',
    label: 'Pending Withdrawals',
    course: 'Pending withdrawals at the end of each day',
    icon: Hourglass,
    tone: 'warning',
    format: formatCount,
  },
];

const AWAITING_REVIEW = linkOptions({ to: '/withdrawals', search: { status: 'pending_review' } });

/** For a back end without series. */
const SAMPLE = [4, 5, 4, 6, 5, 7, 8] as const;

export function KpiCards({ days, stats, revenue }: Props) {
  const may = useMay();
  const { data, isPending, isPlaceholderData } = stats;
  if (stateOf(stats) === 'failed') {
    return (
      <div className={classes.failed}>
        <LoadFailed load={stats} what="Failed to load key figures" />
      </div>
    );
  }
  const cards = CARDS.filter(({ figure }) => may(figures[figure]));
  if (cards.length === 0) return null;
  // The specification's call has no period: the back end's changes are against something else.
  const isPeriodAsked = may({ area: 'dashboard' });
  /** A back end without series may still have the chart of revenue. */
  const seriesOf = (series: Card['series']) =>
    data?.[series] ?? (series === 'revenueSeries' ? revenue.data?.data : undefined);
  return (
    <SimpleGrid
      cols={{ base: Math.min(cards.length, 2), md: cards.length }}
      spacing="sm"
      {...dimmed(isPlaceholderData, classes.cards)}
      aria-busy={isPlaceholderData}
    >
      {cards.map(({ figure, change, series, label, course, icon, tone, format }) => {
        const values = seriesOf(series);
        const isQueue = figure === 'pendingWithdrawals';
        const isSample = !values && !(series === 'revenueSeries' && revenue.isPending);
        return (
          <StatCard
            key={figure}
            label={label}
            link={isQueue && data && may(listWithdrawals) && !isLeftOut(AWAITING_REVIEW.to) && AWAITING_REVIEW}
            value={format(data?.[figure])}
            sent={sentInsteadOf(data?.[figure])}
            hint={
              <Change
                percent={data?.[change]}
                against={isPeriodAsked ? (isQueue ? `${days} days ago` : `previous ${days} days`) : undefined}
                {...(!isQueue && { good: 'up' })}
              />
            }
            longHint
            icon={icon}
            mark={data && isSample && <SampleMark />}
            figure={{
              name: `DashboardStats.${figure}`,
              about: { days },
              others: [{ name: `DashboardStats.${change}`, label: 'Change', value: formatChange(data?.[change]).text }],
            }}
            tone={isQueue && !data?.pendingWithdrawals ? 'neutral' : tone}
            chart={
              <Sparkline
                label={isSample ? `${label}: sample data` : course}
                data={values ?? (isSample ? SAMPLE : [])}
                soFar={values !== undefined && !isQueue}
              />
            }
            loading={isPending}
          />
        );
      })}
    </SimpleGrid>
  );
}
