import { Button } from '@mantine/core';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { formatCount, formatUsd } from '../../lib/money.ts';
import classes from './bulk-bar.module.css';
import type { BulkAction } from './use-review-withdrawals.ts';
import { awaitsReview, netUsd, requestedUsd, sumUsd } from './withdrawal-rules.ts';

type Props = {
  selected: readonly Withdrawal[];
  /** As many are selected as one call takes. */
  full: boolean;
  running: BulkAction | undefined;
  onAction: (action: BulkAction) => void;
  onClear: () => void;
};

/** Stands below the last card and sticks to the window's lower edge above it, so that it never lies on the end of the list. */
export function BulkBar({ selected, full, running, onAction, onClear }: Props) {
  if (selected.length === 0) return null;
  const decided = selected.filter(({ status }) => !awaitsReview(status)).length;
  return (
    <section aria-label="Bulk actions" className={classes.bar} data-focus-after="select-all">
      <div className={classes.words} role="status">
        <span className={classes.count}>{formatCount(selected.length)} selected</span>
        <span className={classes.sums}>
          {formatUsd(sumUsd(selected.map(requestedUsd)))}, net {formatUsd(sumUsd(selected.map(netUsd)))}
        </span>
        {full && <span className={classes.notice}>200 at a time is the most; review these first</span>}
        {decided > 0 && <span className={classes.notice}>{formatCount(decided)} not awaiting review</span>}
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
          disabled={running === 'approve'}
          onClick={() => onAction('reject')}
        >
          Reject Selected
        </Button>
        <Button
          leftSection={<CircleCheck size={15} />}
          loading={running === 'approve'}
          disabled={running === 'reject'}
          onClick={() => onAction('approve')}
        >
          Approve Selected
        </Button>
      </div>
    </section>
  );
}
