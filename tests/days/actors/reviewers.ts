import type { Random } from '../../../server/demo/random.ts';
import { type Actor, someWithdrawal, someWithdrawals } from '../actor.ts';
import type { World } from '../world.ts';

const LIST = '/admin/withdrawal/withdrawals';
const AWAITING = ['pending', 'pending_review'];

/** Reviewers, who decide withdrawals one by one and many at once, and often the same ones at the same time. */
export const reviewers: Actor = {
  name: 'reviewers',
  weight: 10,
  act(world, random) {
    const caller = world.staff.named(random.pick(['rosa', 'rick', 'rita', 'ada']));
    if (random.chance(0.25)) return decideMany(world, random, caller);
    const id = someWithdrawal(world, random, AWAITING);
    if (id === undefined) return;
    const approves = random.chance(0.75);
    const both = random.chance(0.25) ? world.staff.named(random.pick(['rosa', 'rick'])) : undefined;
    for (const one of both ? [caller, both] : [caller]) {
      const text = `#${world.calls.next}`;
      const body = approves ? { notes: text } : { reason: text };
      world.calls.begin({ caller: one, path: `${LIST}/${id}/${approves ? 'approve' : 'reject'}`, body, ids: [id] });
    }
  },
};

function decideMany(world: World, random: Random, caller: Parameters<World['calls']['begin']>[0]['caller']): void {
  const ids = someWithdrawals(world, random, AWAITING, random.int(2, 8));
  if (ids.length === 0) return;
  const approves = random.chance(0.8);
  const text = `#${world.calls.next}`;
  const body = { withdrawal_ids: ids, ...(approves ? { notes: text } : { reason: text }) };
  world.calls.begin({ caller, path: `${LIST}/bulk-${approves ? 'approve' : 'reject'}`, body, ids });
}
