import type { Actor } from '../actor.ts';
import { areSuspended, atTheConsole } from '../suspensions.ts';

/** Somebody at the server's console, who suspends the rules for a second person and puts them in force again: also when they are so already. */
export const consoleOperator: Actor = {
  name: 'console',
  weight: 1,
  act(world, random) {
    const isRight = random.chance(0.8);
    atTheConsole(world, areSuspended(world) === isRight ? 'resume' : 'suspend');
  },
};
