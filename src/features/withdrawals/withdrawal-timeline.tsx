import { Skeleton } from '@mantine/core';
import Hourglass from 'lucide-react/icons/hourglass';
import { useMay } from '../../api/may.ts';
import { useUnknownFields } from '../../api/use-unknown-fields.ts';
import type { ApprovalRequest } from '../../generated/model/approvalRequest.ts';
import type { WithdrawalHistoryEntry } from '../../generated/model/withdrawalHistoryEntry.ts';
import { listAuditEntries } from '../../generated/permissions.ts';
import { useGetWithdrawalHistory } from '../../generated/review/review.ts';
import { withKeys } from '../../lib/id-problem.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import parts from '../../ui/layout/parts.module.css';
import { AwaitingSecond } from '../../ui/values/awaiting-second.tsx';
import { HistoryLink } from '../../ui/values/history-link.tsx';
import { badgeIn } from '../../ui/values/status-badge.tsx';
import { Timeline, TimelineEntry, TimelineNote } from '../../ui/values/timeline.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { whileProcessing } from './while-processing.ts';
import { ACTION, badgeOf, isKnown, type WithdrawalAction } from './withdrawal-rules.ts';

/** Actions whose label differs from that of the status that they led to. */
const DONE = new Map([
  ['create', 'Requested'],
  ['retry', 'Retried'],
  ['cancel', 'Cancelled by the player'],
  ['recall', 'Recalled'],
  ['return', 'Returned by the bank'],
  ['release', 'Released to the player'],
  ['undo', 'Decision undone'],
]);

/** The confirmation of a return. */
const CONFIRMED = new Map([
  ['rail', 'Confirmed by the payment rail’s list'],
  ['console', 'Confirmed at the server’s console'],
]);

/** The history of a withdrawal, oldest first, as the server sends it, and the decision that waits for a second person. */
export function WithdrawalTimeline({ id, request }: { id: string; request?: ApprovalRequest | undefined }) {
  const query = useGetWithdrawalHistory(id, {
    query: { refetchInterval: ({ state }) => whileProcessing(state.data?.history.at(-1)?.to_status) },
  });
  const mayAudit = useMay()(listAuditEntries);
  return (
    <section aria-busy={query.isPending} className={parts.part}>
      <h3>Timeline</h3>
      <Loaded
        load={query}
        failed="Failed to load history"
        what="This history"
        skeleton={<Skeleton height={88} />}
        isEmpty={({ history }) => history.length === 0}
        empty={<p className={parts.quiet}>Nothing is recorded.</p>}
      >
        {({ history }) => (
          <Timeline label="Timeline">
            {withKeys(history, ({ id }) => id).map(([key, entry]) => (
              <Step key={key} entry={entry} />
            ))}
            {request && (
              <TimelineEntry
                icon={Hourglass}
                tone="warning"
                title={`${ACTION[request.action as WithdrawalAction]?.label ?? 'Decision'} requested`}
                actor={request.requested_by}
                at={request.requested_at}
              >
                <TimelineNote>
                  <AwaitingSecond names={request.waiting_for} />
                </TimelineNote>
              </TimelineEntry>
            )}
          </Timeline>
        )}
      </Loaded>
      {mayAudit && <HistoryLink type="withdrawal" id={id} />}
    </section>
  );
}

/** An entry without the fields of the contract shows those that it has. */
function Step({ entry }: { entry: WithdrawalHistoryEntry }) {
  const unknown = useUnknownFields('GET /admin/withdrawal/withdrawals/{id}/history', entry);
  const done = DONE.get(entry.action ?? '');
  const { icon, tone, label } = isKnown(entry.to_status)
    ? badgeOf(entry.to_status)
    : badgeIn({}, entry.to_status || entry.action || 'entry');
  const confirmed = entry.confirmed_by && CONFIRMED.get(entry.confirmed_by);
  return (
    <TimelineEntry icon={icon} tone={tone} title={done ?? label} actor={actorOf(entry)} at={entry.created_at}>
      {entry.reason_label && (
        <TimelineNote>
          Reason code: <bdi>{entry.reason_label}</bdi>
        </TimelineNote>
      )}
      {entry.note && (
        <TimelineNote>
          <Truncated text={entry.note} lines={20} />
        </TimelineNote>
      )}
      {entry.bank_reference && (
        <TimelineNote>
          <Truncated text={`Bank reference ${entry.bank_reference}`} lines={3} />
        </TimelineNote>
      )}
      {confirmed && <TimelineNote>{confirmed}</TimelineNote>}
      {unknown.map(([name, value]) => (
        <TimelineNote key={name}>
          <Truncated text={`${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`} lines={3} />
        </TimelineNote>
      ))}
    </TimelineEntry>
  );
}

/** Null is the system; of a back end that does not say, nobody. */
function actorOf({ actor, second_actor }: WithdrawalHistoryEntry): string | string[] | undefined {
  if (second_actor) return [actor || 'System', second_actor];
  return actor === null ? 'System' : actor || undefined;
}
