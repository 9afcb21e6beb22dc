import { Drawer, Skeleton } from '@mantine/core';
import { lazy, useEffect } from 'react';
import { errorMessage } from '../../api/error.ts';
import { useFreshAnswer } from '../../api/use-fresh-answer.ts';
import { useGetGame } from '../../generated/games/games.ts';
import { RecordMissing } from '../../ui/dialogs/record-missing.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { GameDrawer, GameDrawerHeader } from './game-drawer.tsx';
import classes from './game-edit-drawer.module.css';
import type { GameFormProps } from './game-form.tsx';

type Props = Pick<GameFormProps, 'onDirty' | 'onSaved'> & {
  /** The game that is edited; undefined when none is. */
  id: string | undefined;
  asking: boolean;
  onClose: () => void;
};

/** The form and its rules are loaded when the first game is edited. */
const loadForm = () => import('./game-form.tsx');
const GameForm = lazy(loadForm);

export function GameEditDrawer({ id, asking, onClose, ...form }: Props) {
  return (
    <GameDrawer id={id} size={480} asking={asking} onClose={onClose}>
      {(shown) => <Editing id={shown} onClose={onClose} {...form} />}
    </GameDrawer>
  );
}

function Editing({ id, onDirty, onSaved, onClose }: Omit<Props, 'asking' | 'id'> & { id: string }) {
  // Never from the cache, which the game's figures fill too: the edit names the version that it is based on, which
  // should be the newest.
  const query = useGetGame(id, { query: { staleTime: 0, gcTime: 0 } });
  const { error, refetch } = query;
  const game = useFreshAnswer(query);

  useEffect(() => void loadForm().catch(() => undefined), []);

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
          <LazyPart failed="The form could not be loaded" loading={<FormSkeleton />}>
            <GameForm game={game} onReload={reload} onDirty={onDirty} onSaved={onSaved} onCancel={onClose} />
          </LazyPart>
        ) : error ? (
          <RecordMissing noun="game" id={id} error={error} onRetry={() => void refetch()} />
        ) : (
          <FormSkeleton />
        )}
      </Drawer.Body>
    </>
  );
}

function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading game" className={classes.skeleton}>
      {[58, 58, 118, 58, 76].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the five heights never change
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}
