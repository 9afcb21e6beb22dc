import { compareFigures, someFigures } from '../figures.ts';
import { goThrough } from '../under-way.ts';
import type { Scene } from './all.ts';

/** Somebody reads figures while nothing else happens: they are those of the tables, whatever is still to be added up. */
export const figuresAreRead: Scene = {
  name: 'figures are read',
  weight: 2,
  async play(world, random) {
    for (let times = random.int(1, 3); times > 0; times--) {
      const figures = someFigures(world, random);
      let body: unknown;
      await goThrough(world, random, () =>
        world.calls.begin({
          caller: world.staff.named('ada'),
          method: 'GET',
          path: figures.path,
          answered: (answer) => {
            if (answer.status === 200) body = answer.body;
          },
        }),
      );
      if (body !== undefined) await compareFigures(world, figures, body);
    }
  },
};
