import { addTarget } from '../actors/webhooks.ts';
import { take } from '../carry-on.ts';
import { leave } from '../intrusion.ts';
import { fireTimers, isOfWebhooks, takeTurns } from '../under-way.ts';
import type { Scene } from './all.ts';
import { inStatus, someProcesses } from './payments.ts';

/** Shorter and longer than a sender waits for an answer, and than its lease lasts. */
const TIMES_MS = [1_000, 4_000, 8_000, 8_000, 12_000, 31_000, 31_000];
const TURNS = 12;

/** One process sends messages, and stands still, is not answered or dies; meanwhile or a little later others look for what is to be sent. */
export const slowReceivers: Scene = {
  name: 'a receiver takes its time',
  weight: 3,
  async play(world, random) {
    if (!world.memory.has('webhooks')) await world.act(random, () => addTarget(world));
    const awaiting = inStatus(world, 'pending', 'pending_review');
    if (awaiting.length > 0) await take(random.pick(['approve', 'reject']))(world, random, random.pick(awaiting));
    // Decisions are told when they cannot be taken back any more.
    world.pass(random, 11_000);
    const [process, other = process] = someProcesses(world, random);
    if (!process || !other) return;
    const first = await fireTimers(world, random, process, isOfWebhooks);
    await takeTurns(world, random, first, random.int(3, TURNS));
    if (other !== process && random.chance(0.15)) await leave(world, random, process);
    for (let times = random.int(1, 4); times > 0; times--) {
      world.pass(random, random.pick(TIMES_MS));
      const others = await fireTimers(world, random, other, isOfWebhooks);
      await takeTurns(world, random, others, random.int(3, 2 * TURNS));
      if (random.chance(0.5)) await takeTurns(world, random, first, random.int(1, 4));
    }
  },
};
