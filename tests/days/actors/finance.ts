import { type Actor, someWithdrawal, someWithdrawals } from '../actor.ts';

const LIST = '/admin/withdrawal/withdrawals';

const ACTIONS: Record<string, { from: string[]; hasReason: boolean }> = {
  process: { from: ['approved'], hasReason: false },
  retry: { from: ['failed'], hasReason: false },
  recall: { from: ['approved'], hasReason: true },
  release: { from: ['failed'], hasReason: true },
  return: { from: ['completed'], hasReason: true },
};

/** Finance, who send, recall, retry and release withdrawals, pay revenue out, and decide transactions. */
export const finance: Actor = {
  name: 'finance',
  weight: 9,
  act(world, random) {
    const caller = world.staff.named(random.pick(['fay', 'fred', 'ada']));
    const text = `#${world.calls.next}`;
    const what = random.pick([
      'process',
      'retry',
      'recall',
      'release',
      'return',
      'recall many',
      'payout',
      'payout',
      'decide',
      'decide',
      'decide',
    ]);
    if (what === 'payout') {
      const payout_amount = random.int(1, 40_000) / 100;
      const body = { payout_amount, payout_method: 'Bank Transfer', notes: text };
      return void world.calls.begin({ caller, path: '/api/admin/company-revenue/process-payout', body });
    }
    if (what === 'decide') {
      const open = world.seen?.open ?? [];
      if (open.length === 0) return;
      const { id } = random.pick(open);
      const body = { status: random.pick(['completed', 'failed', 'cancelled']), notes: text };
      return void world.calls.begin({ caller, method: 'PUT', path: `/api/admin/transactions/${id}/status`, body });
    }
    if (what === 'recall many') {
      const ids = someWithdrawals(world, random, ['approved'], random.int(2, 5));
      const body = { withdrawal_ids: ids, reason: text };
      if (ids.length > 0) world.calls.begin({ caller, path: `${LIST}/bulk-recall`, body, ids });
      return;
    }
    const { from, hasReason } = ACTIONS[what] ?? { from: [], hasReason: false };
    const id = someWithdrawal(world, random, from);
    if (id === undefined) return;
    const reason = { reason: text, ...(what === 'return' && { bank_reference: 'said by phone' }) };
    world.calls.begin({ caller, path: `${LIST}/${id}/${what}`, ...(hasReason && { body: reason }), ids: [id] });
  },
};
