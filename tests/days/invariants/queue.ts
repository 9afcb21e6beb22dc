import type { Seen } from '../facts.ts';
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
