import { createFileRoute } from '@tanstack/react-router';
import { StatementPage } from '../../features/statements/statement-page.tsx';
import { statementSearch } from '../../features/statements/statement-search.ts';
import { getGetStatementQueryOptions } from '../../generated/statements/statements.ts';
import { recordIdOf } from '../../lib/search-params.ts';
import { RecordNotFound } from '../../ui/dialogs/loaded-record.tsx';
import { AnnounceReturn } from './-announce-return.tsx';

export const Route = createFileRoute('/_admin/system_/statements/$id')({
  staticData: { title: 'Statement' },
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: statementSearch,
  // Not awaited: the page has its own skeleton.
  loader: ({ context: { queryClient, mayOpen }, params, preload }) => {
    const id = recordIdOf(params.id);
    if (id !== undefined && !preload && mayOpen) void queryClient.prefetchQuery(getGetStatementQueryOptions(id));
  },
  component: StatementRoute,
});

function StatementRoute() {
  const id = recordIdOf(Route.useParams().id);
  const { tab } = Route.useSearch();
  if (id === undefined) return <RecordNotFound noun="statement" hint="The address has no statement’s ID." />;
  return (
    <StatementPage
      key={id}
      id={id}
      tab={tab}
      announceReturn={(withdrawalId, prefill) => <AnnounceReturn id={withdrawalId} prefill={prefill} />}
    />
  );
}
