import { Button, Stack } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import Users from 'lucide-react/icons/users';
import { lazy, useCallback } from 'react';
import { PlayerFilterBar } from '../../features/players/player-filter-bar.tsx';
import { type PlayerFilters, playerSearch } from '../../features/players/player-search.ts';
import { PlayerTable } from '../../features/players/player-table.tsx';
import { playerListOptions, usePlayerList } from '../../features/players/use-player-list.ts';
import { getGetMyPreferencesQueryOptions } from '../../generated/my-account/my-account.ts';
import { FIRST, hasFilters, type PageOfList } from '../../lib/search-params.ts';
import { ComingSoon } from '../../ui/feedback/coming-soon.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { usePagesOf } from '../../ui/table/cursor-pager.tsx';
import { useFilterUrl } from './-filter-url.ts';
import { useTableView } from './-table-view.tsx';

export const Route = createFileRoute('/_admin/players')({
  staticData: { title: 'Players' },
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: playerSearch,
  loaderDeps: ({ search: { unfreeze: _, import: __, page: ___, ...search } }) => search,
  // Nothing is awaited: the screen has its own skeletons, and with cached data needs none.
  loader: ({ context: { queryClient, mayOpen }, deps: { cursor, ...filters }, preload }) => {
    if (preload || !mayOpen) return;
    void queryClient.prefetchQuery(playerListOptions(filters, cursor));
    void queryClient.prefetchQuery(getGetMyPreferencesQueryOptions());
  },
  component: PlayersPage,
});

const Import = lazy(async () => ({ default: (await import('./-import.tsx')).Import }));
/** Seldom needed, and only with the frozen players. */
const UnfreezeTogether = lazy(async () => ({ default: (await import('./-unfreeze-together.tsx')).UnfreezeTogether }));

function PlayersPage() {
  const { cursor, page, unfreeze, import: isImporting, ...filters } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { changeFilters, cleared, clearFilters } = useFilterUrl<PlayerFilters>(filters, (patch, replace) => {
    // A changed filter gives another list, which starts at its beginning.
    const search = (before: PlayerFilters) => (patch ? { ...before, ...patch, ...FIRST } : {});
    void navigate({ search, replace, resetScroll: false });
  });
  const goTo = (to: PageOfList) => void navigate({ search: (before) => ({ ...before, ...to }) });
  const onOpen = useCallback((id: string) => void navigate({ to: '/players/$id', params: { id } }), [navigate]);
  const list = usePlayerList(filters, cursor);
  const pages = usePagesOf(`players ${JSON.stringify(filters)}`, { cursor, page }, goTo);
  const view = useTableView('players');

  // The back end has no players to show.
  if (list.absent) {
    return <ComingSoon title="Players" icon={Users} hint="Players and their accounts will be managed here." />;
  }
  const { sort: _, ...narrowing } = filters;
  return (
    <>
      <PageHeader
        title="Players"
        actions={
          <>
            <LazyPart
              failed="Import could not be loaded"
              loading={
                <Button variant="default" disabled>
                  Import
                </Button>
              }
            >
              <Import kind="players" isOpen={isImporting === true} />
            </LazyPart>
            {(filters.state === 'frozen' || unfreeze) && (
              <LazyPart
                failed="Unfreeze Together could not be loaded"
                loading={
                  <Button variant="default" disabled>
                    Unfreeze Together
                  </Button>
                }
              >
                <UnfreezeTogether isOpen={unfreeze === true} />
              </LazyPart>
            )}
          </>
        }
      />
      <Stack gap="md">
        <PlayerFilterBar filters={filters} cleared={cleared} onChange={changeFilters} onClear={clearFilters} />
        <PlayerTable
          list={list}
          view={view}
          pages={pages}
          filtered={hasFilters(narrowing)}
          onClearFilters={clearFilters}
          onOpen={onOpen}
        />
      </Stack>
    </>
  );
}
