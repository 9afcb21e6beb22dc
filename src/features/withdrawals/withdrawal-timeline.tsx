import { Skeleton } from '@mantine/core';
import type { WithdrawalHistoryEntry } from '../../generated/model/withdrawalHistoryEntry.ts';
import { useGetWithdrawalHistory } from '../../generated/withdrawals/withdrawals.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { OutOfDate } from '../../ui/feedback/out-of-date.tsx';
import { whileProcessing } from './while-processing.ts';
import { badgeOf } from './withdrawal-rules.ts';
import classes from './withdrawal-timeline.module.css';

/** Actions whose label differs from that of the status that they led to. */
const DONE = new Map([
  ['create', 'Requested'],
  ['retry', 'Retried'],
  ['cancel', 'Cancelled by the player'],
  ['recall', 'Recalled'],
  ['return', 'Returned by the bank'],
  ['release', 'Released to the player'],
]);

/** The history of a withdrawal, oldest first, as the server sends it. */
export function WithdrawalTimeline({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useGetWithdrawalHistory(id, {
    query: { refetchInterval: ({ state }) => whileProcessing(state.data?.history.at(-1)?.to_status) },
  });
  return (
    <section aria-busy={isPending} className={classes.timeline}>
      <h3>Timeline</h3>
      {isPending && <Skeleton height={88} />}
      {error && data && <OutOfDate what="This history" pronoun="it" error={error} onRetry={() => void refetch()} />}
      {error && !data && <LoadError what="Failed to load history" error={error} onRetry={() => void refetch()} />}
      {data?.history.length === 0 && <p className={classes.none}>Nothing is recorded.</p>}
      <ol aria-label="Timeline">
        {data?.history.map((entry) => (
          <TimelineEntry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function TimelineEntry({ entry }: { entry: WithdrawalHistoryEntry }) {
  const badge = badgeOf(entry.to_status);
  const Icon = badge.icon;
  return (
    <li>
      <span className={classes.bullet} data-tone={badge.tone}>
        <Icon size={13} />
      </span>
      <div className={classes.words}>
        <div>
          <strong>{DONE.get(entry.action ?? '') ?? badge.label}</strong>
          <span className={classes.actor}> by {entry.actor || 'System'}</span>
        </div>
        <time dateTime={entry.created_at} className={classes.date}>
          {formatDateTime(entry.created_at)}
        </time>
        {entry.note && <p className={classes.note}>{entry.note}</p>}
        {entry.bank_reference && <p className={classes.note}>Bank reference {entry.bank_reference}</p>}
      </div>
    </li>
  );
}
