import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import type { Game } from '../../generated/model/game.ts';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import classes from './game-drawer.module.css';
import { badgeOf } from './game-rules.ts';
import { GameTile } from './game-tile.tsx';

type Props = {
  /** The game whose drawer is open; undefined when none is. */
  id: string | undefined;
  size: number;
  /** A question in front of the drawer handles Escape. */
  asking?: boolean;
  onClose: () => void;
  children: (id: string) => ReactNode;
};

/** A drawer beside the list for one game: its form, or its figures. */
export function GameDrawer({ id, size, asking = false, onClose, children }: Props) {
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  // Kept while the drawer slides out.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);

  return (
    <Drawer.Root
      opened={id !== undefined}
      onClose={onClose}
      closeOnEscape={!asking}
      position="right"
      size={phone ? '100%' : size}
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
    >
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content>{shown !== undefined && children(shown)}</Drawer.Content>
    </Drawer.Root>
  );
}

type HeaderProps = { kicker: string; id: string; game: Game | undefined };

export function GameDrawerHeader({ kicker, id, game }: HeaderProps) {
  return (
    // A `header` element would be announced as the page's banner.
    <Drawer.Header role="presentation">
      <Drawer.Title>
        {game && <GameTile game={game} />}
        <span className={classes.words}>
          <span className={classes.kicker}>{kicker}</span>
          <Truncated text={game?.game_name ?? id} />
        </span>
        {game?.status !== undefined && <StatusBadge {...badgeOf(game.status)} />}
      </Drawer.Title>
      <Drawer.CloseButton aria-label="Close" />
    </Drawer.Header>
  );
}
