import { NativeSelect } from '@mantine/core';
import Banknote from 'lucide-react/icons/banknote';
import { useCallback, useMemo } from 'react';
import { useMay } from '../../api/may.ts';
import { ListWithdrawalsSort } from '../../generated/model/listWithdrawalsSort.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { stateOf } from '../../ui/feedback/load.ts';
import { NothingFound } from '../../ui/filters/nothing-found.tsx';
import { LoadMore } from '../../ui/table/load-more.tsx';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { TableSettings, type TableView } from '../../ui/table/table-settings.tsx';
import { UndoLast } from './undo-last.tsx';
import { useSignalCalls } from './use-card-signals.ts';
import { useWithdrawalColumns } from './withdrawal-columns.tsx';
import classes from './withdrawal-grid.module.css';
import type { WithdrawalListProps } from './withdrawal-grid.tsx';
import { countOf, WithdrawalListHead } from './withdrawal-list-head.tsx';
import { RowContext } from './withdrawal-row.ts';
import { idOf, problemOf } from './withdrawal-rules.ts';
import table from './withdrawal-table.module.css';

/** The orders that an index has. */
const SORTS: Record<ListWithdrawalsSort, string> = {
  created_at_desc: 'Newest first',
  created_at_asc: 'Oldest first',
  requested_amount_desc: 'Largest first',
  requested_amount_asc: 'Smallest first',
};
const isSort = (value: string): value is ListWithdrawalsSort => Object.hasOwn(SORTS, value);

type Props = WithdrawalListProps & {
  sort: ListWithdrawalsSort | undefined;
  onSort: (sort: ListWithdrawalsSort) => void;
  view: TableView | undefined;
};

/** The same list as the cards, a line for each withdrawal, in an order of its own. */
export function WithdrawalTable(props: Props) {
  const { list, selection, running, undone, lookers, snoozes, filtered, bulkBar, onClearFilters, addressOf } = props;
  const { onOpen, onAction, sort = ListWithdrawalsSort.created_at_desc, onSort, view } = props;
  const { load, rows } = list;
  const columns = useWithdrawalColumns();
  const signalsOf = useSignalCalls(rows);
  const state = stateOf(load, (found) => found.length === 0);
  const isCurrent = (state === 'rows' || state === 'empty') && !load.isPlaceholderData;
  useAnnounced(isCurrent ? countOf(list) : undefined);
  const opens = useCallback(
    (row: Withdrawal) => ({ href: addressOf(idOf(row)), onOpen: () => onOpen(idOf(row)), problem: problemOf(row) }),
    [addressOf, onOpen],
  );
  const row = useMemo(
    () => ({ selection, running, undone, lookers, snoozes, signalsOf, onOpen, onAction }),
    [selection, running, undone, lookers, snoozes, signalsOf, onOpen, onAction],
  );
  const change = (value: string) => isSort(value) && onSort(value);
  // Other orders than that of the specification are an extension.
  const hasOrders = useMay()({ area: 'withdrawals' });
  return (
    <div className={classes.parts}>
      {state !== 'empty' && state !== 'failed' && (
        <WithdrawalListHead list={list} selection={selection}>
          <TableSettings columns={columns} view={view} />
        </WithdrawalListHead>
      )}
      {hasOrders && (
        <NativeSelect
          className={table.order}
          label="Order"
          value={sort}
          data={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget: { value } }) => change(value)}
        />
      )}
      {bulkBar}
      <RowContext value={row}>
        <RecordTable
          label="Withdrawals"
          columns={columns}
          load={load}
          rowKey={idOf}
          inSteps
          wide
          view={view}
          opens={opens}
          {...(hasOrders && { sort: { value: sort, onSort: change } })}
          failed="Failed to load withdrawals"
          empty={
            <>
              <UndoLast />
              <NothingFound
                icon={Banknote}
                title="No withdrawals found"
                hint="Withdrawal requests will appear here"
                filtered={filtered}
                onClearFilters={onClearFilters}
              />
            </>
          }
        />
      </RowContext>
      <LoadMore
        load={load}
        failed="Failed to load more withdrawals"
        onRetry={list.retryMore}
        more={list.more}
        button={{
          className: classes.more,
          'data-focus-after': 'results-count',
          loading: list.loadingMore,
          onClick: list.loadMore,
        }}
      />
    </div>
  );
}
