import { reveal } from '../actors/writers.ts';
import { goThrough } from '../under-way.ts';
import type { Scene } from './all.ts';

/** More than anybody may reveal within an hour. */
const MANY = 23;

/** Somebody has the data of one person after the other revealed. */
export const manyAreRevealed: Scene = {
  name: 'many are revealed',
  weight: 0.3,
  async play(world, random) {
    const caller = world.staff.named(random.pick(['rosa', 'fay', 'rick']));
    const ids = [...world.known.statuses.keys()];
    if (ids.length === 0) return;
    for (let count = MANY; count > 0; count--)
      await goThrough(world, random, () => reveal(world, random, caller, random.pick(ids)));
  },
};
