import { ITEMS, OPEN_GAMES } from '../../../simulator/catalogue.ts';
import type { Call } from '../call.ts';
import { finish, goThrough, takeTurns } from '../under-way.ts';
import type { Scene } from './all.ts';

const EDITORS = ['carl', 'alan', 'ada'];

/** Several editors change one game or item, each from the version that the first one has loaded, at once and one after the other. */
export const sameVersion: Scene = {
  name: 'one version, several editors',
  weight: 2,
  async play(world, random) {
    const isGame = random.chance(0.5);
    const id = isGame ? random.pick(OPEN_GAMES.slice(0, 3)).gameId : random.pick(ITEMS.slice(0, 2)).itemId;
    const [path, field] = isGame
      ? [`/api/admin/games/${id}`, 'description']
      : [`/api/v1/game-items/admin/update/${id}`, 'display_name'];
    let updated_at: string | undefined;
    const edit = (isBased: boolean): Call =>
      world.calls.begin({
        caller: world.staff.named(random.pick(EDITORS)),
        method: 'PUT',
        path,
        body: { [field]: `#${world.calls.next}`, ...(isBased && updated_at && { updated_at }) },
        answered: ({ status, body }) => {
          if (status === 200) updated_at ??= body.updated_at;
        },
      });
    await goThrough(world, random, () => edit(false));
    const calls: Call[] = [];
    for (let count = random.int(2, 4); count > 0; count--) {
      await world.act(random, () => void calls.push(edit(random.chance(0.8))));
      const tasks = (calls.at(-1)?.attempts ?? []).map(({ task }) => task);
      await takeTurns(world, random, tasks, random.pick([0, 1, 2, 3, 40]));
    }
    for (const call of calls) await finish(world, random, call);
  },
};
