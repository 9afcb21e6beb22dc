import { somethingToRead } from '../reads.ts';
import { finish, takeTurns } from '../under-way.ts';
import type { Scene } from './all.ts';

/** Several people, who may see more or less, read the same at the same time. */
export const readTogether: Scene = {
  name: 'several read the same',
  weight: 1,
  async play(world, random) {
    const path = somethingToRead(world, random);
    const people = [...world.staff.people.values()];
    const known = world.calls.all.length;
    await world.act(random, () => {
      for (let count = random.int(3, 6); count > 0; count--)
        world.calls.begin({ caller: random.pick(people), method: 'GET', path });
    });
    const calls = world.calls.all.slice(known);
    for (let turns = 2; turns > 0; turns--)
      for (const { attempts } of calls)
        await takeTurns(
          world,
          random,
          attempts.map(({ task }) => task),
          random.int(0, 3),
        );
    for (const call of calls) await finish(world, random, call);
  },
};
