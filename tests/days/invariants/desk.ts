import type { Answer, Attempt } from '../call.ts';
import type { Seen } from '../facts.ts';
import type { AtTheDesk } from '../known.ts';
import { ServerProcess } from '../server-process.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Written } from './all.ts';

const NEXT = '/admin/withdrawal/withdrawals/claims';
/** Somebody who has claimed so many is given no more. */
const MOST_CLAIMS = 20;

/** Whether nothing keeps a withdrawal from being handed to somebody: a claim, a snooze and a request whose time was over do not. */
function isFree({ claims, deferrals, waiting }: AtTheDesk, id: string, adminId: string, now: number): boolean {
  const isInForce = (until: string | null) => until !== null && Date.parse(until) > now;
  const isClaimed = claims.some(
    (one) => one.withdrawal_id === id && one.claimed_by !== adminId && isInForce(one.claimed_until),
  );
  const isAside = deferrals.some(
    (one) => one.withdrawal_id === id && (one.kind === 'skip' ? one.admin_id === adminId : isInForce(one.until)),
  );
  const awaitsSecond = waiting.some((one) => one.subject_id === id && isInForce(one.expires_at));
  return !isClaimed && !isAside && !awaitsSecond;
}

const isAwaiting = (status: string | undefined) => status === 'pending' || status === 'pending_review';

/** Nobody is told that there is nothing left while something was free all the time since they asked. */
export function nothingLeftIsTrue(world: World, attempt: Attempt, { status, body, isReplayed }: Answer): void {
  const { call, moment, at } = attempt;
  if (call.path !== NEXT || status !== 200 || isReplayed || body.claim !== null) return;
  const { adminId } = call.caller;
  const { known } = world;
  const desks = known.desk.between(moment, world.moment);
  if (desks.some(({ claims }) => claims.filter(({ claimed_by }) => claimed_by === adminId).length >= MOST_CLAIMS))
    return;
  for (const [id, timeline] of known.statuses) {
    if (!timeline.between(moment, world.moment).every(isAwaiting)) continue;
    if (desks.length > 0 && desks.every((desk) => isFree(desk, id, adminId, at)))
      throw new Wrong('desk', `${call.caller.username} is told that there is nothing left, and ${id} is free`);
  }
}

/** The desk gives the largest, or the oldest, that is free to whoever asks for it; those of frozen players after all others. */
export function theFirstIsGiven(world: World, { claims, now }: Seen, { machine, before }: Written): void {
  if (!before || !(machine instanceof ServerProcess)) return;
  const { known } = world;
  const isLast = (id: string) => known.stops.isFrozen(id, now);
  const isBefore = (order: string, id: string, given: string) => {
    if (isLast(id) !== isLast(given)) return isLast(given);
    const [one, other] = [known.steps.get(id)?.[0], known.steps.get(given)?.[0]];
    if (!one || !other) return false;
    return order === 'largest' ? one.requested_cents > other.requested_cents : one.requested_at < other.requested_at;
  };
  for (const { withdrawal_id: given, claimed_by: by } of claims) {
    if (before.claims.some((one) => one.withdrawal_id === given && one.claimed_by === by)) continue;
    const open = world.calls.openIn(machine, by).map(({ call }) => call);
    const [asked, ...others] = open.filter(({ path }) => path === NEXT || path.endsWith('/claim'));
    if (others.length > 0 || asked?.path !== NEXT) continue;
    const { order } = asked.body as { order: string };
    // Scores change by themselves.
    if (order === 'riskiest') continue;
    // Their own come first.
    if (before.claims.some((one) => one.claimed_by === by && Date.parse(one.claimed_until) > now)) continue;
    // Whoever was refused an approval because of a hold is given that withdrawal last, also after the hold.
    for (const [id, { last }] of known.statuses)
      if (!known.stops.wasOnHold(id) && isAwaiting(last) && isBefore(order, id, given) && isFree(before, id, by, now))
        throw new Wrong('desk', `${by} is given ${given}, and ${id} comes before it and is free`);
  }
}
