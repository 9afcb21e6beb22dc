import { QuickStats } from './quick-stats.tsx';
import { RevenueBreakdown } from './revenue-breakdown.tsx';
import classes from './revenue-figures.module.css';
import type { CompanyRevenue } from './use-company-revenue.ts';

/** The statistics, by type and by month. */
export function RevenueFigures({ statistics }: Pick<CompanyRevenue, 'statistics'>) {
  return (
    <div className={classes.parts}>
      <RevenueBreakdown statistics={statistics} />
      <QuickStats statistics={statistics} />
    </div>
  );
}
