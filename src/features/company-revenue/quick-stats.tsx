import { Skeleton } from '@mantine/core';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ReactNode } from 'react';
import type { MonthlyRevenue } from '../../generated/model/monthlyRevenue.ts';
import { formatChange, formatUsd } from '../../lib/money.ts';
import { stateOf } from '../../ui/feedback/load.ts';
import { LoadFailed } from '../../ui/feedback/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Amount } from '../../ui/values/amount.tsx';
import { HowCounted } from '../../ui/values/how-counted.tsx';
import classes from './quick-stats.module.css';
import type { CompanyRevenue } from './use-company-revenue.ts';

/** Revenue by UTC calendar month. */
export function QuickStats({ statistics }: Pick<CompanyRevenue, 'statistics'>) {
  const { data, isPending } = statistics;
  const months = data?.monthly_stats;
  const figures: { of: keyof MonthlyRevenue; label: string; hint: string; value: ReactNode }[] = [
    {
      of: 'current_month',
      label: 'Current Month',
      hint: 'So far (UTC)',
      value: <Amount usd={months?.current_month} />,
    },
    {
      of: 'previous_month',
      label: 'Previous Month',
      hint: 'The whole month',
      value: <Amount usd={months?.previous_month} />,
    },
    { of: 'average', label: 'Monthly Average', hint: 'Of complete months', value: <Amount usd={months?.average} /> },
    {
      of: 'growth_rate',
      label: 'Growth Rate',
      hint: months?.growth_rate === null ? 'Nothing to compare with' : 'Over the same days of both months',
      value: <Growth percent={months?.growth_rate} />,
    },
  ];
  return (
    <Panel title="Quick Stats" busy={isPending}>
      {stateOf(statistics) === 'failed' ? (
        <LoadFailed load={statistics} what="Failed to load statistics data" />
      ) : (
        <dl className={classes.figures}>
          {figures.map(({ of, label, hint, value }) => (
            <div key={label} className={classes.figure}>
              <dt>
                {label}
                <HowCounted figures={[{ name: `MonthlyRevenue.${of}`, label, value: textOf(of, months?.[of]) }]} />
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

const textOf = (figure: keyof MonthlyRevenue, value: number | null | undefined) =>
  figure === 'growth_rate' ? formatChange(value).text : formatUsd(value);

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
