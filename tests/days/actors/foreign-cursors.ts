import type { Random } from '../../../server/demo/random.ts';
import { decodeCursor, encodeCursor, signed } from '../../../server/platform/events/cursor.ts';
import type { Actor } from '../actor.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import { memoryOf } from './platform-memory.ts';

const ANOTHER_FEED = '00000000-0000-4000-8000-000000000000';
/** More events than a day has. */
const BEYOND = 1_000_000;

/** A program that may only read, and continues the feed after a place that it made up, or that another database gave out. */
export const foreignCursors: Actor = {
  name: 'foreign cursors',
  weight: 1,
  act(world, random) {
    const after = aForeignCursor(world, random);
    world.calls.begin({
      caller: world.staff.platform,
      method: 'GET',
      path: `/api/platform/events?limit=1&after=${after}`,
      answered({ status }) {
        if (status < 400) world.fail(new Wrong('cursor', `a foreign cursor was answered with ${status}`));
      },
    });
  },
};

function aForeignCursor(world: World, random: Random): string {
  const own = memoryOf(world).cursor;
  const { feed, position, signature } =
    own === undefined ? { feed: ANOTHER_FEED, position: 0, signature: undefined } : decodeCursor(own);
  const beyond = { feed, position: position + random.int(BEYOND, 2 * BEYOND) };
  return encodeCursor(
    random.pick([
      { ...beyond, signature: undefined },
      { ...beyond, signature },
      signed('another key', beyond),
      signed('another key', { feed, position }),
      signed('another key', { feed: ANOTHER_FEED, position }),
    ]),
  );
}
