import { Drawer, Skeleton } from '@mantine/core';
import { lazy, useEffect } from 'react';
import { useGetGame } from '../../generated/games/games.ts';
import { LoadedRecord } from '../../ui/dialogs/loaded-record.tsx';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { loadAgain, useFreshLoad } from '../../ui/feedback/use-fresh-load.ts';
import { GameDrawer, GameDrawerHeader } from './game-drawer.tsx';
import classes from './game-edit-drawer.module.css';
import type { GameFormProps } from './game-form.tsx';

type Props = Pick<GameFormProps, 'onSaved'> & {
  /** The game that is edited; undefined when none is. */
  id: string | undefined;
  onClose: () => void;
};

/** The form and its rules are loaded when the first game is edited. */
const loadForm = () => import('./game-form.tsx');
const GameForm = lazy(loadForm);

export function GameEditDrawer({ id, onClose, ...form }: Props) {
  return (
    <GameDrawer id={id} size={480} onClose={onClose}>
      {(shown) => <Editing id={shown} onClose={onClose} {...form} />}
    </GameDrawer>
  );
}

function Editing({ id, onSaved, onClose }: Omit<Props, 'id'> & { id: string }) {
  // Never from the cache, which the game's figures fill too: the edit names the version that it is based on, which
  // should be the newest.
  const query = useGetGame(id, { query: { staleTime: 0, gcTime: 0 } });
  const load = useFreshLoad(query);

  useEffect(() => void loadForm().catch(() => undefined), []);

  return (
    <>
      <GameDrawerHeader kicker="Edit game" id={id} game={query.data} />
      <Drawer.Body>
        <LoadedRecord load={load} noun="game" id={id} skeleton={<FormSkeleton />}>
          {(game) => (
            <LazyPart failed="The form could not be loaded" loading={<FormSkeleton />}>
              <GameForm
                game={game}
                onReload={() => loadAgain(query, 'Failed to load game')}
                onSaved={onSaved}
                onCancel={onClose}
              />
            </LazyPart>
          )}
        </LoadedRecord>
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
