import type { Random } from '../../../demo/random.ts';
import { ITEMS, OPEN_GAMES } from '../../../simulator/catalogue.ts';
import type { Actor } from '../actor.ts';
import type { Answer } from '../call.ts';

const ITEMS_PATH = '/api/v1/game-items/admin';
/** Only some, so that the platform goes on owning the others. */
const GAMES = OPEN_GAMES.slice(0, 3);
const WARES = ITEMS.slice(0, 2);

/** The time in which an item is on sale, also one that is none. */
function someWindow(random: Random): object {
  if (!random.chance(0.3)) return {};
  const [from, until] = [random.int(1, 28), random.int(1, 28)].map((day) =>
    new Date(Date.UTC(2026, 4, day)).toISOString(),
  );
  return {
    is_limited_time: random.chance(0.6),
    available_from: random.chance(0.7) ? from : null,
    available_until: until,
  };
}

/** Editors of the catalogue, who change games and items while the platform sends them, often from the same version as somebody else. */
export const catalogue: Actor = {
  name: 'catalogue',
  weight: 2,
  act(world, random) {
    const caller = world.staff.named(random.pick(['carl', 'alan']));
    const { gameId } = random.pick(GAMES);
    const what = random.pick(['toggle', 'edit', 'edit', 'edit item', 'edit item', 'make item', 'delete item']);
    if (what === 'toggle') return void world.calls.begin({ caller, path: `/api/admin/games/${gameId}/toggle-status` });
    if (what === 'make item') {
      const item = { item_name: 'New', item_type: 'bundle', price_usd: 1, currency_amount: null };
      const body = { game_id: gameId, ...item, display_name: `#${world.calls.next}` };
      const answered = ({ status, body: made }: Answer) => {
        if (status === 201)
          world.memory.set('items', [...((world.memory.get('items') as string[] | undefined) ?? []), made.item_id]);
      };
      return void world.calls.begin({ caller, path: `${ITEMS_PATH}/create`, body, answered });
    }
    const made = (world.memory.get('items') as string[] | undefined) ?? [];
    if (what === 'delete item') {
      if (made.length > 0)
        world.calls.begin({ caller, method: 'DELETE', path: `${ITEMS_PATH}/delete/${random.pick(made)}` });
      return;
    }
    const item = random.pick([...made, ...WARES.map(({ itemId }) => itemId)]);
    const isGame = what === 'edit';
    const version = world.seen?.versions[isGame ? gameId : item];
    // As on a page that was loaded a while ago.
    const updated_at = version && new Date(version).toISOString();
    for (const one of random.chance(0.5) ? [caller, world.staff.named('alan')] : [caller]) {
      const text = `#${world.calls.next}`;
      const base = updated_at && random.chance(0.8) ? { updated_at } : {};
      if (isGame)
        world.calls.begin({
          caller: one,
          method: 'PUT',
          path: `/api/admin/games/${gameId}`,
          body: { description: text, ...base },
        });
      else
        world.calls.begin({
          caller: one,
          method: 'PUT',
          path: `${ITEMS_PATH}/update/${item}`,
          body: { display_name: text, ...base, ...someWindow(random) },
        });
    }
  },
};
