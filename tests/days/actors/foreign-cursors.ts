import type { Random } from '../../../demo/random.ts';
import { decodeCursor, encodeCursor, signed } from '../../../server/platform/events/cursor.ts';
import type { Actor } from '../actor.ts';
import type { Answer } from '../call.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

const EVENTS = '/api/platform/events?limit=1';
const ANOTHER_FEED = '00000000-0000-4000-8000-000000000000';
/** More events than a day has. */
const BEYOND = 1_000_000;

/** A program that may only read, and then continues the feed after a place that it made up, or that another database gave out. */
export const foreignCursors: Actor = {
  name: 'foreign cursors',
  weight: 2,
  act(world, random) {
    const goOn = ({ status, body }: Answer) => {
      if (status === 200) continueAfter(world, aForeignCursor(body.next_cursor, random));
    };
    world.calls.begin({ caller: world.staff.platform, method: 'GET', path: EVENTS, answered: goOn });
  },
};

function continueAfter(world: World, after: string): void {
  const answered = ({ status }: Answer) => {
    if (status < 400) world.fail(new Wrong('cursor', `a foreign cursor was answered with ${status}`));
  };
  world.calls.begin({ caller: world.staff.platform, method: 'GET', path: `${EVENTS}&after=${after}`, answered });
}

function aForeignCursor(own: string, random: Random): string {
  const { feed, position, signature } = decodeCursor(own);
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
