import { Skeleton } from '@mantine/core';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ReactNode } from 'react';
import { formatChange } from '../../lib/money.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Money } from '../../ui/values/money.tsx';
import classes from './quick-stats.module.css';
import type { CompanyRevenue } from './use-company-revenue.ts';

/** Revenue by UTC calendar month. */
export function QuickStats({ statistics }: Pick<CompanyRevenue, 'statistics'>) {
  const { data, error, isPending, refetch } = statistics;
  const months = data?.monthly_stats;
  const figures: { label: string; hint: string; value: ReactNode }[] = [
    { label: 'Current Month', hint: 'So far (UTC)', value: <Money usd={months?.current_month} /> },
    { label: 'Previous Month', hint: 'The whole month', value: <Money usd={months?.previous_month} /> },
    { label: 'Monthly Average', hint: 'Of complete months', value: <Money usd={months?.average} /> },
    {
      label: 'Growth Rate',
      hint: months?.growth_rate === null ? 'Nothing to compare with' : 'Over the same days of both months',
      value: <Growth percent={months?.growth_rate} />,
    },
  ];
  return (
    <Panel title="Quick Stats" busy={isPending}>
      {error && !data ? (
        <LoadError what="Failed to load statistics data" error={error} onRetry={() => void refetch()} />
      ) : (
        <dl className={classes.figures}>
          {figures.map(({ label, hint, value }) => (
            <div key={label} className={classes.figure}>
              <dt>
                {label}
                <span className={classes.hint}>{hint}</span>
              </dt>
              <dd>{isPending ? <Skeleton width={96} height="1lh" /> : value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}

function Growth({ percent }: { percent: number | null | undefined }) {
  const { text, direction } = formatChange(percent);
  if (direction === 'none') return <span>{text}</span>;
  const Icon = direction === 'up' ? TrendingUp : TrendingDown;
  return (
    <span className={classes.growth} data-down={direction === 'down' || undefined}>
      <Icon size={16} />
      {text}
    </span>
  );
}
