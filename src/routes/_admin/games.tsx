import { Stack } from '@mantine/core';
import { createFileRoute, useBlocker, useRouter } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { GameEditDrawer } from '../../features/games/game-edit-drawer.tsx';
import { GameFilterBar } from '../../features/games/game-filter-bar.tsx';
import { GameGrid } from '../../features/games/game-grid.tsx';
import {
  DEFAULT_PERIOD,
  filtersOf,
  type GameFilters,
  gameSearch,
  hasFilters,
  type Period,
} from '../../features/games/game-search.ts';
import { GameStatsDrawer } from '../../features/games/game-stats-drawer.tsx';
import { gameListOptions, useGameList } from '../../features/games/use-game-list.ts';
import { useToggleGame } from '../../features/games/use-toggle-game.ts';
import { askConfirm } from '../../ui/ask.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export const Route = createFileRoute('/_admin/games')({
  staticData: { title: 'Games' },
  // The loader goes with the component: it would bring the whole list's code to the sign-in page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: gameSearch,
  loaderDeps: ({ search }) => filtersOf(search),
  // Nothing is waited for: the screen has skeletons of its own, and with warm data needs none.
  loader: ({ context: { queryClient }, deps, preload }) => {
    if (!preload) void queryClient.prefetchQuery(gameListOptions(deps));
  },
  component: GamesPage,
});

function GamesPage() {
  const filters = Route.useSearch({ select: filtersOf, structuralSharing: true });
  const { edit, stats, days = DEFAULT_PERIOD } = Route.useSearch();
  const { changeFilters, clearFilters, openEdit, openStats, changeDays, close } = useGamesUrl(filters);
  const list = useGameList(filters);
  const { running, toggle } = useToggleGame();
  const { asking, setDirty } = useUnsavedChanges();

  return (
    <>
      <PageHeader title="Games" />
      <Stack gap="md">
        <GameFilterBar filters={filters} onChange={changeFilters} onClear={clearFilters} />
        <GameGrid
          list={list}
          running={running}
          filtered={hasFilters(filters)}
          onClearFilters={clearFilters}
          onStats={openStats}
          onEdit={openEdit}
          onToggle={toggle}
        />
      </Stack>
      <GameEditDrawer id={edit} asking={asking} onDirty={setDirty} onSaved={close} onClose={close} />
      <GameStatsDrawer
        id={stats}
        row={list.games.find((game) => game.game_id === stats)}
        days={days}
        onDays={changeDays}
        onClose={close}
      />
    </>
  );
}

/** Every way in which the screen changes its URL. */
function useGamesUrl(filters: GameFilters) {
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const openedHere = useRef(false);

  const open = useCallback(
    (what: { edit: string } | { stats: string }) => {
      openedHere.current = true;
      void navigate({ search: (before) => ({ ...before, ...what }), resetScroll: false });
    },
    [navigate],
  );

  return {
    changeFilters: (patch: GameFilters) =>
      navigate({
        search: (before) => ({ ...before, ...patch }),
        // Going on with a search is no new place to come back to.
        replace: filters.search !== undefined && patch.search !== undefined,
        resetScroll: false,
      }),
    clearFilters: () => navigate({ search: {}, resetScroll: false }),
    openEdit: useCallback((id: string) => open({ edit: id }), [open]),
    openStats: useCallback((id: string) => open({ stats: id }), [open]),
    /** Replaces: Back closes the figures, however many periods were looked at. */
    changeDays: (days: Period) =>
      navigate({ search: (before) => ({ ...before, days }), replace: true, resetScroll: false }),
    /** The way back where there is one, so that Back does not open again what was closed. */
    close: () => {
      if (openedHere.current) return history.back();
      const closed = { edit: undefined, stats: undefined, days: undefined };
      void navigate({ search: (before) => ({ ...before, ...closed }), replace: true, resetScroll: false });
    },
  };
}

/** Asks before what was typed is lost: by closing the form, by Back, by leaving the screen or the tab. */
function useUnsavedChanges() {
  const dirty = useRef(false);
  const [asking, setAsking] = useState(false);
  const setDirty = useCallback((value: boolean) => {
    dirty.current = value;
  }, []);

  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const stays =
        next.pathname === current.pathname && Reflect.get(next.search, 'edit') === Reflect.get(current.search, 'edit');
      // Who is signed out has nothing to save with.
      if (!dirty.current || stays || next.routeId === '/login') return false;
      setAsking(true);
      const discard = await askConfirm({
        title: 'Discard your changes?',
        message: 'What you typed has not been saved.',
        confirmLabel: 'Discard',
        danger: true,
      });
      setAsking(false);
      if (discard) dirty.current = false;
      return !discard;
    },
    enableBeforeUnload: () => dirty.current,
  });

  return { asking, setDirty };
}
