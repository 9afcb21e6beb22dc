import { claimNext, handle } from '../actors/desk.ts';
import { goThrough } from '../under-way.ts';
import type { Scene } from './all.ts';
import { inStatus } from './payments.ts';

const REVIEWERS = ['rosa', 'rick', 'rita'];
const WHAT = ['next', 'next', 'keep', 'keep', 'keep', 'give back', 'give back', 'skip', 'snooze', 'snooze', 'wake'];
/** Claims last two minutes, snoozes two or five. */
const TIMES_MS = [0, 0, 0, 30_000, 125_000, 305_000];

/** Several reviewers claim, keep, give back and set aside the same withdrawal, one after the other. */
export const atTheDesk: Scene = {
  name: 'several at one desk',
  weight: 2,
  async play(world, random) {
    const waiting = inStatus(world, 'pending', 'pending_review');
    if (waiting.length === 0) return;
    let id = random.pick(waiting);
    for (let times = random.int(4, 9); times > 0; times--) {
      const caller = world.staff.named(random.pick(REVIEWERS));
      const what = random.pick(WHAT);
      await goThrough(world, random, () =>
        what === 'next'
          ? claimNext(world, random, caller, (given) => {
              id = given;
            })
          : handle(world, caller, id, what, random.chance(0.5)),
      );
      world.pass(random, random.pick(TIMES_MS));
    }
  },
};
