import { Button } from '@mantine/core';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useDenied } from '../../api/may.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import * as needs from '../../generated/permissions.ts';
import { formatCount, formatUsd } from '../../lib/money.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import classes from './bulk-bar.module.css';
import type { BulkAction } from './use-review-withdrawals.ts';
import { netUsd, notReviewable, requestedUsd, reviewableOf, sumUsd } from './withdrawal-rules.ts';

type Props = {
  selected: readonly Withdrawal[];
  /** As many are selected as one call takes. */
  full: boolean;
  running: BulkAction | undefined;
  /** With those of the selection that can be reviewed. */
  onAction: (action: BulkAction, reviewable: readonly Withdrawal[]) => void;
  onClear: () => void;
};

/** There is one bar. */
const NOTICE = 'bulk-notice';

/** Drawn below the last card, and sticking to the window's lower edge above it, so that it never lies on the end of the list. */
export function BulkBar({ selected, full, running, onAction, onClear }: Props) {
  const denied = useDenied(needs.bulkApproveWithdrawals);
  useAnnounced(selected.length === 0 ? undefined : `${formatCount(selected.length)} of the withdrawals selected`);
  if (selected.length === 0) return null;
  const reviewable = reviewableOf(selected);
  const none = reviewable.length === 0 || denied !== undefined;
  const notice = denied ?? notReviewable(selected.length, reviewable.length);
  return (
    <section aria-label="Bulk actions" className={classes.bar} data-focus-after="select-all">
      <div className={classes.words}>
        <span className={classes.count}>{formatCount(selected.length)} selected</span>
        {!none && (
          <span className={classes.sums}>
            {formatUsd(sumUsd(reviewable.map(requestedUsd)))}, net {formatUsd(sumUsd(reviewable.map(netUsd)))}
          </span>
        )}
        {full && <span className={classes.notice}>200 at a time is the most; review these first</span>}
        {notice && (
          <span id={NOTICE} className={classes.notice}>
            {notice}
          </span>
        )}
      </div>
      <div className={classes.actions}>
        <Button variant="subtle" color="gray" disabled={running !== undefined} onClick={onClear}>
          Clear selection
        </Button>
        <Button
          variant="default"
          className={classes.danger}
          leftSection={<Ban size={15} />}
          loading={running === 'reject'}
          disabled={none || running === 'approve'}
          aria-describedby={none ? NOTICE : undefined}
          onClick={() => onAction('reject', reviewable)}
        >
          Reject Selected
        </Button>
        <Button
          leftSection={<CircleCheck size={15} />}
          loading={running === 'approve'}
          disabled={none || running === 'reject'}
          aria-describedby={none ? NOTICE : undefined}
          onClick={() => onAction('approve', reviewable)}
        >
          Approve Selected
        </Button>
      </div>
    </section>
  );
}
