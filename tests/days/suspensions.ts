import type { Database } from '../../server/db/database.ts';
import { InvalidInput } from '../../server/domain/errors.ts';
import { endBreakGlass, startBreakGlass } from '../../server/second-person/suspension-commands.ts';
import type { World } from './world.ts';
import { Wrong } from './wrong.ts';

/** A time in which one person decides alone, by the database's clock. */
interface Suspension {
  from: number;
  until: number;
}

const LASTS_MS = 4 * 3_600_000;

const suspensionsOf = ({ memory }: World): Suspension[] => {
  const known = (memory.get('suspensions') as Suspension[] | undefined) ?? [];
  memory.set('suspensions', known);
  return known;
};

/** Whether the rules are suspended, by what was done at the console. */
export const areSuspended = (world: World, at = world.now): boolean =>
  suspensionsOf(world).some(({ from, until }) => from <= at && at < until);

/** Somebody at the console suspends the rules for a second person, or puts them in force again, whether or not that is possible. */
export function atTheConsole(world: World, what: 'suspend' | 'resume'): void {
  world.check(async () => {
    const were = areSuspended(world);
    const isDone = await world.change(() => world.verify(what === 'suspend' ? suspend : resume));
    world.log(`the console: ${what}, which is ${isDone ? 'done' : 'refused'}`);
    if (isDone !== (what === 'suspend' ? !were : were))
      throw new Wrong(
        'suspension',
        `the console may ${isDone ? '' : 'not '}${what}, and the rules ${were ? 'are' : 'are not'} suspended`,
      );
    const all = suspensionsOf(world);
    const last = all.at(-1);
    if (isDone && what === 'suspend') all.push({ from: world.now, until: world.now + LASTS_MS });
    else if (isDone && last) last.until = world.now;
  });
}

const suspend = (db: Database) => wasDone(startBreakGlass(db, 'Nobody else is there'));
const resume = (db: Database) => wasDone(endBreakGlass(db));

async function wasDone(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof InvalidInput) return false;
    throw error;
  }
}
