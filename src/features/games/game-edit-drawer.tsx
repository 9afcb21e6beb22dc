import { Drawer, Skeleton } from '@mantine/core';
import { type JSX, lazy, Suspense, useEffect } from 'react';
import { errorMessage } from '../../api/error.ts';
import { useFreshAnswer } from '../../api/use-fresh-answer.ts';
import { useGetGame } from '../../generated/games/games.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { notify } from '../../ui/notify.tsx';
import { GameDrawer, GameDrawerHeader } from './game-drawer.tsx';
import classes from './game-edit-drawer.module.css';
import type { GameFormProps } from './game-form.tsx';
import { GameMissing } from './game-missing.tsx';

type Props = Pick<GameFormProps, 'onDirty' | 'onSaved'> & {
  /** The game that is edited; undefined while none is. */
  id: string | undefined;
  asking: boolean;
  onClose: () => void;
};

/** Form and rules come when the first game is edited. A chunk that fails to come only takes the form away. */
const loadForm = () => import('./game-form.tsx').catch(() => ({ default: FormMissing }));
const GameForm = lazy<(props: GameFormProps) => JSX.Element>(loadForm);

export function GameEditDrawer({ id, asking, onClose, ...form }: Props) {
  return (
    <GameDrawer id={id} size={480} asking={asking} onClose={onClose}>
      {(shown) => <Editing key={shown} id={shown} onClose={onClose} {...form} />}
    </GameDrawer>
  );
}

function Editing({ id, onDirty, onSaved, onClose }: Omit<Props, 'asking' | 'id'> & { id: string }) {
  // Never from the cache, which the figures of the game fill too: the edit says which version it is based on, and should be based on the newest.
  const query = useGetGame(id, { query: { staleTime: 0, gcTime: 0 } });
  const { error, refetch } = query;
  const game = useFreshAnswer(query);

  useEffect(() => void loadForm(), []);

  async function reload() {
    const { data: current, error: failure } = await refetch();
    if (failure) notify.error('Failed to load game', { detail: errorMessage(failure) });
    return failure ? undefined : current;
  }

  return (
    <>
      <GameDrawerHeader kicker="Edit game" id={id} game={query.data} />
      <Drawer.Body>
        {game ? (
          <Suspense fallback={<FormSkeleton />}>
            <GameForm game={game} onReload={reload} onDirty={onDirty} onSaved={onSaved} onCancel={onClose} />
          </Suspense>
        ) : error ? (
          <GameMissing what="Failed to load game" id={id} error={error} onRetry={() => void refetch()} />
        ) : (
          <FormSkeleton />
        )}
      </Drawer.Body>
    </>
  );
}

/** A browser does not ask twice for a chunk that failed: only the whole page can be loaded again. */
function FormMissing() {
  return <LoadError what="The form could not be loaded" error={undefined} onRetry={() => window.location.reload()} />;
}

function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading game" className={classes.skeleton}>
      {[58, 58, 118, 58, 76].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same five for ever.
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}
