import { Skeleton } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { type ComponentType, lazy } from 'react';
import { PartsNav } from '../../features/system/parts-nav.tsx';
import { SystemStatusPage } from '../../features/system/system-page.tsx';
import { type SystemPart, systemSearch } from '../../features/system/system-search.ts';
import { getGetSystemStatusQueryOptions } from '../../generated/system/system.ts';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

const PAYMENTS = lazy(() => import('../../features/payments/payments-part.tsx'));

const PART: Record<SystemPart, ComponentType> = { payments: PAYMENTS };

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
  const nav = <PartsNav part={part} />;
  if (part === undefined) return <SystemStatusPage nav={nav} />;
  const Part = PART[part];
  return (
    <>
      <PageHeader title="System" />
      {nav}
      <LazyPart key={part} failed="This part could not be loaded" loading={<Skeleton height={320} />}>
        <Part />
      </LazyPart>
    </>
  );
}
