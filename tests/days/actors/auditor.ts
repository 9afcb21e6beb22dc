import { type Actor, someWithdrawal } from '../actor.ts';

/** An auditor, who tries what only others may. */
export const auditor: Actor = {
  name: 'auditor',
  weight: 1,
  act(world, random) {
    const caller = world.staff.named('aura');
    const id = someWithdrawal(world, random, ['pending', 'pending_review']);
    if (id === undefined) return;
    const body = { notes: `#${world.calls.next}` };
    world.calls.begin({ caller, path: `/admin/withdrawal/withdrawals/${id}/approve`, body, ids: [id] });
  },
};
