import { useState } from 'react';
import { useMay } from '../../api/may.ts';
import * as needs from '../../generated/permissions.ts';
import { DashboardStats as figures } from '../../generated/permissions.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { OutOfDate } from '../../ui/feedback/out-of-date.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import classes from './dashboard.module.css';
import { DashboardControls } from './dashboard-controls.tsx';
import type { Period } from './dashboard-search.ts';
import { HealthPanel } from './health-panel.tsx';
import { KpiCards } from './kpi-cards.tsx';
import { LiveActivity } from './live-activity.tsx';
import { MixPanel } from './mix-panel.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RevenuePanel } from './revenue-panel.tsx';
import { TodayPanel } from './today-panel.tsx';
import { useDashboard } from './use-dashboard.ts';

type Props = { days: Period; onDays: (days: Period) => void };

export function Dashboard({ days, onDays }: Props) {
  const may = useMay();
  const [autoRefresh, setAutoRefresh] = useState(true);
  const { stats, revenue, growth, recent, system } = useDashboard(days, autoRefresh);
  useAnnounced(stats.data && !stats.isPlaceholderData ? `Figures of the last ${days} days` : undefined);
  return (
    <>
      <PageHeader
        title="Dashboard"
        actions={
          <DashboardControls days={days} onDays={onDays} autoRefresh={autoRefresh} onAutoRefresh={setAutoRefresh} />
        }
      />
      <div className={classes.rows}>
        <OutOfDate what="Some figures" loads={[stats, revenue, growth, recent, system]} />
        <KpiCards days={days} stats={stats} revenue={revenue} />
        <QuickActions />
        <div className={classes.panels}>
          {may(needs.getRevenueChart) && <RevenuePanel revenue={revenue} />}
          {may(figures.transactionTypes) && <MixPanel days={days} stats={stats} />}
          {may(needs.listRecentTransactions) && <LiveActivity recent={recent} />}
          {may(needs.getSystemStatus) && <HealthPanel system={system} />}
          <TodayPanel stats={stats} growth={growth} />
        </div>
      </div>
    </>
  );
}
