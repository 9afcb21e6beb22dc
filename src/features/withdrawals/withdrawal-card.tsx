import { Checkbox } from '@mantine/core';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo, type MouseEvent as ReactMouseEvent } from 'react';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { Money } from '../../ui/money.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Truncated } from '../../ui/truncate.tsx';
import { LastFour } from './last-four.tsx';
import classes from './withdrawal-card.module.css';
import { WithdrawalMenu } from './withdrawal-menu.tsx';
import {
  accountLast4,
  badgeOf,
  bankNameOf,
  feeUsd,
  idOf,
  netUsd,
  requestedUsd,
  type WithdrawalAction,
} from './withdrawal-rules.ts';

type Props = {
  withdrawal: Withdrawal;
  selected: boolean;
  /** False when as many are selected as one call takes. */
  selectable: boolean;
  /** Why the bulk review just now could not change it. */
  failure: string | undefined;
  running: boolean;
  /** @param range with all up to the one that was toggled last */
  onToggle: (id: string, range: boolean) => void;
  onOpen: (id: string) => void;
  onAction: (action: WithdrawalAction, withdrawal: Withdrawal) => void;
};

/** Memoised: selecting one of some hundred cards draws that one. */
export const WithdrawalCard = memo(function WithdrawalCard(props: Props) {
  const { withdrawal, selected, selectable, failure, running, onToggle, onOpen, onAction } = props;
  const id = idOf(withdrawal);

  /** The whole card opens the dialog for the mouse, except where it has controls of its own; the id is the button. */
  function openFromCard(event: ReactMouseEvent<HTMLElement>) {
    const target = event.target as Element;
    // What is clicked in the open menu arrives here too, though it lies outside the card.
    if (!event.currentTarget.contains(target) || target.closest('button, input, label')) return;
    if (window.getSelection()?.type !== 'Range') onOpen(id);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the id, a button that does the same.
    <article aria-label={id} className={classes.card} data-selected={selected || undefined} onClick={openFromCard}>
      <div className={classes.head}>
        <Checkbox
          size="xs"
          aria-label={`Select ${id}`}
          className={classes.check}
          checked={selected}
          disabled={!selected && !selectable}
          onChange={({ nativeEvent }) => onToggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
        <button type="button" className={classes.id} title={id} onClick={() => onOpen(id)}>
          {id}
        </button>
        <StatusBadge {...badgeOf(withdrawal.status)} />
        <WithdrawalMenu withdrawal={withdrawal} running={running} onOpen={onOpen} onAction={onAction} />
      </div>
      <div className={classes.email}>
        <Truncated text={withdrawal.player_email} />
      </div>
      <dl className={classes.amounts}>
        <div>
          <dt>Amount</dt>
          <dd>
            <Money usd={requestedUsd(withdrawal)} />
          </dd>
        </div>
        <div>
          <dt>Fee</dt>
          <dd>
            <Money usd={feeUsd(withdrawal)} />
          </dd>
        </div>
        <div>
          <dt>Net</dt>
          <dd>
            <Money usd={netUsd(withdrawal)} />
          </dd>
        </div>
      </dl>
      <div className={classes.foot}>
        <Truncated text={bankNameOf(withdrawal)} />
        <LastFour digits={accountLast4(withdrawal)} of="account" />
        <time dateTime={withdrawal.created_at} className={classes.date}>
          {formatDateTime(withdrawal.created_at)}
        </time>
      </div>
      {failure !== undefined && (
        <p className={classes.failure}>
          <TriangleAlert size={14} />
          {failure}
        </p>
      )}
    </article>
  );
});
