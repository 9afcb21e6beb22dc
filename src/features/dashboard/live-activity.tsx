import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import type { RecentTransactions } from '../../generated/model/recentTransactions.ts';
import type { Transaction } from '../../generated/model/transaction.ts';
import { formatDateTime, formatRelative } from '../../lib/dates.ts';
import { idParam } from '../../lib/record-address.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Money } from '../../ui/values/money.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { statusOf, typeOf } from './activity-rules.ts';
import classes from './live-activity.module.css';
import type { Loaded } from './use-dashboard.ts';
import { useNow } from './use-now.ts';

/** Spec section 9. Also applied here, because a back end that ignores `limit` sends more. */
const MAX_SHOWN = 10;

export function LiveActivity({ recent }: { recent: Loaded<RecentTransactions> }) {
  const now = useNow();
  const { data, error, isPending, refetch } = recent;
  const transactions = data?.transactions.slice(0, MAX_SHOWN);
  return (
    <Panel
      title="Live Activity"
      busy={isPending}
      actions={
        <Link to="/transactions" className={classes.all} data-screen-only>
          All transactions
        </Link>
      }
    >
      {isPending && <Skeleton height={MAX_SHOWN * 46} radius="var(--radius-control)" />}
      {error && !data && <LoadError what="Failed to load activity" error={error} onRetry={() => void refetch()} />}
      {transactions?.length === 0 && (
        <EmptyState
          icon={ArrowLeftRight}
          title="No activity yet"
          hint="Transactions will appear here as they are made."
        />
      )}
      {transactions && transactions.length > 0 && (
        <ul className={classes.list} aria-label="Newest transactions">
          {transactions.map((transaction) => (
            <Entry key={transaction.id} transaction={transaction} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Entry({ transaction, now }: { transaction: Transaction; now: number }) {
  const { label, icon: Icon } = typeOf(transaction.transaction_type);
  const status = statusOf(transaction.status);
  const { created_at } = transaction;
  return (
    <li>
      <Link to="/transactions" search={{ open: idParam(transaction.id) }} className={classes.entry}>
        <span className={classes.icon}>
          <Icon size={15} />
        </span>
        <span className={classes.lines}>
          <span className={classes.line}>
            <Truncated text={[label, transaction.game_name].filter(Boolean).join(' · ')} />
            <span className={classes.amount}>
              <Money usd={transaction.amount} />
            </span>
          </span>
          <span className={classes.line} data-second>
            <Truncated text={transaction.player_email} />
            <span className={classes.when}>
              <span className={classes.status} data-tone={status.tone}>
                {status.label}
              </span>
              {' · '}
              {/* Even if the clock is behind, a transaction is never shown as in the future. */}
              <time dateTime={created_at} title={formatDateTime(created_at)}>
                {formatRelative(created_at, Math.max(now, Date.parse(created_at) || 0))}
              </time>
            </span>
          </span>
        </span>
      </Link>
    </li>
  );
}
