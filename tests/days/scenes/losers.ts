import type { Actor } from '../actor.ts';
import { administrators } from '../actors/administrators.ts';
import { catalogue } from '../actors/catalogue.ts';
import { compliance } from '../actors/compliance.ts';
import { finance } from '../actors/finance.ts';
import { reviewers } from '../actors/reviewers.ts';
import { secondPeople } from '../actors/second-people.ts';
import { isProgram } from '../call.ts';
import { takeAway } from '../intrusion.ts';
import { finish, goThrough, takeTurns } from '../under-way.ts';
import type { Scene } from './all.ts';

const PEOPLE: readonly Actor[] = [
  administrators,
  administrators,
  secondPeople,
  reviewers,
  finance,
  compliance,
  catalogue,
];

/** Somebody's call is under way, and they lose the account or the role by which it was admitted. */
export const loses: Scene = {
  name: 'somebody loses what they may',
  weight: 2,
  async play(world, random) {
    const known = world.calls.all.length;
    const actor = random.pick(PEOPLE);
    await world.act(random, () => actor.act(world, random));
    const { staff } = world;
    const keep = [staff.named('ada'), staff.named('otto')];
    for (const call of world.calls.all.slice(known)) {
      if (keep.includes(call.caller) || isProgram(call.caller)) continue;
      const tasks = call.attempts.map(({ task }) => task);
      await takeTurns(world, random, tasks, random.int(1, 4));
      await goThrough(world, random, () => takeAway(world, random, call));
      await finish(world, random, call);
    }
  },
};
