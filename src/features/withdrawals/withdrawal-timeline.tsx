import { Skeleton } from '@mantine/core';
import { useMay } from '../../api/may.ts';
import type { WithdrawalHistoryEntry } from '../../generated/model/withdrawalHistoryEntry.ts';
import { listAuditEntries } from '../../generated/permissions.ts';
import { useGetWithdrawalHistory } from '../../generated/withdrawals/withdrawals.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Moment } from '../../ui/values/date-time.tsx';
import { HistoryLink } from '../../ui/values/history-link.tsx';
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

/** The confirmation of a return; nothing for returns from before confirmations were recorded. */
const CONFIRMED = new Map([
  ['rail', 'Confirmed by the payment rail’s list'],
  ['console', 'Confirmed at the server’s console'],
]);

/** The history of a withdrawal, oldest first, as the server sends it. */
export function WithdrawalTimeline({ id }: { id: string }) {
  const query = useGetWithdrawalHistory(id, {
    query: { refetchInterval: ({ state }) => whileProcessing(state.data?.history.at(-1)?.to_status) },
  });
  const mayAudit = useMay()(listAuditEntries);
  return (
    <section aria-busy={query.isPending} className={classes.timeline}>
      <h3>Timeline</h3>
      <Loaded
        load={query}
        failed="Failed to load history"
        what="This history"
        skeleton={<Skeleton height={88} />}
        isEmpty={({ history }) => history.length === 0}
        empty={<p className={classes.none}>Nothing is recorded.</p>}
      >
        {({ history }) => (
          <ol aria-label="Timeline">
            {history.map((entry) => (
              <TimelineEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </Loaded>
      {mayAudit && <HistoryLink type="withdrawal" id={id} />}
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
        <span className={classes.date}>
          <Moment iso={entry.created_at} />
        </span>
        {entry.note && <p className={classes.note}>{entry.note}</p>}
        {entry.bank_reference && <p className={classes.note}>Bank reference {entry.bank_reference}</p>}
        {entry.confirmed_by && <p className={classes.note}>{CONFIRMED.get(entry.confirmed_by)}</p>}
      </div>
    </li>
  );
}
