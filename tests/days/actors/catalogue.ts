import { OPEN_GAMES } from '../../../simulator/catalogue.ts';
import type { Actor } from '../actor.ts';

/** An editor of the catalogue, who changes games while the platform sends them. */
export const catalogue: Actor = {
  name: 'catalogue',
  weight: 1,
  act(world, random) {
    const caller = world.staff.named(random.pick(['carl', 'alan']));
    // Only some, so that the platform goes on owning the others.
    const { gameId } = random.pick(OPEN_GAMES.slice(0, 3));
    const path = `/api/admin/games/${gameId}`;
    if (random.chance(0.5)) return void world.calls.begin({ caller, path: `${path}/toggle-status` });
    const body = { description: `#${world.calls.next}` };
    world.calls.begin({ caller, method: 'PUT', path, body });
  },
};
