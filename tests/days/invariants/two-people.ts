import type { Permission } from '../../../src/generated/model/permission.ts';
import type { AuditRow, Seen, Step } from '../facts.ts';
import type { TakenStep } from '../known.ts';
import { areSuspended } from '../suspensions.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Written } from './all.ts';

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

/** As long as a request waits. */
const WAITS_MS = 72 * 3_600_000;

/**
 * Nothing large is approved, sent again or paid out by one person: two who may at that moment, of whom one asked and the other agreed, once per request, and to a
 * withdrawal as it was when the first one asked. And nothing that was agreed to is lost.
 */
export function twoPeopleDecide(world: World, { steps, payouts, audit, agreed, waiting, now }: Seen): void {
  const { asked, at, done } = requestsOf(world);
  for (const step of steps) {
    const { withdrawal_id: of, action, admin_id: first, second_admin_id: second, approval_request_id: request } = step;
    if (first === null || !(action in PERMISSION)) continue;
    check(world, done, { action, of, cents: step.requested_cents, first, second, request });
    const before = world.known.steps.get(of)?.filter(({ id }) => id < step.id) ?? [];
    const wanted = request === null ? undefined : asked.get(request);
    if (wanted !== undefined && wanted !== stateOf(before))
      throw new Wrong('two people', `${of} was ${wanted} when somebody was asked for, and is ${stateOf(before)}`);
  }
  checkTogether(world, steps);
  for (const {
    id,
    amount_cents: cents,
    admin_id: first,
    second_admin_id: second,
    approval_request_id: request,
  } of payouts) {
    check(world, done, { action: 'payout', of: `payout ${id}`, cents, first, second, request });
  }
  for (const row of audit) checkChange(done, row);
  for (const { id, permission } of waiting) {
    if (at.has(id)) continue;
    // Other rules take two people in any case.
    if (areSuspended(world) && permission !== 'policies.manage')
      throw new Wrong('two people', `request ${id} waits, although the rules are suspended`);
    at.set(id, now);
  }
  for (const { id, subject_id: of } of waiting)
    if (of !== null && !asked.has(id)) asked.set(id, stateOf(world.known.steps.get(of) ?? []));
  if (agreed !== done.size)
    throw new Wrong('two people', `${agreed} requests were approved, and ${done.size} carried out`);
}

/** Of one call nobody does more alone, all together, than they may of one withdrawal. */
function checkTogether(world: World, steps: Step[]): void {
  if (areSuspended(world)) return;
  for (const { actions, atLeastCents } of amountsOf(world)) {
    const alone = steps.filter(
      (step) => step.admin_id !== null && step.second_admin_id === null && actions.some((one) => one === step.action),
    );
    const cents = alone.reduce((sum, { requested_cents }) => sum + requested_cents, 0);
    if (alone.length > 0 && cents >= atLeastCents)
      throw new Wrong(
        'two people',
        `${alone[0]?.admin_id} alone does the ${alone[0]?.action} of ${alone.length} withdrawals`,
      );
  }
}

/** Changes of roles and of the rules that two people have made: one asked, and another one agreed. */
function checkChange(done: Set<number>, { action, subject_id: of, admin_id: by, after }: AuditRow): void {
  if (!/^(admin\.change_roles|role\.update|approval_rules\.change)$/.test(action)) return;
  const { approval_request: request, requested_by: first } = after ?? {};
  if (request === undefined) {
    if (action === 'approval_rules.change') throw new Wrong('two people', `${by} alone changes the rules`);
    return;
  }
  if (first === by) throw new Wrong('two people', `${by} agrees to their own ${action} of ${of}`);
  if (done.has(Number(request))) throw new Wrong('two people', `request ${request} is carried out twice`);
  done.add(Number(request));
}

/** The rules that ask because of an amount. */
const amountsOf = ({ known }: World) => known.rules.rules.filter(({ fact }) => fact === 'amount');

interface Requests {
  /** By request, how its withdrawal was when somebody asked. */
  asked: Map<number, string>;
  /** By request, when somebody asked. */
  at: Map<number, number>;
  done: Set<number>;
}

function requestsOf(world: World): Requests {
  const known = world.memory.get('requests') as Requests | undefined;
  const requests = known ?? { asked: new Map(), at: new Map(), done: new Set() };
  world.memory.set('requests', requests);
  return requests;
}

/** Its status and how often it was sent. */
const stateOf = (steps: TakenStep[]): string =>
  `${steps.at(-1)?.to_status}, sent ${steps.filter(({ to_status }) => to_status === 'processing').length} times`;

function check(world: World, done: Set<number>, { action, of, cents, first, second, request }: Decided): void {
  if (second === null || request === null) {
    const rule = amountsOf(world).find(
      ({ actions, atLeastCents }) => actions.some((one) => one === action) && cents >= atLeastCents,
    );
    if (rule && !areSuspended(world)) throw new Wrong('two people', `${first} alone does the ${action} of ${of}`);
    return;
  }
  if (first === second) throw new Wrong('two people', `${first} agrees to their own ${action} of ${of}`);
  if (done.has(request)) throw new Wrong('two people', `request ${request} is carried out twice`);
  done.add(request);
  const { at } = requestsOf(world);
  if (world.now - (at.get(request) ?? world.now) >= WAITS_MS)
    throw new Wrong('two people', `request ${request} is carried out after its time`);
  for (const person of world.staff.people.values()) {
    if (person.adminId !== first && person.adminId !== second) continue;
    if (world.known.accounts.held(person, PERMISSION[action] ?? null, world.moment, world.moment) !== 'never') continue;
    throw new Wrong('two people', `${person.username} counts for the ${action} of ${of}, and may not any more`);
  }
}

/** A request is decided by somebody who did not ask and may decide at that moment, and taken back by whoever asked. */
export function whoeverDecidesMay(world: World, { audit }: Seen, { before }: Written): void {
  for (const { action, admin_id: by, subject_id } of audit) {
    if (by === null || !/^approval\.(approve|deny|withdraw)$/.test(action)) continue;
    const request = before?.waiting.find(({ id }) => String(id) === subject_id);
    const person = [...world.staff.people.values()].find(({ adminId }) => adminId === by);
    if (!request || !person) throw new Wrong('two people', `${action} of ${subject_id} by ${by}, which does not wait`);
    const isOwn = request.requested_by === by;
    if (isOwn !== (action === 'approval.withdraw'))
      throw new Wrong('two people', `${action} of ${subject_id} by ${by}, and ${request.requested_by} has asked`);
    if (isOwn) continue;
    if (world.known.accounts.held(person, request.permission, world.moment, world.moment) === 'never')
      throw new Wrong('two people', `${action} of ${subject_id} by ${by}, who may not`);
  }
}
