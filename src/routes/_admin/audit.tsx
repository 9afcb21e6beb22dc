import { Stack } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import ScrollText from 'lucide-react/icons/scroll-text';
import { lazy, useCallback } from 'react';
import { AuditFilterBar } from '../../features/audit/audit-filter-bar.tsx';
import { type AuditFilters, type AuditSearch, auditSearch, filtersOf } from '../../features/audit/audit-search.ts';
import { AuditTable } from '../../features/audit/audit-table.tsx';
import { auditListOptions, useAuditList } from '../../features/audit/use-audit-list.ts';
import { getGetMyPreferencesQueryOptions } from '../../generated/my-account/my-account.ts';
import { FIRST, hasFilters, type PageOfList } from '../../lib/search-params.ts';
import { ComingSoon } from '../../ui/feedback/coming-soon.tsx';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { usePagesOf } from '../../ui/table/cursor-pager.tsx';
import { ExportSkeleton } from '../../ui/table/export-skeleton.tsx';
import { useFilterUrl } from './-filter-url.ts';
import { useTableView } from './-table-view.tsx';
import { useUrlDialog } from './-url-dialog.ts';

const AuditDrawer = lazyDialog(async () => ({
  default: (await import('../../features/audit/audit-drawer.tsx')).AuditDrawer,
}));

const AuditExport = lazy(() => import('../../features/audit/audit-export.tsx'));

export const Route = createFileRoute('/_admin/audit')({
  staticData: { title: 'Audit Logs' },
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: auditSearch,
  loaderDeps: ({ search: { open: _, page: __, ...deps } }) => deps,
  // Nothing is awaited: the screen has its own skeletons, and with cached data needs none.
  loader: ({ context: { queryClient, mayOpen }, deps: { cursor, ...filters }, preload }) => {
    if (preload || !mayOpen) return;
    void queryClient.prefetchQuery(auditListOptions(filters, cursor));
    void queryClient.prefetchQuery(getGetMyPreferencesQueryOptions());
  },
  component: AuditPage,
});

function AuditPage() {
  const { cursor, page, open, ...search } = Route.useSearch();
  const filters = filtersOf(search);
  const { changeFilters, cleared, clearFilters, goTo } = useAuditUrl(filters);
  const dialog = useUrlDialog<AuditSearch>(['open']);
  const { open: openInUrl, replace } = dialog;
  const onOpen = useCallback((id: string) => openInUrl({ open: id }), [openInUrl]);
  const list = useAuditList(filters, cursor);
  const pages = usePagesOf(`audit ${JSON.stringify(filters)}`, { cursor, page }, goTo);
  const view = useTableView('audit');

  // The back end has no audit log to show.
  if (list.absent) {
    return <ComingSoon title="Audit Logs" icon={ScrollText} hint="Who changed what, and when, will be listed here." />;
  }
  return (
    <>
      <PageHeader
        title="Audit Logs"
        actions={
          <LazyPart failed="The export could not be loaded" loading={<ExportSkeleton />}>
            <AuditExport filters={filters} />
          </LazyPart>
        }
      />
      <Stack gap="md">
        <AuditFilterBar filters={filters} cleared={cleared} onChange={changeFilters} onClear={clearFilters} />
        <AuditTable
          list={list}
          view={view}
          pages={pages}
          filtered={hasFilters(filters)}
          onClearFilters={clearFilters}
          onOpen={onOpen}
        />
      </Stack>
      <AuditDrawer
        isOpen={open !== undefined}
        id={open}
        row={list.load.data?.find(({ id }) => id === open)}
        onShow={(id: string) => replace({ open: id })}
        onClose={dialog.close}
      />
    </>
  );
}

/** All navigations of the screen. */
function useAuditUrl(filters: AuditFilters) {
  const navigate = Route.useNavigate();
  const { changeFilters, ...url } = useFilterUrl<AuditFilters & { search?: string }>(
    { ...filters, ...(filters.subject_id !== undefined && { search: filters.subject_id }) },
    (patch, replace) => {
      const { search: _, ...changed } = patch ?? {};
      // A changed filter gives another list, which starts with the newest.
      const search = (before: AuditFilters) => (patch ? { ...before, ...changed, ...FIRST } : {});
      void navigate({ search, replace, resetScroll: false });
    },
  );
  return {
    ...url,
    changeFilters: (patch: AuditFilters) =>
      changeFilters({ ...patch, ...(patch.subject_id !== undefined && { search: patch.subject_id }) }),
    goTo: (to: PageOfList) => navigate({ search: (before) => ({ ...before, ...to }) }),
  };
}
