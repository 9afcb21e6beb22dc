import { Skeleton } from '@mantine/core';
import type { DashboardStats } from '../../generated/model/dashboardStats.ts';
import { formatCount, formatUsd } from '../../lib/money.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './today-panel.module.css';
import type { Loaded } from './use-dashboard.ts';

/** Today is the UTC day, whatever the period. */
export function TodayPanel({ stats }: { stats: Loaded<DashboardStats> }) {
  const { data, error, isPending, refetch } = stats;
  return (
    <Panel title="Today's Summary" busy={isPending} actions={<span className={classes.since}>since 00:00 UTC</span>}>
      {error && !data ? (
        <LoadError what="Failed to load today's summary" error={error} onRetry={() => void refetch()} />
      ) : (
        <dl className={classes.figures}>
          <Figure name="Revenue" value={data && formatUsd(data.todayRevenue)} />
          <Figure name="New Users" value={data && formatCount(data.todayNewPlayers)} />
          <Figure name="Transactions" value={data && formatCount(data.todayTransactions)} />
          <Figure name="Average Transaction" value={data && formatUsd(data.todayAvgTransaction)} />
        </dl>
      )}
    </Panel>
  );
}

function Figure({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value ?? <Skeleton width={72} height="0.9lh" />}</dd>
    </div>
  );
}
