import { payOut } from '../actors/finance.ts';
import { take } from '../carry-on.ts';
import { renewSession } from '../sign-in.ts';
import { areSuspended, atTheConsole } from '../suspensions.ts';
import { goThrough } from '../under-way.ts';
import type { Scene } from './all.ts';
import { inStatus } from './payments.ts';

const DECIDERS = ['rosa', 'rick', 'rita', 'fay', 'fred'];
/** The last two are longer than a suspension lasts, and than what is left of it. */
const TIMES_MS = [0, 0, 0, 60_000, 4 * 3_600_000 - 60_000, 4 * 3_600_000];

/** The rules for a second person are suspended, put in force again, and suspended anew, and large decisions are taken in between. */
export const suspendedRules: Scene = {
  name: 'suspended rules',
  weight: 2,
  async play(world, random) {
    for (let times = random.int(2, 4); times > 0; times--) {
      const what = areSuspended(world) ? 'resume' : 'suspend';
      if (random.chance(0.8)) await world.act(random, () => atTheConsole(world, what));
      if (random.chance(0.3)) world.pass(random, random.pick(TIMES_MS));
      await world.act(random, () => {
        for (const name of DECIDERS) renewSession(world, world.staff.named(name));
      });
      const awaiting = inStatus(world, 'pending', 'pending_review');
      if (awaiting.length > 0) await take('approve')(world, random, random.pick(awaiting));
      const failed = inStatus(world, 'failed');
      if (failed.length > 0) await take('retry')(world, random, random.pick(failed));
      await goThrough(world, random, () => payOut(world, random, world.staff.named(random.pick(['fay', 'fred']))));
    }
    // Mostly they ask for two people afterwards, or most of the day would be without.
    if (areSuspended(world) && random.chance(0.8)) await world.act(random, () => atTheConsole(world, 'resume'));
  },
};
