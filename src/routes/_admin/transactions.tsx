import { Stack } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { Offered } from '../../api/offered.tsx';
import { TransactionExport } from '../../features/transactions/transaction-export.tsx';
import { TransactionFilterBar } from '../../features/transactions/transaction-filter-bar.tsx';
import {
  filtersOf,
  type TransactionFilters,
  type TransactionSearch,
  transactionSearch,
} from '../../features/transactions/transaction-search.ts';
import { TransactionTable } from '../../features/transactions/transaction-table.tsx';
import { transactionListOptions, useTransactionList } from '../../features/transactions/use-transaction-list.ts';
import { getGetMyPreferencesQueryOptions } from '../../generated/my-account/my-account.ts';
import { recordAddress } from '../../lib/record-address.ts';
import { hasFilters } from '../../lib/search-params.ts';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useFilterUrl } from './-filter-url.ts';
import { useTableView } from './-table-view.tsx';
import { useUrlDialog } from './-url-dialog.ts';

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
    if (preload || !mayOpen) return;
    void queryClient.prefetchQuery(transactionListOptions(filters, page));
    void queryClient.prefetchQuery(getGetMyPreferencesQueryOptions());
  },
  component: TransactionsPage,
});

const addressOf = (id: string) => recordAddress('open', id);

function TransactionsPage() {
  const { page = 1, open, ...search } = Route.useSearch();
  const filters = filtersOf(search);
  const { changeFilters, cleared, clearFilters, goToPage } = useTransactionUrl(filters);
  const dialog = useUrlDialog<TransactionSearch>(['open']);
  const { open: openInUrl } = dialog;
  const openTransaction = useCallback((id: string) => openInUrl({ open: id }), [openInUrl]);
  const list = useTransactionList(filters, page);
  const view = useTableView('transactions');

  return (
    <>
      <PageHeader
        title="Transactions"
        actions={
          <Offered area="transactions">
            <TransactionExport filters={filters} />
          </Offered>
        }
      />
      <Stack gap="md">
        <TransactionFilterBar
          filters={filters}
          gameName={list.load.data?.find((row) => row.game_id === filters.game_id)?.game_name ?? undefined}
          ready={!list.load.isPending}
          cleared={cleared}
          onChange={changeFilters}
          onClear={clearFilters}
        />
        <TransactionTable
          list={list}
          view={view}
          page={page}
          filtered={hasFilters(filters)}
          onPage={goToPage}
          onClearFilters={clearFilters}
          addressOf={addressOf}
          onOpen={openTransaction}
        />
      </Stack>
      <TransactionDrawer
        isOpen={open !== undefined}
        id={open}
        row={list.load.data?.find((row) => row.id === open)}
        onClose={dialog.close}
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
  };
}
