import { Button } from '@mantine/core';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useDenied } from '../../api/may.ts';
import * as needs from '../../generated/permissions.ts';
import { formatCount } from '../../lib/money.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import classes from '../../ui/table/bulk-bar.module.css';
import { MOST_SELECTED } from './use-item-selection.ts';

type Props = {
  /** Selected items, on all pages. */
  count: number;
  /** The selection has reached its maximum. */
  full: boolean;
  onClear: () => void;
  onChange: () => void;
};

/** Sticks to the window's lower edge, as that of the withdrawals does. */
export function ItemBulkBar({ count, full, onClear, onChange }: Props) {
  const denied = useDenied(needs.updateGameItem);
  useAnnounced(`${formatCount(count)} of the items selected`);
  return (
    <section aria-label="Bulk actions" className={classes.bar} data-focus-after="select-all">
      <div className={classes.words}>
        <span className={classes.count}>{formatCount(count)} selected</span>
        {full && <span className={classes.notice}>{MOST_SELECTED} at a time is the most; change these first</span>}
        {denied && (
          <span id="bulk-denied" className={classes.notice}>
            {denied}
          </span>
        )}
      </div>
      <div className={classes.actions}>
        <Button variant="subtle" color="gray" onClick={onClear}>
          Clear selection
        </Button>
        <Button
          leftSection={<SlidersHorizontal size={15} />}
          disabled={denied !== undefined}
          aria-describedby={denied && 'bulk-denied'}
          onClick={onChange}
        >
          Change Selected
        </Button>
      </div>
    </section>
  );
}
