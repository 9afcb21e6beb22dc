import { Stack } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { BulkBar } from '../../features/withdrawals/bulk-bar.tsx';
import { StepFilter } from '../../features/withdrawals/step-filter.tsx';
import { SummaryCards } from '../../features/withdrawals/summary-cards.tsx';
import { useReviewWithdrawals } from '../../features/withdrawals/use-review-withdrawals.ts';
import { useWithdrawalList, withdrawalListOptions } from '../../features/withdrawals/use-withdrawal-list.ts';
import { useWithdrawalSelection } from '../../features/withdrawals/use-withdrawal-selection.ts';
import { WithdrawalExport } from '../../features/withdrawals/withdrawal-export.tsx';
import { WithdrawalFilterBar } from '../../features/withdrawals/withdrawal-filter-bar.tsx';
import { WithdrawalGrid } from '../../features/withdrawals/withdrawal-grid.tsx';
import { idOf } from '../../features/withdrawals/withdrawal-rules.ts';
import {
  filtersOf,
  type WithdrawalFilters,
  type WithdrawalSearch,
  withdrawalSearch,
} from '../../features/withdrawals/withdrawal-search.ts';
import { getGetWithdrawalSummaryQueryOptions } from '../../generated/withdrawals/withdrawals.ts';
import { hasFilters } from '../../lib/search-params.ts';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useFilterUrl } from './-filter-url.ts';
import { useUrlDialog } from './-url-dialog.ts';

const WithdrawalDialog = lazyDialog(async () => ({
  default: (await import('../../features/withdrawals/withdrawal-dialog.tsx')).WithdrawalDialog,
}));

export const Route = createFileRoute('/_admin/withdrawals')({
  staticData: { title: 'Withdrawals' },
  // The loader is split together with the component: otherwise it would pull the list's code into the sign-in page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: withdrawalSearch,
  loaderDeps: ({ search }) => filtersOf(search),
  // Nothing is awaited: the screen has its own skeletons, and with cached data needs none.
  loader: ({ context: { queryClient, mayOpen }, deps, preload }) => {
    if (preload || !mayOpen) return;
    void queryClient.prefetchInfiniteQuery(withdrawalListOptions(deps));
    void queryClient.prefetchQuery(getGetWithdrawalSummaryQueryOptions());
  },
  component: WithdrawalsPage,
});

function WithdrawalsPage() {
  // Stays the same object until a filter changes; the list and the selection depend on that.
  const filters = Route.useSearch({ select: filtersOf, structuralSharing: true });
  const open = Route.useSearch({ select: (search) => search.open });
  const { changeFilters, cleared, clearFilters } = useWithdrawalFilterUrl(filters);
  const dialog = useUrlDialog<WithdrawalSearch>(['open']);
  const { open: openInUrl } = dialog;
  const openWithdrawal = useCallback((id: string) => openInUrl({ open: id }), [openInUrl]);
  const list = useWithdrawalList(filters);
  const selection = useWithdrawalSelection(filters, list.rows);
  const { running, runningBulk, reviewOne, reviewMany } = useReviewWithdrawals();

  return (
    <>
      <PageHeader title="Withdrawals" actions={<WithdrawalExport filters={filters} />} />
      <Stack gap="md">
        <SummaryCards />
        <WithdrawalFilterBar filters={filters} cleared={cleared} onChange={changeFilters} onClear={clearFilters} />
        <StepFilter filters={filters} onChange={changeFilters} />
        <WithdrawalGrid
          list={list}
          selection={selection}
          running={running}
          filtered={hasFilters(filters)}
          bulkBar={
            <BulkBar
              selected={selection.selected}
              full={selection.full}
              running={runningBulk}
              onAction={(action, reviewable) => reviewMany(action, reviewable, selection.keepFailed)}
              onClear={selection.clear}
            />
          }
          onClearFilters={clearFilters}
          onOpen={openWithdrawal}
          onAction={reviewOne}
        />
      </Stack>
      <WithdrawalDialog
        isOpen={open !== undefined}
        id={open}
        row={list.rows.find((row) => idOf(row) === open)}
        running={open === undefined ? undefined : running.get(open)}
        onAction={reviewOne}
        onClose={dialog.close}
      />
    </>
  );
}

function useWithdrawalFilterUrl(filters: WithdrawalFilters) {
  const navigate = Route.useNavigate();
  return useFilterUrl(filters, (patch, replace) => {
    void navigate({ search: (before) => (patch ? { ...before, ...patch } : {}), replace, resetScroll: false });
  });
}
