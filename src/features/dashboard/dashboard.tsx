import { useState } from 'react';
import { useMay } from '../../api/may.ts';
import * as needs from '../../generated/permissions.ts';
import { DashboardStats as figures } from '../../generated/permissions.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { OutOfDate } from '../../ui/feedback/out-of-date.tsx';
import { Part } from '../../ui/feedback/part-boundary.tsx';
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
  // Without extensions, only the charts are of a period.
  const [what, ofPeriod] = may({ area: 'dashboard' }) ? ['Figures', stats] : ['Revenue', revenue];
  useAnnounced(ofPeriod.data && !ofPeriod.isPlaceholderData ? `${what} of the last ${days} days` : undefined);
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
        <Part failed="The key figures could not be shown">
          <KpiCards days={days} stats={stats} revenue={revenue} />
        </Part>
        <QuickActions />
        <div className={classes.panels}>
          {may(needs.getRevenueChart) && (
            <Part failed="The revenue could not be shown">
              <RevenuePanel revenue={revenue} />
            </Part>
          )}
          {may(figures.transactionTypes) && (
            <Part failed="The transaction mix could not be shown">
              <MixPanel days={days} stats={stats} />
            </Part>
          )}
          {may(needs.listRecentTransactions) && (
            <Part failed="The activity could not be shown">
              <LiveActivity recent={recent} />
            </Part>
          )}
          {may(needs.getSystemStatus) && (
            <Part failed="The platform health could not be shown">
              <HealthPanel system={system} />
            </Part>
          )}
          <Part failed="Today’s figures could not be shown">
            <TodayPanel stats={stats} growth={growth} />
          </Part>
        </div>
      </div>
    </>
  );
}
