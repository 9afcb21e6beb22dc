import { isAboutTheAccount } from '../../../server/domain/return-codes.ts';
import { keyParts } from '../../../server/payments/rail/rail.ts';
import type { Answer, Attempt } from '../call.ts';
import type { TakenStep } from '../known.ts';
import { accountsOfOne } from '../one-person.ts';
import { SETTINGS } from '../server-process.ts';
import type { World } from '../world.ts';

const HOLD_MS = SETTINGS.decisionHoldSeconds * 1_000;

/** A call that was refused, and the withdrawal that its refusal names. */
interface Refused {
  world: World;
  attempt: Attempt;
  id: string;
  /** The newest steps of the withdrawal at the times since the call was sent. */
  newest: TakenStep[];
}

/** By the code of a refusal, whether it was true of a withdrawal at some time since the call was sent. */
const IS_TRUE: Record<string, (refused: Refused) => boolean> = {
  // Nothing of this ever happens in these days.
  not_in_books: () => false,
  paid_already: () => false,
  no_payment_rail: () => false,
  own_approval: ({ world, attempt, id }) =>
    (world.known.steps.get(id) ?? []).some((step) => step.action === 'approve' && isByOne(world, step, attempt)),
  not_own_decision: ({ attempt, newest }) => newest.some((step) => !isDecision(step) || !isBy(step, attempt)),
  hold_ended: ({ world, newest }) => newest.some(({ action, at }) => action === 'reject' && world.now - at >= HOLD_MS),
  held: ({ attempt, newest }) => newest.some((step) => isDecision(step) && attempt.at - step.at < HOLD_MS),
  awaiting_second: ({ world, attempt, id }) =>
    world.known.awaiting.between(attempt.moment, world.moment).some((ids) => ids.includes(id)),
  account_not_payable: ({ world, id }) =>
    world.rail.payments.some(
      ({ key, returned }) => keyParts(key)?.withdrawalId === id && isAboutTheAccount(returned?.code ?? null),
    ),
  player_frozen: ({ world, attempt, id }) => world.known.stops.wereAbout(id, attempt, world.moment),
  payment_withheld: ({ world, attempt, id }) => world.known.stops.wereAbout(id, attempt, world.moment),
};

const isDecision = ({ action }: TakenStep) => action === 'approve' || action === 'reject';
const isBy = ({ admin_id, second_admin_id }: TakenStep, { call }: Attempt) =>
  [admin_id, second_admin_id].includes(call.caller.adminId);

/** Also by another account that ever counted as the same person. */
const isByOne = (world: World, { admin_id, second_admin_id }: TakenStep, { call }: Attempt) => {
  const accounts = accountsOfOne(world, call.caller.adminId, 'all');
  return [admin_id, second_admin_id].some((by) => by !== null && accounts.has(by));
};

/** @returns whether a refusal gives a reason that was never true; one whose reason is not known here is believed */
export function isUntrue(world: World, attempt: Attempt, { body }: Answer): boolean {
  const { code = '', message = '' } = body as { code?: string; message?: string };
  const [, id] = /Withdrawal (WDR-[\w-]+)/.exec(message) ?? [];
  const isTrue = IS_TRUE[code];
  // The second person is told what stands in the way of the first.
  if (id === undefined || !isTrue || attempt.call.path.startsWith('/api/admin/approvals/')) return false;
  const steps = world.known.steps.get(id) ?? [];
  const before = steps.findLast(({ moment }) => moment <= attempt.moment);
  const newest = [...(before ? [before] : []), ...steps.filter(({ moment }) => moment > attempt.moment)];
  return !isTrue({ world, attempt, id, newest });
}
