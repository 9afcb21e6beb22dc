import { formatUsd } from '../../lib/money.ts';
import classes from './money.module.css';

/** An amount of US dollars in figures of equal width, so that a column of them lines up. */
export function Money({ usd }: { usd: number | null | undefined }) {
  return <span className={classes.money}>{formatUsd(usd)}</span>;
}
