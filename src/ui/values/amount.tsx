import { formatUsd } from '../../lib/money.ts';
import { sentInsteadOf } from '../../lib/unreadable.ts';
import classes from './amount.module.css';

/** An amount in US dollars with tabular figures, so that the figures of a column line up. */
export function Amount({ usd }: { usd: number | null | undefined }) {
  return (
    <span className={classes.amount} title={sentInsteadOf(usd)}>
      {formatUsd(usd)}
    </span>
  );
}
