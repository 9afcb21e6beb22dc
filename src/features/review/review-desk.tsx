import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { Activity, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useDenied } from '../../api/may.ts';
import { ReviewOrder } from '../../generated/model/reviewOrder.ts';
import type { ReviewQueue } from '../../generated/model/reviewQueue.ts';
import * as needs from '../../generated/permissions.ts';
import { timeOf } from '../../lib/dates.ts';
import { formatCount } from '../../lib/money.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { counted } from '../../lib/words.ts';
import { ComingSoon } from '../../ui/feedback/coming-soon.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { isAbsent } from '../../ui/feedback/load.ts';
import { FailedLine, Loaded } from '../../ui/feedback/loaded.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import link from '../../ui/values/record-link.module.css';
import { undoLatest, whenUndone } from '../withdrawals/undo-offer.ts';
import { useReviewQueue } from '../withdrawals/use-review-queue.ts';
import { DeskItem, type DeskItemActs, type DeskNote } from './desk-item.tsx';
import type { DeskAct } from './desk-machine.ts';
import { useDeskSettings } from './desk-settings.ts';
import { DeskStatus } from './desk-status.tsx';
import { forgetDiscarded } from './note-drafts.ts';
import classes from './review-desk.module.css';
import { useDeskKeys } from './use-desk-keys.ts';
import { useDigitTexts } from './use-digit-texts.ts';
import { useReviewDesk } from './use-review-desk.ts';

const DeskHelp = lazyDialog(async () => ({ default: (await import('./desk-help.tsx')).DeskHelp }));

const ORDERS = [
  { value: ReviewOrder.oldest, label: 'Oldest first' },
  { value: ReviewOrder.riskiest, label: 'Riskiest first' },
  { value: ReviewOrder.largest, label: 'Largest first' },
];

/** Until the server has said how long a claim lasts. */
const USUAL_LEASE_SECONDS = 120;

const ACTS: Readonly<Record<string, DeskAct>> = {
  a: 'approve',
  r: 'reject',
  j: 'next',
  k: 'back',
  s: 'skip',
  z: 'snooze',
  n: 'note',
  e: 'signals',
  u: 'undo',
  '?': 'help',
};
const CALLS = ['approve', 'reject', 'skip', 'snooze'] as const;
const callIn = (act: DeskAct) => CALLS.find((call) => call === act);

type Props = {
  order: ReviewOrder;
  onOrder: (order: ReviewOrder) => void;
  /** The notes on a withdrawal, and the one that is being written. */
  notes: (id: string, note?: DeskNote) => ReactNode;
  /** Loads what `notes` shows. The same function at each render. */
  prefetchNotes: (id: string) => Promise<unknown>;
};

/** Hands out what awaits review, one after the other. */
export function ReviewDesk({ order, onOrder, notes, prefetchNotes }: Props) {
  const denied = useDenied(needs.claimNextWithdrawal);
  const queue = useReviewQueue();
  // Nothing is asked of a back end that hands nothing out.
  const mayAsk = !denied && !queue.isPending && !isAbsent(queue);
  const leaseSeconds = queue.data?.lease_seconds ?? USUAL_LEASE_SECONDS;
  const { desk, load, phase, wasIgnored, hasBack, ahead } = useReviewDesk(order, leaseSeconds, mayAsk, prefetchNotes);
  const { load: preferences, isKnown, settings, change, save } = useDeskSettings();
  const digitTexts = useDigitTexts(settings.texts);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = useCallback(() => setHelpOpen(true), []);
  const acts = useRef<DeskItemActs>(undefined);

  const carryOut = useCallback(
    (act: DeskAct) => {
      if (act === 'help') openHelp();
      else if (act === 'undo') undoLatest();
      else if (act !== 'next' && act !== 'back') acts.current?.begin(act);
    },
    [openHelp],
  );
  const onClick = useCallback(
    (act: DeskAct, detail: number) => void (desk.press({ act, detail }) && carryOut(act)),
    [desk, carryOut],
  );
  useDeskKeys(desk, settings.has_keys, ({ key, held, repeat }) => {
    const text = /^[1-9]$/.test(key) ? digitTexts()[Number(key) - 1] : undefined;
    const act = text ? (text.kind === 'note' ? 'note' : 'reject') : ACTS[key];
    if (!act) return false;
    const call = callIn(act);
    // What its status or somebody's permissions do not allow begins nothing.
    if (call && !acts.current?.may(call)) return true;
    if (!desk.press({ act, key: held, repeat })) return true;
    if (text) acts.current?.takeText(text);
    else carryOut(act);
    return true;
  });

  // Whatever the queue tells, the empty desk looks again: also what was passed over is counted there.
  const { dataUpdatedAt } = queue;
  const waiting = queue.data?.waiting ?? 0;
  useEffect(() => {
    if (dataUpdatedAt > 0 && waiting > 0) desk.tell({ is: 'lookAgain' });
  }, [desk, dataUpdatedAt, waiting]);
  useEffect(() => whenUndone((ids) => desk.tell({ is: 'undone', ids })), [desk]);
  useEffect(() => forgetDiscarded, []);

  if (isAbsent(queue)) {
    return <ComingSoon title="Review" icon={ClipboardCheck} hint="What awaits review will be handed out here." />;
  }
  return (
    <>
      <Link to="/withdrawals" className={classes.back} data-screen-only>
        All withdrawals
      </Link>
      <PageHeader
        title="Review"
        description={<span className={classes.queue}>{queue.data && <QueueLine queue={queue.data} />}</span>}
        actions={
          <>
            <Button variant="default" renderRoot={(props) => <Link to="/withdrawals/figures" {...props} />}>
              Figures
            </Button>
            <Button variant="default" onClick={openHelp}>
              Shortcuts and Templates
            </Button>
          </>
        }
      />
      <FailedLine load={queue} failed="Failed to load the queue" old="The queue could not be loaded again" />
      {!isKnown && (
        <FailedLine load={preferences} failed="Failed to load your shortcuts and templates. Shortcuts are off." />
      )}
      <div className={classes.bar} data-screen-only>
        <NativeSelect
          label="Order"
          w={180}
          value={order}
          data={ORDERS}
          onChange={({ currentTarget }) => onOrder(currentTarget.value as ReviewOrder)}
        />
        <DeskStatus phase={phase} wasIgnored={wasIgnored} hasKeys={settings.has_keys} />
      </div>
      {denied ? (
        <p className={classes.denied}>{denied}.</p>
      ) : (
        <Loaded
          load={load}
          failed="Failed to get the next withdrawal"
          skeleton={<Skeleton height={520} role="status" aria-label="Loading the next withdrawal" />}
          isEmpty={(id) => id === null}
          empty={
            <EmptyState
              icon={ClipboardCheck}
              title="Nothing left to review"
              hint="Requests that colleagues have open, or that you skipped, are still in the queue. New ones appear here by themselves."
              action={<Button onClick={({ detail }) => onClick('next', detail)}>Look Again</Button>}
            />
          }
          announced={(id) => (id === null ? 'Nothing left to review' : `${id} is on the desk`)}
        >
          {(id) =>
            // The next one is rendered before it is asked for.
            [id, ahead].map(
              (each) =>
                each && (
                  <Activity key={each} mode={each === id ? 'visible' : 'hidden'}>
                    <DeskItem
                      id={each}
                      desk={desk}
                      // Of the next one as it will be when it is shown.
                      phase={each === id ? phase : 'unseen'}
                      hasKeys={settings.has_keys}
                      hasBack={hasBack || each !== id}
                      acts={acts}
                      onClick={onClick}
                      notes={notes}
                    />
                  </Activity>
                ),
            )
          }
        </Loaded>
      )}
      <DeskHelp
        isOpen={isHelpOpen}
        opened={isHelpOpen}
        load={preferences}
        isKnown={isKnown}
        settings={settings}
        offered={digitTexts().slice(settings.texts.length)}
        onChange={change}
        onClose={() => {
          setHelpOpen(false);
          save();
        }}
      />
    </>
  );
}

const HOUR_MS = 3_600_000;

/** '63 await review. The oldest has waited for 26 hours; the target is 24 hours. 2 await a second approval.' */
function QueueLine({ queue }: { queue: ReviewQueue }) {
  const { awaiting_second: awaiting = 0 } = queue;
  return (
    <>
      {queueLine(queue, serverNow())}
      {awaiting > 0 && (
        <>
          {' '}
          <Link to="/withdrawals" search={{ awaiting_second: 'true' }} className={link.inline}>
            {counted(awaiting, 'withdrawal')} {awaiting === 1 ? 'awaits' : 'await'} a second approval
          </Link>
          .
        </>
      )}
    </>
  );
}

function queueLine({ waiting, oldest_at, target_hours }: ReviewQueue, now: number): string {
  if (waiting === 0) return 'Nothing awaits review.';
  const oldest = timeOf(oldest_at);
  if (oldest === undefined) return `${formatCount(waiting)} await review.`;
  const hours = Math.max(0, Math.floor((now - oldest) / HOUR_MS));
  const age =
    hours < 1 ? 'less than an hour' : hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
  const target = target_hours === 1 ? '1 hour' : `${target_hours} hours`;
  return `${formatCount(waiting)} await review. The oldest has waited for ${age}; the target is ${target}.`;
}
