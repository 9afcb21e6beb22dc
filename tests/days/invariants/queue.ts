import type { Call } from '../call.ts';
import type { Seen } from '../facts.ts';
import { ServerProcess } from '../server-process.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Written } from './all.ts';

/** The queue has every withdrawal that awaits review, and no other. */
export function theQueueIsComplete(_world: World, { misplaced }: Seen): void {
  if (misplaced.length > 0)
    throw new Wrong('queue', `${misplaced.join(', ')} awaits review and is not in the queue, or the reverse`);
}

/** A deferral ends with the review of its withdrawal. */
export function nothingIsStranded(_world: World, { stranded }: Seen): void {
  if (stranded.length > 0) throw new Wrong('queue', `${stranded.join(', ')} is set aside and does not await review`);
}

/** While one has a claim in force, nobody else gets it, unless it was given back. */
export function claimsHold(_world: World, { claims, now }: Seen, { before }: Written): void {
  for (const claim of claims) {
    const was = before?.claims.find(({ withdrawal_id }) => withdrawal_id === claim.withdrawal_id);
    if (was && was.claimed_by !== claim.claimed_by && Date.parse(was.claimed_until) > now) {
      throw new Wrong(
        'claim',
        `${claim.withdrawal_id} was given to ${claim.claimed_by} while ${was.claimed_by} had it`,
      );
    }
  }
}

/** A claim is no step: what changes a withdrawal is never a call about claims alone. */
export function claimsChangeNothing(_world: World, { claims, changedAt }: Seen, { before }: Written): void {
  const wasClaimed = JSON.stringify(before?.claims) !== JSON.stringify(claims);
  if (!before || !wasClaimed || claims.length < before.claims.length) return;
  if (changedAt !== before.changedAt) throw new Wrong('claim', 'a claim was written with a change of a withdrawal');
}

/** A claim in force ends by whoever has it, or with the review. */
export function claimsEndByTheirOwners(world: World, { claims, now }: Seen, { machine, before }: Written): void {
  for (const was of before?.claims ?? []) {
    const { withdrawal_id: id, claimed_by: by } = was;
    if (Date.parse(was.claimed_until) <= now || claims.some(({ withdrawal_id }) => withdrawal_id === id)) continue;
    if (!AWAITING.includes(world.known.statuses.get(id)?.last ?? '')) continue;
    if (!openCalls(world, machine, by).some((call) => call.path.startsWith(`${LIST}/${id}/`)))
      throw new Wrong('claim', `${by} has lost the claim of ${id}`);
  }
}

/** The next withdrawal that somebody is given is not snoozed, was not left to others by them, and does not wait for a second person. */
export function nothingSetAsideIsGiven(world: World, { claims, now }: Seen, { machine, before }: Written): void {
  for (const { withdrawal_id: id, claimed_by: by } of claims) {
    const was = before?.claims.find(({ withdrawal_id }) => withdrawal_id === id);
    if (!before || was?.claimed_by === by) continue;
    // Somebody who asks for this very one gets it.
    if (openCalls(world, machine, by).some(({ path }) => path === `${LIST}/${id}/claim`)) continue;
    const aside = before.deferrals.find(
      (one) =>
        one.withdrawal_id === id &&
        (one.kind === 'skip' ? one.admin_id === by : one.until !== null && Date.parse(one.until) > now),
    );
    if (aside) throw new Wrong('claim', `${by} is given ${id}, which is set aside (${aside.kind})`);
    if (before.waiting.some(({ subject_id, expires_at }) => subject_id === id && Date.parse(expires_at) > now))
      throw new Wrong('claim', `${by} is given ${id}, which waits for a second person`);
  }
}

const LIST = '/admin/withdrawal/withdrawals';
const AWAITING = ['pending', 'pending_review'];

const openCalls = (world: World, machine: Written['machine'], adminId: string): Call[] =>
  machine instanceof ServerProcess ? world.calls.openIn(machine, adminId).map(({ call }) => call) : [];

/** No event has a place in the feed while its decision can be taken back. */
export function nothingHeldIsTold(_world: World, { early }: Seen): void {
  if (early > 0) throw new Wrong('held', `${early} events have a place while their decisions can be taken back`);
}
