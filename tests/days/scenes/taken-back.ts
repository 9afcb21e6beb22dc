import { takeBack } from '../actors/platform.ts';
import { undo } from '../actors/second-thoughts.ts';
import { take } from '../carry-on.ts';
import { goThrough } from '../under-way.ts';
import type { Scene } from './all.ts';
import { inStatus } from './payments.ts';

/** Before and after the end of the time in which a decision can be taken back. */
const TIMES_MS = [0, 0, 3_000, 9_000, 11_000];

/** A player takes a request back that is being decided, and whoever decided it does the same with the decision. */
export const takenBack: Scene = {
  name: 'taken back',
  weight: 2,
  async play(world, random) {
    const waiting = inStatus(world, 'pending', 'pending_review');
    if (waiting.length === 0) return;
    const id = random.pick(waiting);
    for (let times = random.int(2, 4); times > 0; times--) {
      const what = random.pick(['approve', 'reject', 'reject', 'undo', 'undo', 'cancel']);
      const decider = world.known.steps.get(id)?.at(-1)?.admin_id;
      const caller = [...world.staff.people.values()].find(({ adminId }) => adminId === decider);
      if (what === 'cancel') await goThrough(world, random, () => takeBack(world, id));
      else if (what !== 'undo') await take(what)(world, random, id);
      else if (caller) await goThrough(world, random, () => undo(world, caller, [id]));
      world.pass(random, random.pick(TIMES_MS));
    }
  },
};
