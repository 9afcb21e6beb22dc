import type { Actor } from '../actor.ts';
import { eraseAtTheConsole } from '../erasures.ts';

/** Somebody at the server's console who erases players, also again. */
export const erasers: Actor = {
  name: 'erasers',
  weight: 1,
  act(world, random) {
    const players = [...new Set(world.known.stops.playerOf.values())];
    if (players.length > 0) eraseAtTheConsole(world, random.pick(players));
  },
};
