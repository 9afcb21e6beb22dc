import { Skeleton } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { statementSearch } from '../../features/statements/statement-search.ts';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';

/** Its code is no first view's: few people begin here. */
const Statement = lazy(() => import('./-statement.tsx'));

export const Route = createFileRoute('/_admin/system_/statements/$id')({
  staticData: { title: 'Statement' },
  codeSplitGroupings: [['component']],
  validateSearch: statementSearch,
  component: StatementRoute,
});

function StatementRoute() {
  const { id } = Route.useParams();
  const { tab } = Route.useSearch();
  return (
    <LazyPart failed="The statement could not be loaded" loading={<Skeleton height={420} />}>
      <Statement id={id} tab={tab} />
    </LazyPart>
  );
}
