import { statementKeeper } from '../actors/statement-keeper.ts';
import { happenUntilQuiet } from '../quiet.ts';
import { haveSomethingDue, pay } from '../under-way.ts';
import type { Scene } from './all.ts';
import { someProcesses } from './payments.ts';

/** A statement of the bank has the payments of the rail. Finance upload it, decide about its lines and close it, while others do the same. */
export const aStatement: Scene = {
  name: 'a statement',
  weight: 3,
  async play(world, random) {
    const [process] = someProcesses(world, random);
    if (!process) return;
    for (let times = 0; world.rail.payments.length < 3 && times < 4; times++) {
      await haveSomethingDue(world, random);
      await pay(world, random, process);
    }
    for (let times = random.int(5, 15); times > 0; times--) {
      await world.act(random, () => statementKeeper.act(world, random));
      // Mostly one after the other; otherwise several decide about the same lines.
      if (random.chance(0.7)) await happenUntilQuiet(world, random);
    }
    await happenUntilQuiet(world, random);
  },
};
