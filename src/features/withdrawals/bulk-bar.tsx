import { Button } from '@mantine/core';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { useDenied } from '../../api/may.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import * as needs from '../../generated/permissions.ts';
import { formatCount, formatUsd, sumUsd } from '../../lib/money.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import classes from '../../ui/table/bulk-bar.module.css';
import type { BulkAction } from './use-review-withdrawals.ts';
import {
  approvableOf,
  netUsd,
  notApprovable,
  notPossible,
  recallableOf,
  requestedUsd,
  reviewableOf,
} from './withdrawal-rules.ts';

type Props = {
  selected: readonly Withdrawal[];
  /** The selection has reached the maximum of one call. */
  full: boolean;
  running: BulkAction | undefined;
  /** The offer to select more. */
  more?: ReactNode;
  /** Called with those of the selection that permit the action. */
  onAction: (action: BulkAction, withdrawals: readonly Withdrawal[]) => void;
  onClear: () => void;
};

/** Ids are enough, because there is only one bar. */
const NOTICE = 'bulk-notice';
const LEFT_OUT = 'bulk-left-out';

/**
 * Rendered below the last card and sticking to the window's lower edge, so that it never covers the end of the list.
 */
export function BulkBar({ selected, full, running, more, onAction, onClear }: Props) {
  const noReview = useDenied(needs.bulkApproveWithdrawals);
  const noRecall = useDenied(needs.bulkRecallWithdrawals);
  useAnnounced(selected.length === 0 ? undefined : `${formatCount(selected.length)} of the withdrawals selected`);
  if (selected.length === 0) return null;
  const reviewable = reviewableOf(selected);
  const approvable = approvableOf(selected);
  const recallable = recallableOf(selected);
  // Recalling is only offered when nothing in the selection awaits review.
  const recallsOnly = reviewable.length === 0 && recallable.length > 0;
  const possible = recallsOnly ? recallable : reviewable;
  const denied = recallsOnly ? noRecall : noReview;
  const none = possible.length === 0 || denied !== undefined;
  const notice = denied ?? notPossible(selected.length, possible.length, recallsOnly ? 'recalled' : 'reviewed');
  const leftOut = none ? undefined : notApprovable(reviewable);
  const noApproval = none || approvable.length === 0;
  return (
    <section aria-label="Bulk actions" className={classes.bar} data-focus-after="select-all">
      <div className={classes.words}>
        <span className={classes.count}>{formatCount(selected.length)} selected</span>
        {!none && (
          <span className={classes.sums}>
            {formatUsd(sumUsd(possible.map(requestedUsd)))}, net {formatUsd(sumUsd(possible.map(netUsd)))}
          </span>
        )}
        {full && <span className={classes.notice}>200 at a time is the most; review these first</span>}
        {notice && (
          <span id={NOTICE} className={classes.notice}>
            {notice}
          </span>
        )}
        {leftOut && (
          <span id={LEFT_OUT} className={classes.notice}>
            {leftOut}
          </span>
        )}
        {more}
      </div>
      <div className={classes.actions}>
        <Button variant="subtle" color="gray" disabled={running !== undefined} onClick={onClear}>
          Clear selection
        </Button>
        {!recallsOnly && (
          <>
            <Button
              leftSection={<CircleCheck size={15} />}
              loading={running === 'approve'}
              disabled={noApproval || (running !== undefined && running !== 'approve')}
              aria-describedby={noApproval ? (none ? NOTICE : LEFT_OUT) : undefined}
              onClick={() => onAction('approve', approvable)}
            >
              Approve Selected
            </Button>
            <Button
              variant="default"
              className={classes.danger}
              leftSection={<Ban size={15} />}
              loading={running === 'reject'}
              disabled={none || (running !== undefined && running !== 'reject')}
              aria-describedby={none ? NOTICE : undefined}
              onClick={() => onAction('reject', reviewable)}
            >
              Reject Selected
            </Button>
          </>
        )}
        {recallable.length > 0 && (
          <Button
            variant="default"
            className={classes.danger}
            leftSection={<Undo2 size={15} />}
            loading={running === 'recall'}
            disabled={noRecall !== undefined || (running !== undefined && running !== 'recall')}
            title={noRecall}
            onClick={() => onAction('recall', recallable)}
          >
            Recall Selected
          </Button>
        )}
      </div>
    </section>
  );
}
