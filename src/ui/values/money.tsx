import { formatUsd } from '../../lib/money.ts';
import classes from './money.module.css';

/** An amount in US dollars with tabular figures, so that the figures of a column line up. */
export function Money({ usd }: { usd: number | null | undefined }) {
  return <span className={classes.money}>{formatUsd(usd)}</span>;
}
