import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { Game } from '../../generated/model/game.ts';
import { RecordDrawer, RecordDrawerHead } from '../../ui/dialogs/record-drawer.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import classes from './game-drawer.module.css';
import { badgeOf } from './game-rules.ts';
import { GameTile } from './game-tile.tsx';

type Props = {
  /** The game whose drawer is open; undefined when none is. */
  id: string | undefined;
  size: number;
  onClose: () => void;
  children: (id: string) => ReactNode;
};

/** A drawer beside the list for one game: its form, or its figures. */
export function GameDrawer({ size, ...drawer }: Props) {
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const { content, header, title, body } = classes;
  return <RecordDrawer size={phone ? '100%' : size} classNames={{ content, header, title, body }} {...drawer} />;
}

type HeaderProps = { kicker: string; id: string; game: Game | undefined };

export function GameDrawerHeader({ kicker, id, game }: HeaderProps) {
  return (
    <RecordDrawerHead copies={id} of="game">
      {game && <GameTile game={game} />}
      <span className={classes.words}>
        <span className={classes.kicker}>{kicker}</span>
        <Truncated text={game?.game_name ?? id} />
      </span>
      {game?.status !== undefined && <StatusBadge {...badgeOf(game.status)} />}
    </RecordDrawerHead>
  );
}
