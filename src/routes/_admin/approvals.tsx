import { Skeleton } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { lazy, useCallback } from 'react';
import { type ApprovalSearch, approvalSearch } from '../../features/approvals/approval-search.ts';
import { ApprovalTable } from '../../features/approvals/approval-table.tsx';
import { ApprovalTabs } from '../../features/approvals/approval-tabs.tsx';
import { approvalListOptions, useApprovalList } from '../../features/approvals/use-approval-list.ts';
import type { PageOfList } from '../../lib/search-params.ts';
import { ComingSoon } from '../../ui/feedback/coming-soon.tsx';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { usePagesOf } from '../../ui/table/cursor-pager.tsx';
import { useUrlDialog } from './-url-dialog.ts';

const RulesPart = lazy(() => import('../../features/approvals/rules-part.tsx'));
const ApprovalDialog = lazyDialog(async () => ({
  default: (await import('../../features/approvals/approval-dialog.tsx')).ApprovalDialog,
}));

export const Route = createFileRoute('/_admin/approvals')({
  staticData: { title: 'Approvals' },
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: approvalSearch,
  loaderDeps: ({ search: { view, cursor } }) => ({ view, cursor }),
  // Nothing is awaited: the screen has its own skeletons.
  loader: ({ context: { queryClient, mayOpen }, deps, preload }) => {
    if (mayOpen && !preload && deps.view !== 'rules') void queryClient.prefetchQuery(approvalListOptions(deps));
  },
  component: ApprovalsPage,
});

function ApprovalsPage() {
  const { open: id, edit, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  const dialog = useUrlDialog<ApprovalSearch>(['open'], ['edit']);
  const list = useApprovalList(search);
  const goTo = (to: PageOfList) => void navigate({ search: (before) => ({ ...before, ...to }) });
  const pages = usePagesOf(`approvals ${search.view}`, search, goTo);
  const { open: show } = dialog;
  const onOpen = useCallback((one: string) => show({ open: one }), [show]);

  // The back end knows no second approvals.
  if (list.absent) {
    return (
      <ComingSoon title="Approvals" icon={UserRoundCheck} hint="Decisions that need a second person will be here." />
    );
  }
  return (
    <>
      <PageHeader title="Approvals" />
      <ApprovalTabs />
      {search.view === 'rules' ? (
        <LazyPart failed="The rules could not be loaded" loading={<Skeleton height={320} />}>
          <RulesPart isEditing={edit === true} onEdit={() => show({ edit: true })} onClose={dialog.close} />
        </LazyPart>
      ) : (
        <ApprovalTable list={list} search={search} pages={pages} onOpen={onOpen} />
      )}
      <ApprovalDialog
        isOpen={id !== undefined}
        id={id}
        row={list.load.data?.find((request) => request.id === id)}
        onClose={dialog.close}
      />
    </>
  );
}
