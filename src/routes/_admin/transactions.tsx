import { Stack } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ExportButton } from '../../features/transactions/export-button.tsx';
import { TransactionFilterBar } from '../../features/transactions/transaction-filter-bar.tsx';
import {
  filtersOf,
  type TransactionFilters,
  transactionSearch,
} from '../../features/transactions/transaction-search.ts';
import { TransactionTable } from '../../features/transactions/transaction-table.tsx';
import { useDecideTransaction } from '../../features/transactions/use-decide-transaction.ts';
import { transactionListOptions, useTransactionList } from '../../features/transactions/use-transaction-list.ts';
import { idParam } from '../../lib/record-address.ts';
import { hasFilters } from '../../lib/search-params.ts';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useFilterUrl } from './-filter-url.ts';
import { OPENED_HERE, useUrlDialog } from './-url-dialog.ts';

const TransactionDrawer = lazyDialog(async () => ({
  default: (await import('../../features/transactions/transaction-drawer.tsx')).TransactionDrawer,
}));

export const Route = createFileRoute('/_admin/transactions')({
  staticData: { title: 'Transactions' },
  // The loader is split together with the component: otherwise it would pull the list's code into the sign-in page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: transactionSearch,
  loaderDeps: ({ search: { open: _, ...deps } }) => deps,
  // Nothing is awaited: the screen has its own skeletons, and with cached data needs none.
  loader: ({ context: { queryClient, mayOpen }, deps: { page = 1, ...filters }, preload }) => {
    if (mayOpen && !preload) void queryClient.prefetchQuery(transactionListOptions(filters, page));
  },
  component: TransactionsPage,
});

function TransactionsPage() {
  const { page = 1, open: openedId, ...search } = Route.useSearch();
  const open = openedId === undefined ? undefined : String(openedId);
  const filters = filtersOf(search);
  const { changeFilters, cleared, clearFilters, goToPage, openTransaction, closeInUrl } = useTransactionUrl(filters);
  const closeTransaction = useUrlDialog(open !== undefined, closeInUrl);
  const list = useTransactionList(filters, page);
  const { running, asking, decide } = useDecideTransaction();

  return (
    <>
      <PageHeader title="Transactions" actions={<ExportButton filters={filters} />} />
      <Stack gap="md">
        <TransactionFilterBar
          filters={filters}
          gameName={list.rows?.find((row) => row.game_id === filters.game_id)?.game_name ?? undefined}
          ready={!list.loading}
          cleared={cleared}
          onChange={changeFilters}
          onClear={clearFilters}
        />
        <TransactionTable
          list={list}
          page={page}
          filtered={hasFilters(filters)}
          onPage={goToPage}
          onClearFilters={clearFilters}
          onOpen={openTransaction}
        />
      </Stack>
      <TransactionDrawer
        isOpen={open !== undefined}
        id={open}
        row={list.rows?.find((row) => row.id === open)}
        running={open !== undefined && running === open}
        asking={asking}
        onDecide={(...decision) => void decide(...decision)}
        onClose={closeTransaction}
      />
    </>
  );
}

/** All navigations of the screen. */
function useTransactionUrl(filters: TransactionFilters) {
  const navigate = Route.useNavigate();

  return {
    ...useFilterUrl(filters, (patch, replace) => {
      // A changed filter gives another list, which starts at its first page.
      const search = (before: TransactionFilters) => (patch ? { ...before, ...patch, page: undefined } : {});
      void navigate({ search, replace, resetScroll: false });
    }),
    goToPage: (page: number) => navigate({ search: (before) => ({ ...before, page: page > 1 ? page : undefined }) }),
    openTransaction: useCallback(
      (id: string) =>
        void navigate({
          search: (before) => ({ ...before, open: idParam(id) }),
          state: OPENED_HERE,
          resetScroll: false,
        }),
      [navigate],
    ),
    closeInUrl: useCallback(
      () => void navigate({ search: (before) => ({ ...before, open: undefined }), replace: true, resetScroll: false }),
      [navigate],
    ),
  };
}
