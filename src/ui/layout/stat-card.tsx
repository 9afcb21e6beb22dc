import { Skeleton } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExplainedFigure, Explanation } from '../../lib/explained-figure.ts';
import type { Tone } from '../theme/tone.ts';
import { HowCounted } from '../values/how-counted.tsx';
import { Truncated } from '../values/truncate.tsx';
import classes from './stat-card.module.css';

type Props = {
  label: string;
  /** To the records that the figure counts; a click anywhere on the card follows it. */
  link?: LinkProps | false | undefined;
  value: ReactNode;
  /** The text that the back end sent in place of the figure, when it cannot be read. */
  sent?: string | undefined;
  /** One short line under the figure: its reference value or its change. */
  hint?: ReactNode;
  /** In a narrow card it takes two lines, for which there is room from the beginning. */
  longHint?: boolean;
  icon?: LucideIcon;
  /** A sparkline beside the figure, or below it in a narrow card. */
  chart?: ReactNode;
  /** In place of the icon: what is special about the card. */
  mark?: ReactNode;
  tone?: Tone;
  /** The figure's name in the contract, and the other figures of the card, which are explained together. */
  figure?: Pick<ExplainedFigure, 'name'> & Pick<Explanation, 'about'> & { others?: readonly ExplainedFigure[] };
  /** The figure is loading: a skeleton of the same size replaces it. */
  loading?: boolean;
};

/** One figure with its name. All cards of a row have the same height, whether loading or not. */
export function StatCard({
  label,
  link,
  value,
  sent,
  hint,
  longHint,
  icon: Icon,
  chart,
  mark,
  tone = 'neutral',
  figure,
  loading = false,
}: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this groups a figure with its name.
    <div role="group" aria-label={label} aria-busy={loading} className={classes.card} data-tone={tone}>
      <div className={classes.head}>
        <span className={classes.label}>
          {link ? (
            <Link {...link} className={classes.link}>
              {label}
            </Link>
          ) : (
            label
          )}
          {figure && (
            <span className={classes.howCounted}>
              <HowCounted
                about={figure.about}
                figures={[
                  { name: figure.name, label, value: typeof value === 'string' ? value : undefined },
                  ...(figure.others ?? []),
                ]}
              />
            </span>
          )}
        </span>
        {mark || (Icon && <Icon size={16} className={classes.icon} />)}
      </div>
      <div className={classes.figure}>
        <div className={classes.value}>
          {loading ? (
            <Skeleton width="55%" height="0.8lh" />
          ) : sent !== undefined ? (
            <span title={sent}>{value}</span>
          ) : typeof value === 'string' ? (
            <Truncated text={value} />
          ) : (
            value
          )}
        </div>
        {/* Its place is kept while it is loading. */}
        {chart !== undefined && <div className={classes.chart}>{!loading && chart}</div>}
      </div>
      {hint !== undefined && (
        <div className={classes.hint} data-long={longHint}>
          {loading ? <Skeleton width="75%" height="0.8lh" /> : hint}
        </div>
      )}
    </div>
  );
}
