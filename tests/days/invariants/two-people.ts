import type { Permission } from '../../../src/generated/model/permission.ts';
import type { Seen, Step } from '../facts.ts';
import type { TakenStep } from '../known.ts';
import { RULES } from '../staff.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

/** A decision that has taken effect, by one person or two. */
interface Decided {
  action: string;
  of: string;
  cents: number;
  first: string;
  second: string | null;
  request: number | null;
}

const PERMISSION: Record<string, Permission> = {
  approve: 'withdrawals.review',
  process: 'withdrawals.pay',
  retry: 'withdrawals.pay',
  payout: 'payouts.create',
};

/**
 * Nothing large is approved, sent again or paid out by one person: two who may at that moment, of whom one asked and the other agreed, once per request, and to a
 * withdrawal as it was when the first one asked. And nothing that was agreed to is lost.
 */
export function twoPeopleDecide(world: World, { steps, payouts, agreed, waiting }: Seen): void {
  const { asked, done } = requestsOf(world);
  for (const step of steps) {
    const { withdrawal_id: of, action, admin_id: first, second_admin_id: second, approval_request_id: request } = step;
    if (first === null || !(action in PERMISSION)) continue;
    check(world, done, { action, of, cents: step.requested_cents, first, second, request });
    const before = world.known.steps.get(of)?.filter(({ id }) => id < step.id) ?? [];
    const wanted = request === null ? undefined : asked.get(request);
    if (wanted !== undefined && wanted !== stateOf(before))
      throw new Wrong('two people', `${of} was ${wanted} when somebody was asked for, and is ${stateOf(before)}`);
  }
  checkTogether(steps);
  for (const {
    id,
    amount_cents: cents,
    admin_id: first,
    second_admin_id: second,
    approval_request_id: request,
  } of payouts) {
    check(world, done, { action: 'payout', of: `payout ${id}`, cents, first, second, request });
  }
  for (const { id, subject_id: of } of waiting)
    if (of !== null && !asked.has(id)) asked.set(id, stateOf(world.known.steps.get(of) ?? []));
  if (agreed !== done.size)
    throw new Wrong('two people', `${agreed} requests were approved, and ${done.size} carried out`);
}

/** Of one call nobody does more alone, all together, than they may of one withdrawal. */
function checkTogether(steps: Step[]): void {
  for (const { actions, atLeastCents } of RULES) {
    const alone = steps.filter(
      (step) => step.admin_id !== null && step.second_admin_id === null && actions.includes(step.action),
    );
    const cents = alone.reduce((sum, { requested_cents }) => sum + requested_cents, 0);
    if (cents >= atLeastCents)
      throw new Wrong(
        'two people',
        `${alone[0]?.admin_id} alone does the ${alone[0]?.action} of ${alone.length} withdrawals`,
      );
  }
}

interface Requests {
  /** By request, how its withdrawal was when somebody asked. */
  asked: Map<number, string>;
  done: Set<number>;
}

function requestsOf(world: World): Requests {
  const known = world.memory.get('requests') as Requests | undefined;
  const requests = known ?? { asked: new Map(), done: new Set() };
  world.memory.set('requests', requests);
  return requests;
}

/** Its status and how often it was sent. */
const stateOf = (steps: TakenStep[]): string =>
  `${steps.at(-1)?.to_status}, sent ${steps.filter(({ to_status }) => to_status === 'processing').length} times`;

function check(world: World, done: Set<number>, { action, of, cents, first, second, request }: Decided): void {
  if (second === null || request === null) {
    const rule = RULES.find(({ actions, atLeastCents }) => actions.includes(action) && cents >= atLeastCents);
    if (rule) throw new Wrong('two people', `${first} alone does the ${action} of ${of}`);
    return;
  }
  if (first === second) throw new Wrong('two people', `${first} agrees to their own ${action} of ${of}`);
  if (done.has(request)) throw new Wrong('two people', `request ${request} is carried out twice`);
  done.add(request);
  for (const person of world.staff.people.values()) {
    if (person.adminId !== first && person.adminId !== second) continue;
    if (world.known.accounts.held(person, PERMISSION[action] ?? null, world.moment, world.moment) !== 'never') continue;
    throw new Wrong('two people', `${person.username} counts for the ${action} of ${of}, and may not any more`);
  }
}
