import type { Seen } from '../facts.ts';
import { SECOND_PERSON_FROM_CENTS } from '../staff.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

/**
 * No large withdrawal is approved by one person: two who may at that moment, of whom one asked and the other agreed, once per request. And nothing that was
 * agreed to is lost.
 */
export function twoPeopleApprove(world: World, { steps, agreed }: Seen): void {
  const known = world.memory.get('carried out requests') as Set<number> | undefined;
  const done = known ?? new Set<number>();
  world.memory.set('carried out requests', done);
  for (const step of steps) {
    const { withdrawal_id: id, action, admin_id: first, second_admin_id: second, approval_request_id: request } = step;
    if (action !== 'approve' || first === null) continue;
    if (second === null || request === null) {
      if (step.requested_cents >= SECOND_PERSON_FROM_CENTS)
        throw new Wrong('two people', `${first} alone approves ${id}`);
      continue;
    }
    if (first === second) throw new Wrong('two people', `${first} agrees to their own approval of ${id}`);
    if (done.has(request)) throw new Wrong('two people', `request ${request} is carried out twice`);
    done.add(request);
    for (const person of world.staff.people.values()) {
      if (person.adminId !== first && person.adminId !== second) continue;
      if (world.accounts.held(person, 'withdrawals.review', world.moment, world.moment) !== 'never') continue;
      throw new Wrong('two people', `${person.username} counts for the approval of ${id}, and may not any more`);
    }
  }
  if (agreed !== done.size)
    throw new Wrong('two people', `${agreed} requests were approved, and ${done.size} carried out`);
}
