import { Button } from '@mantine/core';
import { memo, type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDenied } from '../../api/may.ts';
import type { DeskPreferences } from '../../generated/model/deskPreferences.ts';
import type { DeskText } from '../../generated/model/deskText.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import * as needs from '../../generated/permissions.ts';
import { useGetWithdrawal } from '../../generated/withdrawals/withdrawals.ts';
import { LoadedRecord } from '../../ui/dialogs/loaded-record.tsx';
import { startDraft } from '../../ui/feedback/ask.tsx';
import { CopyId } from '../../ui/feedback/copy-id.tsx';
import { Amount } from '../../ui/values/amount.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { ActionButton } from './action-button.tsx';
import { LookedAt } from './looked-at.tsx';
import classes from './review-desk.module.css';
import { SetAside } from './set-aside.tsx';
import { useDeniedAction } from './use-denied-action.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useLookers } from './use-review-queue.ts';
import { useReviewWithdrawals } from './use-review-withdrawals.ts';
import { useSetAside } from './use-set-aside.ts';
import { undoLatest } from './use-undo.ts';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import { actionsOf, awaitsReview, badgeOf, draftOf, requestedUsd } from './withdrawal-rules.ts';
import { WithdrawalSignals } from './withdrawal-signals.tsx';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';

type Props = {
  id: string;
  settings: DeskPreferences;
  hasBack: boolean;
  onNext: () => void;
  onBack: () => void;
  onHelp: () => void;
  notes: (id: string, newText?: string) => ReactNode;
};

/** A withdrawal on the desk. The next one is rendered already, and only shown later. */
export const DeskItem = memo(function DeskItem({ id, ...props }: Props) {
  const query = useGetWithdrawal(id);
  return (
    <LoadedRecord load={query} noun="withdrawal" id={id} height={520}>
      {(withdrawal) => <Item id={id} withdrawal={withdrawal} {...props} />}
    </LoadedRecord>
  );
});

type ItemProps = Props & { withdrawal: Withdrawal };

function Item({ id, withdrawal, settings, hasBack, onNext, onBack, onHelp, notes }: ItemProps) {
  const { running, reviewOne } = useReviewWithdrawals();
  const deniedOf = useDeniedAction(withdrawal);
  const [newText, setNewText] = useState<string>();
  const signals = useRef<HTMLDivElement>(null);
  const noteArea = useRef<HTMLDivElement>(null);
  const { settingAside, skip, snooze } = useSetAside();
  const deniedAside = useDenied(needs.skipWithdrawal);
  const isRunning = running.has(id) || settingAside.has(id);

  const isPermitted = (action: 'approve' | 'reject') =>
    awaitsReview(withdrawal.status) && deniedOf(action) === undefined && !isRunning;
  async function decide(action: 'approve' | 'reject') {
    // At once: what is on the screen is loaded again afterwards, and this one no longer has to be.
    if (isPermitted(action)) await reviewOne(action, withdrawal, () => flushSync(onNext));
  }
  const canSetAside = awaitsReview(withdrawal.status) && deniedAside === undefined && !isRunning;
  async function setAside(how: typeof skip) {
    if (canSetAside && (await how(id))) onNext();
  }
  const focusNote = () => noteArea.current?.querySelector('textarea')?.focus();
  const focusSignals = () => (signals.current?.querySelector('a') ?? signals.current)?.focus();
  function use({ kind, text }: DeskText) {
    if (kind === 'note') {
      flushSync(() => setNewText(text));
      focusNote();
    } else if (isPermitted('reject')) {
      startDraft(draftOf('reject', [withdrawal]), text);
      void decide('reject');
    }
  }

  useDeskKeys(settings.has_keys, {
    a: () => void decide('approve'),
    r: () => void decide('reject'),
    j: onNext,
    k: onBack,
    s: () => void setAside(skip),
    z: () => void setAside(snooze),
    n: focusNote,
    e: focusSignals,
    u: undoLatest,
    '?': onHelp,
    ...Object.fromEntries(settings.texts.map((text, place) => [String(place + 1), () => use(text)])),
  });

  const key = (name: string) => settings.has_keys && { 'aria-keyshortcuts': name, rightSection: <Key name={name} /> };
  return (
    <section aria-label={id} className={classes.item}>
      <div className={classes.head}>
        <h2 className={classes.name}>
          <span>{id}</span>
          <CopyId id={id}>{null}</CopyId>
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
                running={running.get(id)}
                onClick={() => void decide(action)}
                {...key(action === 'approve' ? 'A' : 'R')}
              />
            ))}
          {awaitsReview(withdrawal.status) && (
            <>
              <Button
                variant="default"
                disabled={!canSetAside}
                title={deniedAside}
                loading={settingAside.get(id) === 'skip'}
                onClick={() => void setAside(skip)}
                {...key('S')}
              >
                Skip
              </Button>
              <Button
                variant="default"
                disabled={!canSetAside}
                title={deniedAside}
                loading={settingAside.get(id) === 'snooze'}
                onClick={() => void setAside(snooze)}
                {...key('Z')}
              >
                Snooze
              </Button>
            </>
          )}
          <Button variant="default" disabled={!hasBack} onClick={onBack} {...key('K')}>
            Back
          </Button>
          <Button variant="default" onClick={onNext} {...key('J')}>
            Next
          </Button>
        </div>
      </div>
      <LookedAt by={useLookers().get(id)} />
      <SetAside id={id} />
      <Columns id={id} withdrawal={withdrawal} newText={newText} notes={notes} signals={signals} noteArea={noteArea} />
    </section>
  );
}

type ColumnsProps = Pick<ItemProps, 'id' | 'withdrawal' | 'notes'> & {
  newText: string | undefined;
  signals: RefObject<HTMLDivElement | null>;
  noteArea: RefObject<HTMLDivElement | null>;
};

/** All that is to be read. It is not rendered anew when a decision begins, which the call would wait for. */
const Columns = memo(function Columns({ id, withdrawal, newText, notes, signals, noteArea }: ColumnsProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <div ref={signals} tabIndex={-1}>
          <WithdrawalSignals withdrawal={withdrawal} />
        </div>
        <WithdrawalTimeline id={id} />
      </div>
      <div ref={noteArea} className={classes.column}>
        <WithdrawalFacts withdrawal={withdrawal} />
        {notes(id, newText)}
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
