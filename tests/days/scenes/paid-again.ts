import { somebody } from '../actor.ts';
import { carryOn } from '../carry-on.ts';
import { goThrough } from '../under-way.ts';
import type { World } from '../world.ts';
import type { Scene } from './all.ts';
import { inStatus, someProcesses } from './payments.ts';

const LIST = '/admin/withdrawal/withdrawals';

/** A payment comes back, which somebody may have said before, and the withdrawal is paid once more, perhaps to come back again. */
export const paidAgain: Scene = {
  name: 'paid again',
  weight: 2,
  async play(world, random) {
    const ids = inStatus(world, 'completed', 'failed', 'approved');
    const id = ids.length > 0 ? random.pick(ids) : undefined;
    if (id === undefined) return;
    for (let times = random.int(2, 5); times > 0; times--) {
      const [worker] = someProcesses(world, random);
      if (!worker) return;
      if (world.known.statuses.get(id)?.last === 'completed' && random.chance(0.6)) {
        const caller = somebody(world, random, ['fay', 'fred', 'ada'], 'withdrawals.pay');
        const body = { reason: `#${world.calls.next}`, bank_reference: 'said by phone' };
        await goThrough(world, random, () =>
          world.calls.begin({ caller, path: `${LIST}/${id}/return`, body, ids: [id] }),
        );
      }
      await carryOn(world, random, id, worker);
      if (random.chance(0.5)) await read(world, id);
    }
  },
};

/** Somebody looks at it. */
async function read(world: World, id: string): Promise<void> {
  const caller = world.staff.named('ada');
  await goThrough(world, world.drawing, () => world.calls.begin({ caller, method: 'GET', path: `${LIST}/${id}` }));
}
