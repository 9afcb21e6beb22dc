import { Skeleton } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../theme/tone.ts';
import { Truncated } from '../values/truncate.tsx';
import classes from './stat-card.module.css';

type Props = {
  label: string;
  value: ReactNode;
  /** One short line under the figure: its reference value or its change. */
  hint?: ReactNode;
  /** In a narrow card it takes two lines, for which there is room from the beginning. */
  longHint?: boolean;
  icon?: LucideIcon;
  /** A sparkline beside the figure, if there is room for it. */
  chart?: ReactNode;
  tone?: Tone;
  /** The figure is loading: a skeleton of the same size replaces it. */
  loading?: boolean;
};

/** One figure with its name. All cards of a row have the same height, whether loading or not. */
export function StatCard({
  label,
  value,
  hint,
  longHint,
  icon: Icon,
  chart,
  tone = 'neutral',
  loading = false,
}: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this groups a figure with its name.
    <div role="group" aria-label={label} aria-busy={loading} className={classes.card} data-tone={tone}>
      <div className={classes.head}>
        <span className={classes.label}>{label}</span>
        {Icon && <Icon size={16} className={classes.icon} />}
      </div>
      <div className={classes.figure}>
        <div className={classes.value}>
          {loading ? (
            <Skeleton width="55%" height="0.8lh" />
          ) : typeof value === 'string' ? (
            <Truncated text={value} />
          ) : (
            value
          )}
        </div>
        {chart && !loading && <div className={classes.chart}>{chart}</div>}
      </div>
      {hint !== undefined && (
        <div className={classes.hint} data-long={longHint}>
          {loading ? <Skeleton width="75%" height="0.8lh" /> : hint}
        </div>
      )}
    </div>
  );
}
