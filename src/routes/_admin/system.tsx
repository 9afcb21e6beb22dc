import { Skeleton } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { type ComponentType, lazy } from 'react';
import { PartsNav } from '../../features/system/parts-nav.tsx';
import { SystemStatusPage } from '../../features/system/system-page.tsx';
import { type SystemPart, type SystemSearch, systemSearch } from '../../features/system/system-search.ts';
import { getGetSystemStatusQueryOptions } from '../../generated/system/system.ts';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useUrlDialog } from './-url-dialog.ts';

/** A part's state in the URL, and the functions that change it. */
export interface PartProps {
  /** The record in the drawer. */
  open: string | undefined;
  form: 'new' | 'edit' | undefined;
  onOpen: (id: string) => void;
  onNew: () => void;
  onEdit: () => void;
  /** The form has made a record, which takes its place. */
  onMade: (id: string) => void;
  /** Closes the form or, without one, the drawer. */
  onClose: () => Promise<void>;
}

const PART: Record<SystemPart, ComponentType<PartProps>> = {
  payments: lazy(() => import('../../features/payments/payments-part.tsx')),
  webhooks: lazy(() => import('../../features/webhooks/webhooks-part.tsx')),
  reconciliation: lazy(() => import('./-reconciliation.tsx')),
};

export const Route = createFileRoute('/_admin/system')({
  staticData: { title: 'System' },
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: systemSearch,
  loaderDeps: ({ search: { part } }) => ({ part }),
  // Not awaited: the screen has its own skeletons.
  loader: ({ context: { queryClient, mayOpen }, preload, deps: { part } }) => {
    if (mayOpen && !preload && part === undefined) void queryClient.prefetchQuery(getGetSystemStatusQueryOptions());
  },
  component: SystemPage,
});

function SystemPage() {
  const { part } = Route.useSearch();
  const props = usePartUrl();
  const nav = <PartsNav />;
  if (part === undefined) return <SystemStatusPage nav={nav} />;
  const Part = PART[part];
  return (
    <>
      <PageHeader title="System" />
      {nav}
      <LazyPart key={part} failed="This part could not be loaded" loading={<Skeleton height={320} />}>
        <Part {...props} />
      </LazyPart>
    </>
  );
}

function usePartUrl(): PartProps {
  const { open, new: isNew, edit: isEdit } = Route.useSearch();
  // A form lies in front of the drawer.
  const dialog = useUrlDialog<SystemSearch>(['new', 'edit'], ['open']);
  return {
    open,
    form: isNew ? 'new' : isEdit ? 'edit' : undefined,
    onOpen: (id) => dialog.open({ open: id }),
    onNew: () => dialog.open({ new: true }),
    onEdit: () => dialog.open({ edit: true }),
    onMade: (id) => dialog.replace({ new: undefined, open: id }),
    onClose: dialog.close,
  };
}
