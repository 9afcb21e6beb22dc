import { Stack } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, useCallback } from 'react';
import { Offered } from '../../api/offered.tsx';
import { GameFilterBar } from '../../features/games/game-filter-bar.tsx';
import { GameGrid } from '../../features/games/game-grid.tsx';
import {
  DEFAULT_PERIOD,
  filtersOf,
  type GameFilters,
  type GameSearch,
  gameSearch,
  type Period,
} from '../../features/games/game-search.ts';
import { gameListOptions, useGameList } from '../../features/games/use-game-list.ts';
import { useToggleGame } from '../../features/games/use-toggle-game.ts';
import { FilesLoading } from '../../features/imports/files-loading.tsx';
import { hasFilters } from '../../lib/search-params.ts';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useFilterUrl } from './-filter-url.ts';
import { useUrlDialog } from './-url-dialog.ts';

const GameEditDrawer = lazyDialog(async () => ({
  default: (await import('../../features/games/game-edit-drawer.tsx')).GameEditDrawer,
}));
const GameStatsDrawer = lazyDialog(async () => ({
  default: (await import('../../features/games/game-stats-drawer.tsx')).GameStatsDrawer,
}));

const Import = lazy(async () => ({ default: (await import('./-import.tsx')).Import }));

export const Route = createFileRoute('/_admin/games')({
  staticData: { title: 'Games' },
  // The loader is split together with the component: otherwise it would pull the list's code into the sign-in page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: gameSearch,
  loaderDeps: ({ search }) => filtersOf(search),
  // Nothing is awaited: the screen has its own skeletons, and with cached data needs none.
  loader: ({ context: { queryClient, mayOpen }, deps, preload }) => {
    if (mayOpen && !preload) void queryClient.prefetchQuery(gameListOptions(deps));
  },
  component: GamesPage,
});

function GamesPage() {
  const filters = Route.useSearch({ select: filtersOf, structuralSharing: true });
  const { edit, stats, days = DEFAULT_PERIOD, import: isImporting } = Route.useSearch();
  const { changeFilters, cleared, clearFilters } = useGameFilterUrl(filters);
  const { open, replace, close } = useUrlDialog<GameSearch>(['edit', 'stats', 'days']);
  const list = useGameList(filters);
  const { running, toggle } = useToggleGame();

  return (
    <>
      <PageHeader
        title="Games"
        actions={
          <Offered area="games">
            <LazyPart failed="Import could not be loaded" loading={<FilesLoading />}>
              <Import kind="games" filters={filters} isOpen={isImporting === true} />
            </LazyPart>
          </Offered>
        }
      />
      <Stack gap="md">
        <Offered area="games">
          <GameFilterBar filters={filters} cleared={cleared} onChange={changeFilters} onClear={clearFilters} />
        </Offered>
        <GameGrid
          load={list}
          running={running}
          filtered={hasFilters(filters)}
          onClearFilters={clearFilters}
          onStats={useCallback((id: string) => open({ stats: id }), [open])}
          onEdit={useCallback((id: string) => open({ edit: id }), [open])}
          onToggle={toggle}
        />
      </Stack>
      <GameEditDrawer isOpen={edit !== undefined} id={edit} onSaved={close} onClose={close} />
      <GameStatsDrawer
        isOpen={stats !== undefined}
        id={stats}
        row={list.data?.find((game) => game.game_id === stats)}
        days={days}
        // Back closes the figures, however many periods were viewed.
        onDays={(period: Period) => replace({ days: period })}
        onClose={close}
      />
    </>
  );
}

function useGameFilterUrl(filters: GameFilters) {
  const navigate = Route.useNavigate();
  return useFilterUrl(filters, (patch, replace) => {
    void navigate({ search: (before) => (patch ? { ...before, ...patch } : {}), replace, resetScroll: false });
  });
}
