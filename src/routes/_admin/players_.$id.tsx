import { createFileRoute, Navigate } from '@tanstack/react-router';
import Users from 'lucide-react/icons/users';
import { lazy } from 'react';
import { PlayerFacts } from '../../features/players/player-facts.tsx';
import { AllPlayers, PlayerHeader } from '../../features/players/player-header.tsx';
import { type PlayerPageSearch, playerPageSearch } from '../../features/players/player-search.ts';
import { PlayerTabs } from '../../features/players/player-tabs.tsx';
import { PlayerTimeline, timelineOptions } from '../../features/players/player-timeline.tsx';
import { getGetPlayerQueryOptions, useGetPlayer } from '../../generated/players/players.ts';
import { recordIdOf } from '../../lib/search-params.ts';
import { LoadedRecord, RecordNotFound } from '../../ui/dialogs/loaded-record.tsx';
import { ComingSoon } from '../../ui/feedback/coming-soon.tsx';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { isUnsupported } from '../../ui/feedback/load.ts';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useUrlDialog } from './-url-dialog.ts';

export const Route = createFileRoute('/_admin/players_/$id')({
  staticData: { title: 'Player' },
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: playerPageSearch,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  // Nothing is awaited: the screen has its own skeletons, and with cached data needs none.
  loader: ({ context: { queryClient, mayOpen }, params, deps: { tab }, preload }) => {
    const id = recordIdOf(params.id);
    if (id === undefined || preload || !mayOpen) return;
    void queryClient.prefetchQuery(getGetPlayerQueryOptions(id));
    if (tab === undefined) void queryClient.prefetchInfiniteQuery(timelineOptions(id));
  },
  component: PlayerRoute,
});

const PlayerDialog = lazyDialog(async () => ({
  default: (await import('../../features/players/player-dialog.tsx')).PlayerDialog,
}));

/** The other tabs, whose code most visits do not need. */
const PlayerTransactions = lazy(async () => ({
  default: (await import('./-player-transactions.tsx')).PlayerTransactions,
}));
const PlayerWithdrawals = lazy(async () => ({
  default: (await import('./-player-withdrawals.tsx')).PlayerWithdrawals,
}));
const PlayerNotes = lazy(async () => ({
  default: (await import('../../features/notes/player-notes.tsx')).PlayerNotes,
}));

function PlayerRoute() {
  const { id } = Route.useParams();
  const known = recordIdOf(id);
  if (known !== undefined) return <PlayerPage key={known} id={known} />;
  return (
    <>
      <AllPlayers />
      <RecordNotFound noun="player" hint="The address has no player’s ID." />
    </>
  );
}

function PlayerPage({ id }: { id: string }) {
  const { tab, form, page = 1, open } = Route.useSearch();
  const navigate = Route.useNavigate();
  const dialog = useUrlDialog<PlayerPageSearch>(['form'], ['open']);
  const query = useGetPlayer(id);

  // The back end has no players to show.
  if (isUnsupported(query)) {
    return <ComingSoon title="Players" icon={Users} hint="Players and their accounts will be managed here." />;
  }
  const shown = { id, open, onOpen: dialog.open, onClose: dialog.close };
  return (
    <>
      {query.data === undefined && <AllPlayers />}
      <LoadedRecord load={query} noun="player" id={id}>
        {(player) => (
          <>
            {/* A link may have the ID in another case. */}
            {player.player_id !== id && player.player_id.toLowerCase() === id.toLowerCase() && (
              <Navigate to="/players/$id" params={{ id: player.player_id }} search={true} replace />
            )}
            <PlayerHeader player={player} onForm={(next) => dialog.open({ form: next })} />
            <PlayerFacts player={player} />
            <PlayerTabs id={id} />
            {tab === undefined && <PlayerTimeline id={id} />}
            {tab === 'transactions' && (
              <LazyPart failed="The transactions could not be loaded" loading={<Spinner />}>
                <PlayerTransactions
                  {...shown}
                  page={page}
                  onPage={(to) => void navigate({ search: { tab, page: to > 1 ? to : undefined }, resetScroll: false })}
                />
              </LazyPart>
            )}
            {tab === 'withdrawals' && (
              <LazyPart failed="The withdrawals could not be loaded" loading={<Spinner />}>
                <PlayerWithdrawals {...shown} />
              </LazyPart>
            )}
            {tab === 'notes' && (
              <LazyPart failed="The notes could not be loaded" loading={<Spinner />}>
                <PlayerNotes id={id} />
              </LazyPart>
            )}
            <PlayerDialog isOpen={form !== undefined} player={player} form={form} onClose={dialog.close} />
          </>
        )}
      </LoadedRecord>
    </>
  );
}
