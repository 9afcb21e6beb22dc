import { useState } from 'react';
import type { Game } from '../../generated/model/game.ts';
import { initialOf, pictureOf } from './game-rules.ts';
import classes from './game-tile.module.css';

/** The game's picture, or its initial when there is none or it cannot be loaded. Decorative: the name is beside it. */
export function GameTile({ game }: { game: Game }) {
  const [missing, setMissing] = useState<string>();
  const picture = pictureOf(game);
  if (picture !== undefined && picture !== missing) {
    return (
      <img
        className={classes.tile}
        src={picture}
        alt=""
        width={44}
        height={44}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setMissing(picture)}
      />
    );
  }
  const { initial, colour } = initialOf(game);
  return (
    <span aria-hidden="true" className={classes.tile} data-colour={colour}>
      {initial}
    </span>
  );
}
