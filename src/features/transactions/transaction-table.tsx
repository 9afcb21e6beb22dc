import { Button } from '@mantine/core';
import Receipt from 'lucide-react/icons/receipt';
import { useCallback, useMemo } from 'react';
import type { Transaction } from '../../generated/model/transaction.ts';
import { idProblem } from '../../lib/id-problem.ts';
import { formatCount } from '../../lib/money.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { stateOf } from '../../ui/feedback/load.ts';
import { NothingFound } from '../../ui/filters/nothing-found.tsx';
import { UnappliedFilters } from '../../ui/filters/unapplied-filters.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import listClasses from '../../ui/table/list.module.css';
import { Pager } from '../../ui/table/pager.tsx';
import { SearchedBack } from '../../ui/table/searched-back.tsx';
import { TableSettings, type TableView } from '../../ui/table/table-settings.tsx';
import { transactionColumns } from './transaction-columns.tsx';
import { PAGE_SIZE, type TransactionListView } from './use-transaction-list.ts';

type Props = {
  list: TransactionListView;
  page: number;
  filtered: boolean;
  onPage: (page: number) => void;
  onClearFilters: () => void;
  /** The link that opens a transaction. */
  addressOf: (id: string) => string;
  onOpen: (id: string) => void;
  /** Without it, the table is as by default. */
  view?: TableView | undefined;
};

const moreThan = (total: number) =>
  `More than ${formatCount(total)} found; the newest ${formatCount(total)} are listed`;

const idOf = ({ id }: Transaction) => id;

export function TransactionTable(props: Props) {
  const { list, page, filtered, onPage, onClearFilters, addressOf, onOpen, view } = props;
  const columns = useMemo(() => transactionColumns(onOpen), [onOpen]);
  const opens = useCallback(
    ({ id }: Transaction) => ({
      href: addressOf(id),
      onOpen: () => onOpen(id),
      problem: idProblem(id),
    }),
    [addressOf, onOpen],
  );
  const { load, total, capped, totalPages, searchedUntil } = list;
  const state = stateOf(load, (rows) => rows.length === 0);
  const loading = state === 'loading';
  const isCurrent = (state === 'rows' || state === 'empty') && !load.isPlaceholderData;
  useAnnounced(
    isCurrent && total !== undefined
      ? `Transactions found: ${capped ? 'more than ' : ''}${formatCount(total)}`
      : undefined,
  );
  const beyond = state === 'empty' && totalPages > 0;
  const isPart = isCurrent && searchedUntil !== undefined;
  return (
    <section aria-label="Results">
      <div className={listClasses.head}>
        <div id="results-count" tabIndex={-1} className={listClasses.count}>
          {!loading && total !== undefined && total > 0 && (capped ? moreThan(total) : `${formatCount(total)} found`)}
        </div>
        <TableSettings columns={columns} view={view} />
      </div>
      <UnappliedFilters labels={list.unapplied} />
      <DataTable
        // A new page starts scrolled to its top.
        key={page}
        label="Transactions"
        columns={columns}
        load={load}
        rowKey={idOf}
        wide
        view={view}
        opens={opens}
        failed="Failed to load transactions"
        skeletonRows={PAGE_SIZE}
        empty={
          beyond ? (
            <BeyondTheLast totalPages={totalPages} onPage={onPage} />
          ) : isPart ? (
            <EmptyState icon={Receipt} title="No transactions found so far" />
          ) : (
            <NothingFound
              icon={Receipt}
              title="No transactions found"
              hint="Purchases, transfers and payments will appear here"
              filtered={filtered}
              onClearFilters={onClearFilters}
            />
          )
        }
      />
      {isPart && <SearchedBack to={searchedUntil} remedy="Choose an earlier end date to search further back." />}
      {!loading && <Pager page={page} totalPages={totalPages} onPage={onPage} />}
    </section>
  );
}

function BeyondTheLast({ totalPages, onPage }: { totalPages: number; onPage: (page: number) => void }) {
  return (
    <EmptyState
      icon={Receipt}
      title="No transactions found"
      hint={`There ${totalPages === 1 ? 'is only 1 page' : `are only ${formatCount(totalPages)} pages`}.`}
      action={
        <Button variant="default" size="xs" onClick={() => onPage(totalPages)}>
          Go to the last page
        </Button>
      }
    />
  );
}
