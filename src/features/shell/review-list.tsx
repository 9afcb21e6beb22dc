import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { formatDateTime, formatRelative } from '../../lib/dates.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { OutOfDate } from '../../ui/feedback/out-of-date.tsx';
import { closeAround } from '../../ui/layout/dropdown.tsx';
import { Money } from '../../ui/values/money.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import classes from './review-bell.module.css';

type Props = {
  waiting: Withdrawal[] | undefined;
  error: unknown;
  onRetry: () => void;
};

export function ReviewList({ waiting, error, onRetry }: Props) {
  if (!waiting) {
    if (error) return <LoadError what="Failed to fetch withdrawals" error={error} onRetry={onRetry} />;
    return <Skeleton className={classes.loading} height={180} />;
  }
  return (
    <>
      {error ? <OutOfDate what="This list" pronoun="it" error={error} onRetry={onRetry} /> : null}
      {waiting.length > 0 && <Waiting waiting={waiting} />}
      {waiting.length === 0 && !error && (
        <EmptyState icon={CircleCheck} title="Nothing awaits review" hint="New withdrawal requests appear here." />
      )}
    </>
  );
}

function Waiting({ waiting }: { waiting: Withdrawal[] }) {
  return (
    <ul className={classes.list}>
      {waiting.map((withdrawal) => {
        const id = withdrawal.withdrawal_id ?? withdrawal.request_id;
        return (
          <li key={id}>
            <Link to="/withdrawals" search={{ open: id }} className={classes.item} onClick={closeAround}>
              <Truncated text={withdrawal.player_email ?? withdrawal.player_id ?? id} />
              <Money usd={withdrawal.requested_amount ?? withdrawal.amount} />
              <span className={classes.detail}>{id}</span>
              <time
                className={classes.when}
                dateTime={withdrawal.created_at}
                title={formatDateTime(withdrawal.created_at)}
              >
                {formatRelative(withdrawal.created_at, serverNow())}
              </time>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
