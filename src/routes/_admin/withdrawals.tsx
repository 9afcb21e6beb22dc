import { Stack } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ReviewLink } from '../../features/withdrawals/review-link.tsx';
import { StepFilter } from '../../features/withdrawals/step-filter.tsx';
import { SummaryCards } from '../../features/withdrawals/summary-cards.tsx';
import { withdrawalListOptions } from '../../features/withdrawals/use-withdrawal-list.ts';
import { WithdrawalExport } from '../../features/withdrawals/withdrawal-export.tsx';
import { WithdrawalFilterBar } from '../../features/withdrawals/withdrawal-filter-bar.tsx';
import { WithdrawalResults } from '../../features/withdrawals/withdrawal-results.tsx';
import {
  filtersOf,
  type WithdrawalFilters,
  type WithdrawalSearch,
  withdrawalSearch,
} from '../../features/withdrawals/withdrawal-search.ts';
import { getGetWithdrawalSummaryQueryOptions } from '../../generated/withdrawals/withdrawals.ts';
import { recordAddress } from '../../lib/record-address.ts';
import { hasFilters } from '../../lib/search-params.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useFilterUrl } from './-filter-url.ts';
import { useUrlDialog } from './-url-dialog.ts';
import { withdrawalNotes } from './-withdrawal-notes.tsx';

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

const addressOf = (id: string) => recordAddress('open', id);

function WithdrawalsPage() {
  // Stays the same object until a filter changes; the list and the selection depend on that.
  const filters = Route.useSearch({ select: filtersOf, structuralSharing: true });
  const open = Route.useSearch({ select: (search) => search.open });
  const { changeFilters, cleared, clearFilters } = useWithdrawalFilterUrl(filters);
  const dialog = useUrlDialog<WithdrawalSearch>(['open']);
  const { open: openInUrl } = dialog;
  const openWithdrawal = useCallback((id: string) => openInUrl({ open: id }), [openInUrl]);

  return (
    <>
      <PageHeader
        title="Withdrawals"
        actions={
          <>
            <ReviewLink />
            <WithdrawalExport filters={filters} />
          </>
        }
      />
      <Stack gap="md">
        <SummaryCards />
        <WithdrawalFilterBar filters={filters} cleared={cleared} onChange={changeFilters} onClear={clearFilters} />
        <StepFilter filters={filters} onChange={changeFilters} />
        <WithdrawalResults
          filters={filters}
          filtered={hasFilters(filters)}
          onClearFilters={clearFilters}
          open={open}
          addressOf={addressOf}
          onOpen={openWithdrawal}
          onClose={dialog.close}
          notes={withdrawalNotes}
        />
      </Stack>
    </>
  );
}

function useWithdrawalFilterUrl(filters: WithdrawalFilters) {
  const navigate = Route.useNavigate();
  return useFilterUrl(filters, (patch, replace) => {
    void navigate({ search: (before) => (patch ? { ...before, ...patch } : {}), replace, resetScroll: false });
  });
}
