import type { Random } from '../../demo/random.ts';
import type { Permission } from '../../src/generated/model/permission.ts';
import type { Caller } from './call.ts';
import type { World } from './world.ts';

/** Somebody or something that acts by itself. Each has a file in `actors`, and is in the list of `actors/all.ts`. */
export interface Actor {
  name: string;
  /** How often it acts, compared with the others. */
  weight: number;
  /**
   * Does one thing and returns at once. Whatever it draws comes from `random`, which depends on the seed and the number of the step alone:
   * so a day can be played without some of its steps.
   */
  act(world: World, random: Random): void;
  /** Puts an end to whatever it has caused, so that everything can come to its end. */
  end?(world: World): void;
}

/** Somebody of these, mostly who has the permission at present. */
export function somebody(world: World, random: Random, names: readonly string[], permission: Permission): Caller {
  const { accounts } = world.known;
  const may = (name: string) =>
    accounts.held(world.staff.named(name), permission, world.moment, world.moment) !== 'never';
  const able = names.filter(may);
  return world.staff.named(random.pick(able.length > 0 && random.chance(0.85) ? able : names));
}

const REMEMBERED = 40;

/** A withdrawal in one of these statuses, as far as is known; now and then any other one, as on a screen that is not up to date. */
export function someWithdrawal(world: World, random: Random, statuses: readonly string[]): string | undefined {
  return someWithdrawals(world, random, statuses, 1)[0];
}

/** At most so many of them, each once. */
export function someWithdrawals(world: World, random: Random, statuses: readonly string[], most: number): string[] {
  const known = [...world.known.statuses].slice(-4 * REMEMBERED);
  const fitting = known.filter(([, { last }]) => statuses.includes(last ?? ''));
  const choices = random.chance(0.12) ? known : fitting;
  const ids = choices.map(([id]) => id);
  const chosen: string[] = [];
  while (chosen.length < most && ids.length > 0) chosen.push(...ids.splice(random.int(0, ids.length - 1), 1));
  return chosen;
}
