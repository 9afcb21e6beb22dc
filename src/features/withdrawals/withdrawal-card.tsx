import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo } from 'react';
import type { ReviewSnooze } from '../../generated/model/reviewSnooze.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { RowCheckbox } from '../../ui/layout/row-checkbox.tsx';
import { Amount } from '../../ui/values/amount.tsx';
import { AwaitingSecond } from '../../ui/values/awaiting-second.tsx';
import { DateTime } from '../../ui/values/date-time.tsx';
import { RecordId } from '../../ui/values/record-id.tsx';
import { opensRecord, RecordLink } from '../../ui/values/record-link.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { CardSignals } from './card-signals.tsx';
import { LastFour } from './last-four.tsx';
import { LookedAt } from './looked-at.tsx';
import { Snoozed } from './snoozed.tsx';
import classes from './withdrawal-card.module.css';
import { WithdrawalMenu } from './withdrawal-menu.tsx';
import { WithdrawalPlayer } from './withdrawal-player.tsx';
import {
  accountLast4,
  badgeOf,
  bankNameOf,
  feeUsd,
  idOf,
  netUsd,
  problemOf,
  requestedUsd,
  type WithdrawalAction,
} from './withdrawal-rules.ts';

type Props = {
  withdrawal: Withdrawal;
  /** The link that opens it. */
  href: string;
  selected: boolean;
  /** False when the selection has reached the maximum of one call. */
  selectable: boolean;
  /** Why the last bulk review could not change it. */
  failure: string | undefined;
  /** Somebody else who is looking at it. */
  lookedAtBy: string | undefined;
  snooze: ReviewSnooze | undefined;
  running: boolean;
  /** Its decision has just been undone. */
  undone: boolean;
  /** That of the list, whose call loads its signals. */
  page: number;
  /** @param range whether to include everything up to the last toggled one */
  onToggle: (id: string, range: boolean) => void;
  onOpen: (id: string) => void;
  onAction: (action: WithdrawalAction, withdrawal: Withdrawal) => void;
};

/** Memoised: selecting one of some hundred cards re-renders only that card. */
export const WithdrawalCard = memo(function WithdrawalCard(props: Props) {
  const {
    withdrawal,
    href,
    selected,
    selectable,
    failure,
    lookedAtBy,
    snooze,
    running,
    undone,
    page,
    onToggle,
    onOpen,
    onAction,
  } = props;
  const id = idOf(withdrawal);
  const problem = problemOf(withdrawal);
  const open = () => onOpen(id);

  return (
    <article
      aria-label={id}
      className={classes.card}
      data-selected={selected || undefined}
      {...opensRecord({ href, onOpen: open, problem })}
    >
      <div className={classes.head}>
        <RowCheckbox
          aria-label={`Select ${id}`}
          className={classes.check}
          checked={selected}
          disabled={problem !== undefined || (!selected && !selectable)}
          onChange={({ nativeEvent }) => onToggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
        <RecordLink href={href} className={classes.id} onOpen={open} problem={problem}>
          <RecordId id={id} />
        </RecordLink>
        <StatusBadge {...badgeOf(withdrawal.status)} />
        <WithdrawalMenu withdrawal={withdrawal} running={running} onOpen={onOpen} onAction={onAction} />
      </div>
      <div className={classes.email}>
        <WithdrawalPlayer withdrawal={withdrawal} />
        <LookedAt by={lookedAtBy} short />
        <Snoozed snooze={snooze} />
      </div>
      <dl className={classes.amounts}>
        <div>
          <dt>Amount</dt>
          <dd>
            <Amount usd={requestedUsd(withdrawal)} />
          </dd>
        </div>
        <div>
          <dt>Fee</dt>
          <dd>
            <Amount usd={feeUsd(withdrawal)} />
          </dd>
        </div>
        <div>
          <dt>Net</dt>
          <dd>
            <Amount usd={netUsd(withdrawal)} />
          </dd>
        </div>
      </dl>
      <div className={classes.foot}>
        <Truncated text={bankNameOf(withdrawal)} />
        <LastFour digits={accountLast4(withdrawal)} of="account" />
        <span className={classes.date}>
          <DateTime iso={withdrawal.created_at} />
        </span>
      </div>
      <CardSignals id={id} page={page} />
      {withdrawal.return_announcement && <p className={classes.mark}>Return announced, not confirmed</p>}
      {withdrawal.approval_request && (
        <p className={classes.mark}>
          <AwaitingSecond names={withdrawal.approval_request.waiting_for} />
        </p>
      )}
      {undone && <p className={classes.mark}>Decision undone, awaits review again</p>}
      {failure !== undefined && (
        <p className={classes.failure}>
          <TriangleAlert size={14} />
          {failure}
        </p>
      )}
    </article>
  );
});
