import { strikeLater } from '../actors/operator.ts';
import {
  fireTimers,
  haveSomethingDue,
  isOfPayments,
  pay,
  TURNS_OF_PAYMENTS,
  takeTurns,
  untilLeased,
} from '../under-way.ts';
import type { Scene } from './all.ts';
import { endStops, inStatus, someProcesses, stopSome } from './payments.ts';

/** Leases have ended after this time, or not. */
const TIMES_MS = [31_000, 90_000, 90_000, 0];

/**
 * A process dies, or loses its connection, when it has asked the rail and has not committed that it did. Others lease the payment after it; payments or
 * the player are stopped before they ask, and again when they have given the lease back.
 */
export const askedUnnoted: Scene = {
  name: 'asked, and nobody knows',
  weight: 3,
  async play(world, random) {
    await haveSomethingDue(world, random);
    const [process, other = process] = someProcesses(world, random);
    if (!process || !other) return;
    const tasks = (await fireTimers(world, random, process, isOfPayments)).filter(isOfPayments);
    await untilLeased(world, random, tasks);
    strikeLater(world, process, { what: other === process ? 'break' : random.pick(['kill', 'break']), after: 'end' });
    await takeTurns(world, random, tasks, random.int(1, 3));
    const id = inStatus(world, 'processing').at(-1);
    if (id === undefined) return;
    for (let times = random.int(1, 3); times > 0; times--) {
      world.pass(random, random.pick(TIMES_MS));
      const next = (await fireTimers(world, random, other, isOfPayments)).filter(isOfPayments);
      await untilLeased(world, random, next);
      await stopSome(world, random, id);
      await takeTurns(world, random, next, TURNS_OF_PAYMENTS);
      if (random.chance(0.3)) await endStops(world, random);
    }
    if (random.chance(0.5)) await endStops(world, random);
    await pay(world, random, other);
  },
};
