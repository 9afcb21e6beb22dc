import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { Activity, type ReactNode, useCallback, useState } from 'react';
import { useDenied } from '../../api/may.ts';
import { ReviewOrder } from '../../generated/model/reviewOrder.ts';
import type { ReviewQueue } from '../../generated/model/reviewQueue.ts';
import * as needs from '../../generated/permissions.ts';
import { formatCount } from '../../lib/money.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { counted } from '../../lib/words.ts';
import { ComingSoon } from '../../ui/feedback/coming-soon.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { isAbsent } from '../../ui/feedback/load.ts';
import { FailedLine, Loaded } from '../../ui/feedback/loaded.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { DeskItem } from './desk-item.tsx';
import { useDeskSettings } from './desk-settings.ts';
import classes from './review-desk.module.css';
import { useReviewDesk } from './use-review-desk.ts';
import { useReviewQueue } from './use-review-queue.ts';

const DeskHelp = lazyDialog(async () => ({ default: (await import('./desk-help.tsx')).DeskHelp }));

const ORDERS = [
  { value: ReviewOrder.oldest, label: 'Oldest first' },
  { value: ReviewOrder.riskiest, label: 'Riskiest first' },
  { value: ReviewOrder.largest, label: 'Largest first' },
];

/** Until the server has said how long a claim lasts. */
const USUAL_LEASE_SECONDS = 120;

type Props = {
  order: ReviewOrder;
  onOrder: (order: ReviewOrder) => void;
  /** The notes on a withdrawal, and the text that a new one begins with. */
  notes: (id: string, newText?: string) => ReactNode;
  /** Loads what `notes` shows. The same function at each render. */
  prefetchNotes: (id: string) => Promise<unknown>;
};

/** Hands out what awaits review, one after the other. */
export function ReviewDesk({ order, onOrder, notes, prefetchNotes }: Props) {
  const denied = useDenied(needs.claimNextWithdrawal);
  const queue = useReviewQueue();
  // Nothing is asked of a back end that hands nothing out.
  const mayAsk = !denied && !queue.isPending && !isAbsent(queue);
  const desk = useReviewDesk(order, queue.data?.lease_seconds ?? USUAL_LEASE_SECONDS, mayAsk, prefetchNotes);
  const { settings, change, save } = useDeskSettings();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = useCallback(() => setHelpOpen(true), []);
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
        description={queue.data && queueLine(queue.data, serverNow())}
        actions={
          <>
            <Button variant="default" renderRoot={(props) => <Link to="/withdrawals/figures" {...props} />}>
              Figures
            </Button>
            <Button variant="default" onClick={openHelp}>
              Keys and texts
            </Button>
          </>
        }
      />
      <FailedLine load={queue} failed="Failed to load the queue" old="The queue could not be loaded again" />
      <NativeSelect
        label="Order"
        w={180}
        mb="md"
        value={order}
        data={ORDERS}
        onChange={({ currentTarget }) => onOrder(currentTarget.value as ReviewOrder)}
      />
      {denied ? (
        <p className={classes.denied}>{denied}.</p>
      ) : (
        <Loaded
          load={desk.load}
          failed="Failed to get the next withdrawal"
          skeleton={<Skeleton height={520} role="status" aria-label="Loading the next withdrawal" />}
          isEmpty={(id) => id === null}
          empty={
            <EmptyState
              icon={ClipboardCheck}
              title="Nothing left to review"
              hint="Whatever others are looking at, or you have passed over, still waits."
              action={<Button onClick={desk.startOver}>Look Again</Button>}
            />
          }
          announced={(id) => (id === null ? 'Nothing left to review' : `${id} is on the desk`)}
        >
          {(id) =>
            // The next one is rendered before it is asked for.
            [id, desk.ahead].map(
              (each) =>
                each && (
                  <Activity key={each} mode={each === id ? 'visible' : 'hidden'}>
                    <DeskItem
                      id={each}
                      settings={settings}
                      hasBack={desk.hasBack || each !== id}
                      onNext={desk.next}
                      onBack={desk.back}
                      onHelp={openHelp}
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
        settings={settings}
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

/** '63 await review. The oldest has waited for 26 hours; the target is 24 hours.' */
function queueLine({ waiting, oldest_at, target_hours }: ReviewQueue, now: number): string {
  if (waiting === 0 || oldest_at === null) return 'Nothing awaits review.';
  const hours = Math.max(0, Math.floor((now - Date.parse(oldest_at)) / HOUR_MS));
  const age =
    hours < 1 ? 'less than an hour' : hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
  const target = target_hours === 1 ? '1 hour' : `${target_hours} hours`;
  return `${formatCount(waiting)} await review. The oldest has waited for ${age}; the target is ${target}.`;
}
