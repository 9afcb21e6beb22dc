import type { Random } from '../../../demo/random.ts';
import { type Actor, somebody, someWithdrawal, someWithdrawals } from '../actor.ts';
import type { World } from '../world.ts';
import { undo } from './second-thoughts.ts';

const LIST = '/admin/withdrawal/withdrawals';
/** The last owns the program that sends the withdrawals in, and may not approve them. */
const REVIEWERS = ['rosa', 'rosa', 'rick', 'rick', 'rita', 'rita', 'ada', 'ada', 'otto'];
const AWAITING = ['pending', 'pending_review'];

/** Reviewers, who decide withdrawals one by one and many at once, often the same ones at the same time, and undo some as soon as they see it. */
export const reviewers: Actor = {
  name: 'reviewers',
  weight: 10,
  act(world, random) {
    const caller = somebody(world, random, REVIEWERS, 'withdrawals.review');
    if (random.chance(0.25)) return decideMany(world, random, caller);
    const id = someWithdrawal(world, random, AWAITING);
    if (id === undefined) return;
    const approves = random.chance(0.85);
    const regrets = random.chance(0.5);
    const meddler = random.chance(0.3) ? world.staff.named(random.pick(['rosa', 'rick', 'rita'])) : undefined;
    const both = random.chance(0.25) ? world.staff.named(random.pick(['rosa', 'rick'])) : undefined;
    for (const one of both ? [caller, both] : [caller]) {
      const text = `#${world.calls.next}`;
      const body = approves ? { notes: text } : { reason: text };
      const answered = ({ status }: { status: number }) => {
        if (regrets && status === 200) undo(world, meddler ?? one, [id]);
      };
      const path = `${LIST}/${id}/${approves ? 'approve' : 'reject'}`;
      world.calls.begin({ caller: one, path, body, ids: [id], answered });
    }
  },
};

function decideMany(world: World, random: Random, caller: Parameters<World['calls']['begin']>[0]['caller']): void {
  const ids = someWithdrawals(world, random, AWAITING, random.int(2, 8));
  if (ids.length === 0) return;
  const approves = random.chance(0.8);
  const text = `#${world.calls.next}`;
  const body = { withdrawal_ids: ids, ...(approves ? { notes: text } : { reason: text }) };
  const regrets = random.chance(0.3);
  const answered = ({ status }: { status: number }) => {
    if (regrets && status === 200) undo(world, caller, ids);
  };
  world.calls.begin({ caller, path: `${LIST}/bulk-${approves ? 'approve' : 'reject'}`, body, ids, answered });
}
