import type { Random } from '../../../demo/random.ts';
import { type Actor, somebody, someWithdrawal, someWithdrawals } from '../actor.ts';
import type { Call, Caller } from '../call.ts';
import type { World } from '../world.ts';

const LIST = '/admin/withdrawal/withdrawals';

const ACTIONS: Record<string, { from: string[]; hasReason: boolean }> = {
  process: { from: ['approved'], hasReason: false },
  retry: { from: ['failed'], hasReason: false },
  recall: { from: ['approved', 'processing'], hasReason: true },
  release: { from: ['failed'], hasReason: true },
  return: { from: ['completed'], hasReason: true },
};

const PAYERS = ['fay', 'fay', 'fred', 'fred', 'ada', 'otto'];
const STEPS = ['process', 'retry', 'retry', 'retry', 'recall', 'release', 'return'];
const CHOICES = [
  'step',
  'step',
  'step',
  'step',
  'step',
  'recall many',
  'payout',
  'payout',
  'decide',
  'decide',
  'decide',
];

/** Finance, who send, recall, retry and release withdrawals, pay revenue out, and decide transactions. */
export const finance: Actor = {
  name: 'finance',
  weight: 9,
  act(world, random) {
    const caller = somebody(world, random, PAYERS, 'withdrawals.pay');
    const text = `#${world.calls.next}`;
    const what = random.pick(CHOICES);
    if (what === 'payout') {
      return void payOut(world, random, caller);
    }
    if (what === 'decide') {
      const open = world.seen?.open ?? [];
      if (open.length === 0) return;
      // Also one that is decided, or follows its withdrawal.
      const id = random.chance(0.2) ? random.int(1, 60) : random.pick(open).id;
      const body = { status: random.pick(['completed', 'failed', 'cancelled']), notes: text };
      return void world.calls.begin({ caller, method: 'PUT', path: `/api/admin/transactions/${id}/status`, body });
    }
    if (what === 'recall many') {
      const ids = someWithdrawals(world, random, ['approved', 'processing'], random.int(2, 5));
      const body = { withdrawal_ids: ids, reason: text };
      if (ids.length > 0) world.calls.begin({ caller, path: `${LIST}/bulk-recall`, body, ids });
      return;
    }
    // One of the acts for which there is something.
    const possible = STEPS.flatMap((step) => {
      const id = someWithdrawal(world, random, ACTIONS[step]?.from ?? []);
      return id === undefined ? [] : [{ step, id }];
    });
    if (possible.length === 0) return;
    const { step, id } = random.pick(possible);
    const reason = { reason: text, ...(step === 'return' && { bank_reference: 'said by phone' }) };
    const body = ACTIONS[step]?.hasReason && { body: reason };
    world.calls.begin({ caller, path: `${LIST}/${id}/${step}`, ...body, ids: [id] });
  },
};

const MOST_CENTS = 40_000;

/** Pays revenue out: often all that there is, or nearly so, or a little more. */
export function payOut(world: World, random: Random, caller: Caller): Call {
  const available = world.known.available.last ?? 0;
  const amounts = [available, available - 1, available + 1, Math.round(available * 0.6), random.int(1, MOST_CENTS)];
  const payout_amount = Math.max(1, random.pick(amounts)) / 100;
  const body = { payout_amount, payout_method: 'Bank Transfer', notes: `#${world.calls.next}` };
  return world.calls.begin({ caller, path: '/api/admin/company-revenue/process-payout', body });
}
