import type { Random } from '../../../demo/random.ts';
import { platform, sendLong } from '../actors/platform.ts';
import { finish, goThrough, takeTurn, takeTurns } from '../under-way.ts';
import type { World } from '../world.ts';
import type { Scene } from './all.ts';

const OWNER = '/api/admin/admins/adm_otto';
/** More turns than an import takes until its first records are stored. */
const MOST = 40;

/** The platform sends, and whoever owns its account loses what it may by that: before, while or after it is stored. */
export const ownerLoses: Scene = {
  name: 'the owner of a program loses what they may',
  weight: 1,
  async play(world, random) {
    const known = world.calls.all.length;
    const isLong = random.chance(0.4);
    await world.act(random, () => (isLong ? sendLong(world) : platform.act(world, random)));
    const calls = world.calls.all.slice(known);
    for (const { attempts } of calls) {
      const tasks = attempts.map(({ task }) => task);
      if (!isLong) await takeTurns(world, random, tasks, random.int(0, 5));
      // Until the first of the two parts in which it is stored.
      else
        for (let left = MOST; left > 0 && !tasks.some(({ waits }) => waits.includes('transaction')); left--)
          await takeTurn(world, random, tasks);
    }
    await lose(world, random);
    for (const call of calls) await finish(world, random, call);
    if (random.chance(0.5)) await world.act(random, () => platform.act(world, random));
    await restore(world, random);
  },
};

async function lose(world: World, random: Random): Promise<void> {
  const caller = world.staff.named('ada');
  await goThrough(world, random, () =>
    random.chance(0.5)
      ? world.calls.begin({ caller, path: `${OWNER}/disable` })
      : world.calls.begin({
          caller,
          method: 'PUT',
          path: OWNER,
          body: { roles: [random.pick(['support', 'finance'])] },
        }),
  );
}

async function restore(world: World, random: Random): Promise<void> {
  const caller = world.staff.named('ada');
  await goThrough(world, random, () => world.calls.begin({ caller, path: `${OWNER}/enable` }));
  await goThrough(world, random, () =>
    world.calls.begin({ caller, method: 'PUT', path: OWNER, body: { roles: ['administrator'] } }),
  );
}
