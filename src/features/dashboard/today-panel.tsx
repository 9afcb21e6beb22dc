import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMay } from '../../api/may.ts';
import type { DashboardStats } from '../../generated/model/dashboardStats.ts';
import type { UserGrowth } from '../../generated/model/userGrowth.ts';
import { DashboardStats as figures } from '../../generated/permissions.ts';
import { formatCount, formatUsd } from '../../lib/money.ts';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { type Load, stateOf } from '../../ui/feedback/load.ts';
import { LoadFailed } from '../../ui/feedback/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from './today-panel.module.css';

type Props = { stats: Load<DashboardStats>; growth: Load<UserGrowth> };

const FIGURES = [figures.todayRevenue, figures.todayNewPlayers, figures.todayTransactions] as const;

/** Today is the current UTC day, whatever the period. The sparkline beside the new users covers the period, which ends today. */
export function TodayPanel({ stats, growth }: Props) {
  const may = useMay();
  const { data, isPending } = stats;
  if (!FIGURES.some(may)) return null;
  return (
    <Panel title="Today's Summary" busy={isPending} actions={<span className={classes.since}>since 00:00 UTC</span>}>
      {stateOf(stats) === 'failed' ? (
        <LoadFailed load={stats} what="Failed to load today's summary" />
      ) : (
        <dl className={classes.figures}>
          {may(figures.todayRevenue) && <Figure name="Revenue" value={data && formatUsd(data.todayRevenue)} />}
          {may(figures.todayNewPlayers) && (
            <Figure name="New Users" value={data && formatCount(data.todayNewPlayers)}>
              {growth.data && <Sparkline label="New users of each day" data={growth.data.data} soFar />}
            </Figure>
          )}
          {may(figures.todayTransactions) && (
            <>
              <Figure name="Transactions" value={data && formatCount(data.todayTransactions)} />
              <Figure name="Average Transaction" value={data && formatUsd(data.todayAvgTransaction)} />
            </>
          )}
        </dl>
      )}
    </Panel>
  );
}

function Figure({ name, value, children }: { name: string; value: string | undefined; children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value ?? <Skeleton width={72} height="0.9lh" />}</dd>
      {children && <dd className={classes.chart}>{children}</dd>}
    </div>
  );
}
