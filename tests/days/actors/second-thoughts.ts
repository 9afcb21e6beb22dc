import type { Actor } from '../actor.ts';
import type { Call, Caller } from '../call.ts';
import type { World } from '../world.ts';

const LIST = '/admin/withdrawal/withdrawals';
const DECISION = /\/(bulk-)?(approve|reject)$/;
/** Of the latest decisions. */
const REMEMBERED = 8;

/** Undoes decisions about withdrawals, as whoever that is. */
export function undo(world: World, caller: Caller, ids: readonly string[]): Call {
  if (ids.length === 1) return world.calls.begin({ caller, path: `${LIST}/${ids[0]}/undo`, ids });
  return world.calls.begin({ caller, path: `${LIST}/bulk-undo`, body: { withdrawal_ids: ids }, ids });
}

/** Reviewers who want to undo what they decided a while ago, mostly too late, or what somebody else decided. `reviewers` do it at once. */
export const secondThoughts: Actor = {
  name: 'second thoughts',
  weight: 2,
  act(world, random) {
    const decisions = world.calls.all.filter(({ path }) => DECISION.test(path)).slice(-REMEMBERED);
    if (decisions.length === 0) return;
    const { caller, ids } = random.pick(decisions);
    undo(world, random.chance(0.7) ? caller : world.staff.named(random.pick(['rosa', 'rick', 'rita', 'ada'])), ids);
  },
};
