import { Button } from '@mantine/core';
import { memo, type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DeskText } from '../../generated/model/deskText.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { useGetWithdrawal } from '../../generated/review/review.ts';
import { LoadedRecord } from '../../ui/dialogs/loaded-record.tsx';
import { CopyId } from '../../ui/feedback/copy-id.tsx';
import { stateOf, withData, withoutGone } from '../../ui/feedback/load.ts';
import { NeedsSecond } from '../../ui/feedback/needs-second.tsx';
import { Amount } from '../../ui/values/amount.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { ActionButton } from '../withdrawals/action-button.tsx';
import { ChangedMeanwhile } from '../withdrawals/changed-meanwhile.tsx';
import { LookedAt } from '../withdrawals/looked-at.tsx';
import { SetAside } from '../withdrawals/set-aside.tsx';
import { useForeseenApproval } from '../withdrawals/use-foreseen-approval.ts';
import { useLookers } from '../withdrawals/use-review-queue.ts';
import { WhyNotPaid } from '../withdrawals/why-not-paid.tsx';
import { WithdrawalFacts } from '../withdrawals/withdrawal-facts.tsx';
import { actionsOf, awaitsReview, badgeOf, requestedUsd } from '../withdrawals/withdrawal-rules.ts';
import { WithdrawalSignals } from '../withdrawals/withdrawal-signals.tsx';
import { WithdrawalTimeline } from '../withdrawals/withdrawal-timeline.tsx';
import type { DeskAct, DeskCall, DeskPhase } from './desk-machine.ts';
import type { DeskStore } from './desk-store.ts';
import { added, keepNote, noteDraft } from './note-drafts.ts';
import classes from './review-desk.module.css';
import { useDeskCalls } from './use-desk-calls.ts';
import { useShown } from './use-shown.ts';

/** The note that is being written at the desk. */
export type DeskNote = { text: string; round: number; onText: (text: string) => void };

/** The actions of the desk on the withdrawal that is shown. */
export type DeskItemActs = {
  /** Whether its status and the person's permissions allow it. */
  may: (does: DeskCall) => boolean;
  /** Begins it, once the desk has accepted the press. */
  begin: (act: DeskCall | 'note' | 'signals') => void;
  /** A text of one's own, or one that is offered, was chosen by its digit. */
  takeText: (text: DeskText) => void;
};

type Props = {
  id: string;
  desk: DeskStore;
  phase: DeskPhase;
  hasKeys: boolean;
  hasBack: boolean;
  /** Is given what can be done with the withdrawal that is shown. */
  acts: RefObject<DeskItemActs | undefined>;
  onClick: (act: DeskAct, detail: number) => void;
  notes: (id: string, note: DeskNote) => ReactNode;
};

/** A withdrawal on the desk. The next one is rendered already, and only shown later. */
export const DeskItem = memo(function DeskItem({ id, ...props }: Props) {
  const load = withoutGone<Withdrawal>(useGetWithdrawal(id));
  // Its notice is above everything else, and names what the first button does.
  const { foreseen, isLoading } = useForeseenApproval(load.data);
  return (
    <>
      <LoadedRecord
        load={isLoading ? { ...withData<Withdrawal>(load, undefined), isPending: true } : load}
        noun="withdrawal"
        id={id}
        height={520}
      >
        {(withdrawal) => <Item id={id} withdrawal={withdrawal} foreseen={foreseen} {...props} />}
      </LoadedRecord>
      {stateOf(load) === 'failed' && (
        <div className={classes.unread}>
          <Button variant="default" onClick={({ detail }) => props.onClick('next', detail)}>
            Next
          </Button>
        </div>
      )}
    </>
  );
});

type ItemProps = Props & { withdrawal: Withdrawal; foreseen: ReturnType<typeof useForeseenApproval>['foreseen'] };

function Item({ id, withdrawal, foreseen, desk, phase, hasKeys, hasBack, acts, onClick, notes }: ItemProps) {
  useShown(desk, id, withdrawal);
  const signals = useRef<HTMLDivElement>(null);
  const noteArea = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState(() => ({ text: noteDraft(id), round: 0 }));
  const { may, begin, startReject, running, deniedOf, deniedAside } = useDeskCalls(desk, withdrawal, id);

  const focusNote = () => noteArea.current?.querySelector('textarea')?.focus();
  const focusSignals = () => (signals.current?.querySelector('a') ?? signals.current)?.focus();
  function takeText({ kind, text }: DeskText) {
    if (kind === 'reason') return startReject(text);
    const both = added(noteDraft(id), text);
    keepNote(id, both);
    flushSync(() => setNote(({ round }) => ({ text: both, round: round + 1 })));
    focusNote();
  }
  useLayoutEffect(() => {
    const mine: DeskItemActs = {
      may,
      begin: (act) => (act === 'note' ? focusNote() : act === 'signals' ? focusSignals() : void begin(act)),
      takeText,
    };
    acts.current = mine;
    return () => {
      if (acts.current === mine) acts.current = undefined;
    };
  });

  // Not yet read, or about to be decided: nothing of it can be decided now.
  const isResting = phase !== 'ready';
  const key = (name: string) => hasKeys && { 'aria-keyshortcuts': name, rightSection: <Key name={name} /> };
  const aside = (does: 'skip' | 'snooze', label: string, name: string) => (
    <Button
      variant="default"
      disabled={!may(does) || isResting}
      title={deniedAside}
      loading={running === does}
      onClick={({ detail }) => onClick(does, detail)}
      {...key(name)}
    >
      {label}
    </Button>
  );
  return (
    <section aria-label={id} className={classes.item} data-phase={phase}>
      <div className={classes.head}>
        <h2 className={classes.name}>
          <span>{id}</span>
          <CopyId id={id} of="withdrawal">
            {null}
          </CopyId>
          <StatusBadge {...badgeOf(withdrawal.status)} />
          <Amount usd={requestedUsd(withdrawal)} />
        </h2>
        <div className={classes.buttons}>
          {actionsOf(withdrawal)
            .filter((action) => action === 'approve' || action === 'reject')
            .map((action) => (
              <ActionButton
                key={action}
                action={action}
                denied={deniedOf(action)}
                running={running === 'approve' || running === 'reject' ? running : undefined}
                resting={isResting}
                label={foreseen && action === 'approve' ? 'Request Approval' : undefined}
                onClick={({ detail }) => onClick(action, detail)}
                {...key(action === 'approve' ? 'A' : 'R')}
              />
            ))}
          {awaitsReview(withdrawal.status) && (
            <>
              {aside('skip', 'Skip', 'S')}
              {aside('snooze', 'Snooze', 'Z')}
            </>
          )}
          <Button variant="default" disabled={!hasBack} onClick={({ detail }) => onClick('back', detail)} {...key('K')}>
            Back
          </Button>
          <Button variant="default" onClick={({ detail }) => onClick('next', detail)} {...key('J')}>
            Next
          </Button>
        </div>
      </div>
      <ChangedMeanwhile id={id} withdrawal={withdrawal} />
      <WhyNotPaid withdrawal={withdrawal} last />
      {foreseen && (
        <div className={classes.second}>
          <NeedsSecond caughtBy={foreseen.caught_by} names={foreseen.waiting_for} />
        </div>
      )}
      <LookedAt by={useLookers().get(id)} />
      <SetAside id={id} />
      <Columns id={id} withdrawal={withdrawal} note={note} notes={notes} signals={signals} noteArea={noteArea} />
    </section>
  );
}

type ColumnsProps = Pick<ItemProps, 'id' | 'withdrawal' | 'notes'> & {
  note: { text: string; round: number };
  signals: RefObject<HTMLDivElement | null>;
  noteArea: RefObject<HTMLDivElement | null>;
};

/** All that is to be read. It is not rendered anew when a decision begins, which the call would wait for. */
const Columns = memo(function Columns({ id, withdrawal, note, notes, signals, noteArea }: ColumnsProps) {
  const onText = useCallback((text: string) => keepNote(id, text), [id]);
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <div ref={signals} tabIndex={-1} className={classes.signals}>
          <WithdrawalSignals withdrawal={withdrawal} />
        </div>
        <WithdrawalTimeline id={id} />
      </div>
      <div ref={noteArea} className={classes.column}>
        <WithdrawalFacts withdrawal={withdrawal} />
        {notes(id, { ...note, onText })}
      </div>
    </div>
  );
});

/** The key of a button, for the eye: `aria-keyshortcuts` says it to a screen reader. */
function Key({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className={classes.key}>
      {name}
    </span>
  );
}
