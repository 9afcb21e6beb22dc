import { enrol, secondSteps, secretOfApp, showCode } from '../actors/second-steps.ts';
import { happenUntilQuiet } from '../quiet.ts';
import { renewSession } from '../sign-in.ts';
import type { Scene } from './all.ts';

/** A factor counts for five minutes. */
const TIMES_MS = [0, 0, 280_000, 305_000, 600_000];

/** Somebody enrols an app or shows a code of it, and does what needs that shortly before and after it counts no longer; or signs in anew meanwhile. */
export const recentFactor: Scene = {
  name: 'a factor counts no longer',
  weight: 1,
  async play(world, random) {
    const tess = world.staff.named('tess');
    for (let times = random.int(2, 3); times > 0; times--) {
      await world.act(random, () => renewSession(world, tess));
      const secret = secretOfApp(world);
      await world.act(random, () => (secret === undefined ? enrol(world, random) : showCode(world, random, secret)));
      await happenUntilQuiet(world, random);
      world.pass(random, random.pick(TIMES_MS));
      for (let acts = 2; acts > 0; acts--) await world.act(random, () => secondSteps.act(world, random));
      await happenUntilQuiet(world, random);
    }
  },
};
