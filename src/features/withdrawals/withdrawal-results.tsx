import { lazy, type ReactNode } from 'react';
import type { ListWithdrawalsSort } from '../../generated/model/listWithdrawalsSort.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { loadedEarly } from '../../ui/feedback/loaded-early.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { UnappliedFilters } from '../../ui/filters/unapplied-filters.tsx';
import type { TableView } from '../../ui/table/table-settings.tsx';
import { useBulkRun } from './use-bulk-run.ts';
import { useLookers, useSnoozes } from './use-review-queue.ts';
import { type BulkAction, useReviewWithdrawals } from './use-review-withdrawals.ts';
import { useWithdrawalList } from './use-withdrawal-list.ts';
import { useWithdrawalSelection } from './use-withdrawal-selection.ts';
import { WithdrawalGrid } from './withdrawal-grid.tsx';
import { idOf } from './withdrawal-rules.ts';
import type { ListedWithdrawals } from './withdrawal-search.ts';

const WithdrawalTable = lazy(async () => ({ default: (await import('./withdrawal-table.tsx')).WithdrawalTable }));
const SelectMatching = lazy(async () => ({ default: (await import('./select-matching.tsx')).SelectMatching }));
const { Part: BulkBar, usePreload } = loadedEarly(async () => (await import('./bulk-bar.tsx')).BulkBar);
const BulkRunDialog = lazyDialog(async () => ({ default: (await import('./bulk-run-dialog.tsx')).BulkRunDialog }));
const WithdrawalDialog = lazyDialog(async () => ({
  default: (await import('./withdrawal-dialog.tsx')).WithdrawalDialog,
}));

type Props = {
  /** The same object until one changes. */
  filters: ListedWithdrawals;
  /** The administrator has set filters, and can clear them. */
  filtered: boolean;
  onClearFilters: () => void;
  /** A dense table in place of the cards, and how it gets another order. */
  table?: { onSort: (sort: ListWithdrawalsSort) => void; view: TableView | undefined } | undefined;
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
  const { filters, filtered, onClearFilters, table, open, addressOf, onOpen, onClose, notes } = props;
  const list = useWithdrawalList(filters);
  const selection = useWithdrawalSelection(filters, list.rows);
  const lookers = useLookers();
  const snoozes = useSnoozes();
  const { running, undone, runningBulk, reviewOne, reviewMany, reviewAll } = useReviewWithdrawals();
  const all = useBulkRun();
  // A recall is of a selection among the loaded ones: what matches and awaits review has nothing to recall.
  const decide = (action: BulkAction, chosen: readonly Withdrawal[]) =>
    selection.matching && action !== 'recall'
      ? void all.start(reviewAll(action, chosen, lookers))
      : void reviewMany(action, chosen, selection.keepFailed, lookers);
  const selected = selection.matching ?? selection.selected;
  usePreload();
  const bulkBar = selected.length > 0 && (
    <LazyPart failed="The actions could not be loaded">
      <BulkBar
        selected={selected}
        full={selection.full && !selection.matching}
        running={runningBulk}
        more={
          // With only some selected, the bar is the specification's.
          selection.all &&
          !selection.matching &&
          (list.more || selection.full) && (
            <LazyPart failed="The count could not be loaded">
              <SelectMatching
                filters={filters}
                selected={selection.selected.length}
                onSelect={selection.selectMatching}
              />
            </LazyPart>
          )
        }
        onAction={decide}
        onClear={selection.clear}
      />
    </LazyPart>
  );
  const shown = {
    list,
    selection,
    running,
    undone,
    lookers,
    snoozes,
    filtered,
    bulkBar,
    onClearFilters,
    addressOf,
    onOpen,
    onAction: reviewOne,
  };
  return (
    <>
      <UnappliedFilters labels={list.unapplied} />
      {table ? (
        <LazyPart failed="The table could not be loaded" loading={<Spinner />}>
          <WithdrawalTable {...shown} sort={filters.sort} {...table} />
        </LazyPart>
      ) : (
        <WithdrawalGrid {...shown} />
      )}
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
      <BulkRunDialog
        isOpen={all.started !== undefined}
        started={all.started}
        undone={undone}
        onClose={() => {
          selection.keepFailed(all.started?.run.refusals() ?? []);
          all.close();
        }}
      />
    </>
  );
}
