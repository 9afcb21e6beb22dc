import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMay } from '../../api/may.ts';
import type { DashboardStats } from '../../generated/model/dashboardStats.ts';
import type { UserGrowth } from '../../generated/model/userGrowth.ts';
import { DashboardStats as figures } from '../../generated/permissions.ts';
import { formatCount, formatUsd } from '../../lib/money.ts';
import { sentInsteadOf } from '../../lib/unreadable.ts';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { type Load, stateOf } from '../../ui/feedback/load.ts';
import { LoadFailed } from '../../ui/feedback/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { HowCounted } from '../../ui/values/how-counted.tsx';
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
          {may(figures.todayRevenue) && <Figure of="todayRevenue" name="Revenue" data={data} format={formatUsd} />}
          {may(figures.todayNewPlayers) && (
            <Figure of="todayNewPlayers" name="New Users" data={data} format={formatCount}>
              {growth.data && <Sparkline label="New users of each day" data={growth.data.data} soFar />}
            </Figure>
          )}
          {may(figures.todayTransactions) && (
            <>
              <Figure of="todayTransactions" name="Transactions" data={data} format={formatCount} />
              <Figure of="todayAvgTransaction" name="Average Transaction" data={data} format={formatUsd} />
            </>
          )}
        </dl>
      )}
    </Panel>
  );
}

type FigureProps = {
  of: 'todayRevenue' | 'todayNewPlayers' | 'todayTransactions' | 'todayAvgTransaction';
  name: string;
  data: DashboardStats | undefined;
  format: (value: number | undefined) => string;
  children?: ReactNode;
};

function Figure({ of, name, data, format, children }: FigureProps) {
  const value = data && format(data[of]);
  return (
    <div>
      <dt>
        {name}
        <HowCounted figures={[{ name: `DashboardStats.${of}`, label: name, value }]} />
      </dt>
      <dd title={sentInsteadOf(data?.[of])}>{value ?? <Skeleton width={72} height="0.9lh" />}</dd>
      {children && <dd className={classes.chart}>{children}</dd>}
    </div>
  );
}
