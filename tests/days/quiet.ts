import type { Random } from '../../demo/random.ts';
import type { Waiting } from './schedule.ts';
import type { World } from './world.ts';
import { Wrong } from './wrong.ts';

/** More happens at one time only if something goes round in a circle. */
const MAX_MOMENTS = 5_000;

export async function happenUntilQuiet(world: World, random: Random): Promise<void> {
  for (let count = 0; isWaiting(world); count++) {
    if (count === MAX_MOMENTS) throw new Wrong('circle', 'something happens again and again, and no time passes');
    await happenNext(world, random);
  }
}

export const isWaiting = (world: World) => world.schedule.ready().some(comesBySelf);

/** Things that no timer of a process begins: also those that people and the network do after a while. */
const comesBySelf = ({ what, machine }: Waiting) => what !== 'a timer' || machine?.name === 'outside';

export async function happenNext(world: World, random: Random): Promise<void> {
  const next = world.schedule.ready().find(comesBySelf);
  if (next) await world.happen(random, next);
}
