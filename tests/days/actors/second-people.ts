import { type Actor, somebody } from '../actor.ts';

const PEOPLE = ['rosa', 'rick', 'rita', 'ada', 'alan', 'fay', 'fred'];

/** Second people, who approve, deny and withdraw what waits: also their own, twice, at once with somebody else, and without the permission. */
export const secondPeople: Actor = {
  name: 'second people',
  weight: 6,
  act(world, random) {
    const waiting = world.seen?.waiting ?? [];
    if (waiting.length === 0) return;
    const { id, subject_id: subject, requested_by: by, permission } = random.pick(waiting);
    const requester = [...world.staff.people.values()].find(({ adminId }) => adminId === by);
    const others = PEOPLE.filter((name) => world.staff.named(name) !== requester);
    const one = () => somebody(world, random, others, permission);
    const callers = random.chance(0.3) ? [one(), one()] : [one()];
    const what = random.pick(['approve', 'approve', 'approve', 'approve', 'deny', 'withdraw']);
    for (const caller of requester && random.chance(0.2) ? [requester, ...callers] : callers) {
      const body = what === 'deny' ? { reason: `#${world.calls.next}` } : undefined;
      const path = `/api/admin/approvals/${id}/${what}`;
      world.calls.begin({ caller, path, ...(body && { body }), ids: subject === null ? [] : [subject] });
    }
  },
};
