import { Button } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Plus from 'lucide-react/icons/plus';
import { lazy, useCallback, useEffect, useMemo } from 'react';
import { useDenied } from '../../api/may.ts';
import { Offered } from '../../api/offered.tsx';
import { GameSelect } from '../../features/game-items/game-select.tsx';
import type { ItemTableMeta } from '../../features/game-items/item-columns.tsx';
import type { OpenForm } from '../../features/game-items/item-dialog.tsx';
import {
  DEFAULT_PAGE_SIZE,
  forGame,
  type ItemSearch,
  itemSearch,
  withPaging,
} from '../../features/game-items/item-search.ts';
import { ItemTable } from '../../features/game-items/item-table.tsx';
import { useChangeItems } from '../../features/game-items/use-change-items.ts';
import { useItemGames, useItemList } from '../../features/game-items/use-game-items.ts';
import { FilesLoading } from '../../features/imports/files-loading.tsx';
import { getListGameItemsQueryOptions } from '../../generated/game-items/game-items.ts';
import { getListGamesQueryOptions } from '../../generated/games/games.ts';
import * as needs from '../../generated/permissions.ts';
import { idProblem } from '../../lib/id-problem.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { stateOf } from '../../ui/feedback/load.ts';
import { LoadFailed } from '../../ui/feedback/loaded.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useUrlDialog } from './-url-dialog.ts';

const ItemDialog = lazyDialog(async () => ({
  default: (await import('../../features/game-items/item-dialog.tsx')).ItemDialog,
}));

const Import = lazy(async () => ({ default: (await import('./-import.tsx')).Import }));

export const Route = createFileRoute('/_admin/game-items')({
  staticData: { title: 'Game Items' },
  // The loader is split together with the component: otherwise it would pull the list's code into the sign-in page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: itemSearch,
  loaderDeps: ({ search: { game_id } }) => ({ game_id }),
  // Nothing is awaited: the screen has its own skeletons, and with cached data needs none.
  loader: ({ context: { queryClient, mayOpen }, deps: { game_id }, preload }) => {
    if (preload || !mayOpen) return;
    void queryClient.prefetchQuery(getListGamesQueryOptions());
    if (game_id !== undefined) void queryClient.prefetchQuery(getListGameItemsQueryOptions(game_id));
  },
  component: GameItemsPage,
});

function GameItemsPage() {
  const search = Route.useSearch();
  const denied = useDenied(needs.createGameItem);
  const { games, load: loadOfGames } = useItemGames();
  const gamesState = stateOf(loadOfGames);
  const gameId = search.game_id ?? games.find(({ game_id }) => idProblem(game_id) === undefined)?.game_id;
  const list = useItemList(gameId);
  const { toggle, deleteItem, flagOf, isChanging, deleting } = useChangeItems();
  const { selectGame, changePaging } = useItemUrl();
  const { open: openInUrl, close: closeForm } = useUrlDialog<ItemSearch>(['edit', 'new', 'copy']);
  const openForm = useCallback(
    (form: Pick<ItemSearch, 'edit' | 'new' | 'copy'>) => openInUrl({ game_id: gameId, ...form }),
    [openInUrl, gameId],
  );

  // The game that is selected by default is written to the URL, like one that was chosen.
  useEffect(() => {
    if (search.game_id === undefined && gameId !== undefined) selectGame(gameId, true);
  }, [search.game_id, gameId, selectGame]);

  const create = useCallback(() => openForm({ new: true }), [openForm]);
  const meta = useMemo<ItemTableMeta>(
    () => ({
      flagOf,
      isChanging,
      deleting,
      onToggle: toggle,
      onEdit: (edit) => openForm({ edit }),
      onDuplicate: (copy) => openForm({ new: true, copy }),
      onDelete: deleteItem,
    }),
    [flagOf, isChanging, deleting, toggle, openForm, deleteItem],
  );

  return (
    <>
      <PageHeader
        title="Game Items"
        actions={
          <>
            <Offered area="game-items">
              <LazyPart failed="Import could not be loaded" loading={<FilesLoading />}>
                <Import kind="items" filters={{ game_id: gameId }} isOpen={search.import === true} />
              </LazyPart>
            </Offered>
            <Button
              leftSection={<Plus size={16} />}
              disabled={gameId === undefined || denied !== undefined}
              title={denied}
              onClick={create}
            >
              Create New Item
            </Button>
          </>
        }
      />
      {gamesState === 'failed' ? (
        <LoadFailed load={loadOfGames} what="Failed to fetch games" />
      ) : (
        <GameSelect games={games} loading={gamesState === 'loading'} gameId={gameId} onChange={selectGame} />
      )}
      {gameId === undefined && gamesState !== 'loading' ? (
        gamesState !== 'failed' && (
          <EmptyState icon={Gamepad2} title="No games yet" hint="Items are sold inside a game." />
        )
      ) : (
        <ItemTable
          load={list}
          meta={meta}
          page={search.page ?? 0}
          size={search.size ?? DEFAULT_PAGE_SIZE}
          onPaging={changePaging}
          onCreate={create}
        />
      )}
      <ItemDialog
        isOpen={formOf(search) !== undefined}
        open={formOf(search)}
        gameId={gameId}
        games={games}
        onClose={closeForm}
      />
    </>
  );
}

function formOf({ edit, new: isNew, copy }: ItemSearch): OpenForm | undefined {
  if (edit !== undefined) return { edit };
  return isNew ? { copy } : undefined;
}

/** The other navigations of the screen. */
function useItemUrl() {
  const navigate = Route.useNavigate();

  return {
    selectGame: useCallback(
      (game_id: string, replace = false) =>
        void navigate({
          search: (before) => (replace ? { ...before, game_id } : forGame(before, game_id)),
          replace,
          resetScroll: false,
        }),
      [navigate],
    ),
    changePaging: (page: number, size: number) =>
      void navigate({ search: (before) => withPaging(before, page, size), resetScroll: false }),
  };
}
