import { Button, Stack } from '@mantine/core';
import { createFileRoute, Link } from '@tanstack/react-router';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import { useCallback } from 'react';
import { Offered } from '../../api/offered.tsx';
import { ReviewLink } from '../../features/review/review-link.tsx';
import { AccountsFilter } from '../../features/withdrawals/accounts-filter.tsx';
import { StepFilter } from '../../features/withdrawals/step-filter.tsx';
import { SummaryCards } from '../../features/withdrawals/summary-cards.tsx';
import { withdrawalListOptions } from '../../features/withdrawals/use-withdrawal-list.ts';
import { WithdrawalExport } from '../../features/withdrawals/withdrawal-export.tsx';
import { WithdrawalFilterBar } from '../../features/withdrawals/withdrawal-filter-bar.tsx';
import { WithdrawalResults } from '../../features/withdrawals/withdrawal-results.tsx';
import {
  filtersOf,
  listedOf,
  type WithdrawalFilters,
  type WithdrawalSearch,
  withdrawalSearch,
} from '../../features/withdrawals/withdrawal-search.ts';
import type { ListWithdrawalsSort } from '../../generated/model/listWithdrawalsSort.ts';
import { getGetMyPreferencesQueryOptions } from '../../generated/my-account/my-account.ts';
import { getGetWithdrawalSummaryQueryOptions } from '../../generated/withdrawals/withdrawals.ts';
import { recordAddress } from '../../lib/record-address.ts';
import { hasFilters } from '../../lib/search-params.ts';
import { Part } from '../../ui/feedback/part-boundary.tsx';
import { SkipToSearch } from '../../ui/filters/filter-bar.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useFilterUrl } from './-filter-url.ts';
import { useTableView } from './-table-view.tsx';
import { useUrlDialog } from './-url-dialog.ts';
import { withdrawalNotes } from './-withdrawal-notes.tsx';

export const Route = createFileRoute('/_admin/withdrawals')({
  staticData: { title: 'Withdrawals' },
  // The loader is split together with the component: otherwise it would pull the list's code into the sign-in page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: withdrawalSearch,
  loaderDeps: ({ search }) => listedOf(search),
  // Nothing is awaited: the screen has its own skeletons, and with cached data needs none.
  loader: ({ context: { queryClient, mayOpen }, deps, preload }) => {
    if (preload || !mayOpen) return;
    void queryClient.prefetchInfiniteQuery(withdrawalListOptions(deps));
    void queryClient.prefetchQuery(getGetWithdrawalSummaryQueryOptions());
    void queryClient.prefetchQuery(getGetMyPreferencesQueryOptions());
  },
  component: WithdrawalsPage,
});

const addressOf = (id: string) => recordAddress('open', id);

function WithdrawalsPage() {
  // Stays the same object until a filter changes; the list and the selection depend on that.
  const filters = Route.useSearch({ select: filtersOf, structuralSharing: true });
  const listed = Route.useSearch({ select: listedOf, structuralSharing: true });
  const view = Route.useSearch({ select: (search) => search.view });
  const navigate = Route.useNavigate();
  const onSort = (sort: ListWithdrawalsSort) =>
    void navigate({ search: (before) => ({ ...before, sort }), replace: true, resetScroll: false });
  const columns = useTableView('withdrawals');
  const open = Route.useSearch({ select: (search) => search.open });
  const { changeFilters, cleared, clearFilters } = useWithdrawalFilterUrl(filters);
  const dialog = useUrlDialog<WithdrawalSearch>(['open']);
  const { open: openInUrl } = dialog;
  const openWithdrawal = useCallback((id: string) => openInUrl({ open: id }), [openInUrl]);

  return (
    <>
      <SkipToSearch />
      <PageHeader
        title="Withdrawals"
        actions={
          <>
            <Offered area="withdrawals">
              <ReviewLink />
              <WithdrawalExport filters={filters} />
            </Offered>
            <ViewSwitch view={view} />
          </>
        }
      />
      <Stack gap="md">
        <Part failed="The summary could not be shown">
          <SummaryCards />
        </Part>
        <WithdrawalFilterBar filters={filters} cleared={cleared} onChange={changeFilters} onClear={clearFilters} />
        <StepFilter filters={filters} onChange={changeFilters} />
        <AccountsFilter filters={filters} onChange={changeFilters} />
        <Part failed="The withdrawals could not be shown">
          <WithdrawalResults
            filters={listed}
            table={view && { onSort, view: columns }}
            filtered={hasFilters(filters)}
            onClearFilters={clearFilters}
            open={open}
            addressOf={addressOf}
            onOpen={openWithdrawal}
            onClose={dialog.close}
            notes={withdrawalNotes}
          />
        </Part>
      </Stack>
    </>
  );
}

/** To the table, or back to the cards, which the list has at first. */
function ViewSwitch({ view }: Pick<WithdrawalSearch, 'view'>) {
  const [label, Icon, next] = view ? (['Cards', LayoutGrid, undefined] as const) : (['Table', Rows3, 'table'] as const);
  return (
    <Button
      variant="default"
      leftSection={<Icon size={15} />}
      renderRoot={(props) => (
        <Link
          from={Route.fullPath}
          search={(before: WithdrawalSearch) => ({ ...before, view: next, sort: undefined })}
          resetScroll={false}
          {...props}
        />
      )}
    >
      {label}
    </Button>
  );
}

function useWithdrawalFilterUrl(filters: WithdrawalFilters) {
  const navigate = Route.useNavigate();
  return useFilterUrl(filters, (patch, replace) => {
    void navigate({
      search: (before) => (patch ? { ...before, ...patch } : { view: before.view, sort: before.sort }),
      replace,
      resetScroll: false,
    });
  });
}
