import { type Actor, someWithdrawal } from '../actor.ts';

const READS = [
  '/api/admin/audit-logs?limit=5',
  '/admin/withdrawal/withdrawals?limit=5',
  '/admin/withdrawal/withdrawals/summary',
  '/api/admin/company-revenue/balance',
  '/api/admin/system/payments',
];

/** An auditor, who reads, and tries what only others may. */
export const auditor: Actor = {
  name: 'auditor',
  weight: 1,
  act(world, random) {
    const caller = world.staff.named('aura');
    const id = random.chance(0.4) ? someWithdrawal(world, random, ['pending', 'pending_review']) : undefined;
    if (id === undefined) return void world.calls.begin({ caller, method: 'GET', path: random.pick(READS) });
    const body = { notes: `#${world.calls.next}` };
    world.calls.begin({ caller, path: `/admin/withdrawal/withdrawals/${id}/approve`, body, ids: [id] });
  },
};
