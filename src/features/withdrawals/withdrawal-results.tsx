import type { ReactNode } from 'react';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { useLookers } from './use-review-queue.ts';
import { useReviewWithdrawals } from './use-review-withdrawals.ts';
import { useWithdrawalList } from './use-withdrawal-list.ts';
import { useWithdrawalSelection } from './use-withdrawal-selection.ts';
import { WithdrawalGrid } from './withdrawal-grid.tsx';
import { idOf } from './withdrawal-rules.ts';
import type { ListedWithdrawals } from './withdrawal-search.ts';

const WithdrawalDialog = lazyDialog(async () => ({
  default: (await import('./withdrawal-dialog.tsx')).WithdrawalDialog,
}));

type Props = {
  /** The same object until one changes. */
  filters: ListedWithdrawals;
  /** The administrator has set filters, and can clear them. */
  filtered: boolean;
  onClearFilters: () => void;
  /** The withdrawal in the dialog. */
  open: string | undefined;
  /** The link that opens a withdrawal. */
  addressOf: (id: string) => string;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** The notes on a withdrawal. */
  notes: (id: string) => ReactNode;
};

/** The withdrawals that match, with all that can be done to them. */
export function WithdrawalResults(props: Props) {
  const { filters, filtered, onClearFilters, open, addressOf, onOpen, onClose, notes } = props;
  const list = useWithdrawalList(filters);
  const selection = useWithdrawalSelection(filters, list.rows);
  const lookers = useLookers();
  const { running, undone, runningBulk, reviewOne, reviewMany } = useReviewWithdrawals();
  return (
    <>
      <WithdrawalGrid
        list={list}
        selection={selection}
        running={running}
        undone={undone}
        lookers={lookers}
        filtered={filtered}
        bulkBar={
          <BulkBar
            selected={selection.selected}
            full={selection.full}
            running={runningBulk}
            onAction={(action, reviewable) => reviewMany(action, reviewable, selection.keepFailed, lookers)}
            onClear={selection.clear}
          />
        }
        onClearFilters={onClearFilters}
        addressOf={addressOf}
        onOpen={onOpen}
        onAction={reviewOne}
      />
      <WithdrawalDialog
        isOpen={open !== undefined}
        id={open}
        row={list.rows.find((row) => idOf(row) === open)}
        lookedAtBy={open === undefined ? undefined : lookers.get(open)}
        running={open === undefined ? undefined : running.get(open)}
        onAction={reviewOne}
        notes={notes}
        onClose={onClose}
      />
    </>
  );
}
