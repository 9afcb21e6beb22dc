import { take } from '../carry-on.ts';
import { goThrough, haveSomethingDue, pay } from '../under-way.ts';
import type { Scene } from './all.ts';
import { endStops, inStatus, someProcesses } from './payments.ts';

const STATUSES = ['processing', 'approved', 'pending', 'pending_review', 'failed', 'completed', 'rejected'];

/** The players of a withdrawal in each status are placed on hold, while others recall, pay and try to approve. */
export const heldInEachStatus: Scene = {
  name: 'a hold in each status',
  weight: 3,
  async play(world, random) {
    await haveSomethingDue(world, random);
    for (const status of STATUSES) {
      const id = inStatus(world, status).at(-1);
      const player = world.known.stops.playerOf.get(id ?? '');
      if (id === undefined || player === undefined || random.chance(0.3)) continue;
      if (status === 'approved' && random.chance(0.5)) await take('process')(world, random, id);
      const text = `#${world.calls.next}`;
      await goThrough(world, random, () =>
        world.calls.begin({
          caller: world.staff.named('ada'),
          path: `/api/admin/players/${player}/hold`,
          body: { reason: text, recall_note: text },
        }),
      );
      if (random.chance(0.5)) await take(random.pick(['recall', 'approve', 'retry']))(world, random, id);
      const [process] = someProcesses(world, random);
      if (process && random.chance(0.3)) await pay(world, random, process);
    }
    await endStops(world, random);
  },
};
