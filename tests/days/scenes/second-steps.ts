import {
  changeSomething,
  enrol,
  recover,
  recoveryCodesOf,
  secondSteps,
  secretOfApp,
  showCode,
} from '../actors/second-steps.ts';
import { happenUntilQuiet } from '../quiet.ts';
import { renewSession, signInAgain } from '../sign-in.ts';
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

/** Somebody without their app signs in with a recovery code, enrols another app, and does what needs a factor that counts. */
export const recovered: Scene = {
  name: 'a recovery code',
  weight: 2,
  async play(world, random) {
    const tess = world.staff.named('tess');
    await world.act(random, () => renewSession(world, tess));
    if (secretOfApp(world) === undefined) await world.act(random, () => enrol(world, random));
    await happenUntilQuiet(world, random);
    if (recoveryCodesOf(world).all.size === 0) return;
    await world.act(random, () => signInAgain(world, tess, true));
    await world.act(random, () => recover(world, random));
    await happenUntilQuiet(world, random);
    await world.act(random, () => changeSomething(world, random));
    if (random.chance(0.6)) await world.act(random, () => enrol(world, random));
    await happenUntilQuiet(world, random);
    const another = world.memory.get('secret of another app') as string | undefined;
    if (another !== undefined) await world.act(random, () => showCode(world, random, another));
    await happenUntilQuiet(world, random);
    for (let acts = 3; acts > 0; acts--) await world.act(random, () => changeSomething(world, random));
    await happenUntilQuiet(world, random);
    await world.act(random, () => signInAgain(world, tess));
  },
};
