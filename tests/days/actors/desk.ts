import type { Random } from '../../../demo/random.ts';
import { type Actor, somebody } from '../actor.ts';
import type { Answer, Call, Caller } from '../call.ts';
import type { World } from '../world.ts';

const LIST = '/admin/withdrawal/withdrawals';
const THEN = ['decide', 'decide', 'keep', 'give back', 'go', 'skip', 'snooze'];
const ORDERS = ['oldest', 'riskiest', 'largest'];
const REVIEWERS = ['rosa', 'rick', 'rita'];

/**
 * Reviewers at the desk, who are given withdrawals and decide them, keep them for a while, set them aside, give them back, or go home without a word; and
 * their colleagues, who want to have, give back or set aside the very ones that somebody has claimed.
 */
export const desk: Actor = {
  name: 'desk',
  weight: 5,
  act(world, random) {
    const caller = somebody(world, random, REVIEWERS, 'withdrawals.review');
    const claims = world.seen?.claims ?? [];
    if (claims.length > 0 && random.chance(0.4)) {
      const { withdrawal_id: id } = random.pick(claims);
      return void handle(world, caller, id, random.pick(OF_CLAIMED), random.chance(0.5));
    }
    const [then, approves] = [random.pick(THEN), random.chance(0.75)];
    claimNext(world, random, caller, (id) => handle(world, caller, id, then, approves));
  },
};

const SNOOZED_MINUTES = [2, 5, 20, 1_200];
const OF_CLAIMED = ['keep', 'keep', 'keep', 'give back', 'skip', 'snooze', 'wake', 'decide'];

export function claimNext(world: World, random: Random, caller: Caller, then: (id: string) => void): Call {
  const answered = ({ body, status }: Answer) => {
    const id: string | undefined = status === 200 ? body.claim?.withdrawal_id : undefined;
    if (id !== undefined) then(id);
  };
  return world.calls.begin({
    caller,
    path: `${LIST}/claims`,
    body: { order: random.pick(ORDERS), except: [] },
    answered,
  });
}

/** Does with a withdrawal what is wanted; nothing for "go". */
export function handle(world: World, caller: Caller, id: string, then: string, isOne: boolean): Call | undefined {
  const text = `#${world.calls.next}`;
  if (then === 'keep') return world.calls.begin({ caller, method: 'PUT', path: `${LIST}/${id}/claim`, ids: [id] });
  if (then === 'give back')
    return world.calls.begin({ caller, method: 'DELETE', path: `${LIST}/${id}/claim`, ids: [id] });
  if (then === 'wake') return world.calls.begin({ caller, method: 'DELETE', path: `${LIST}/${id}/snooze`, ids: [id] });
  if (then === 'skip')
    return world.calls.begin({ caller, path: `${LIST}/${id}/skip`, ids: [id], body: { reason: text } });
  if (then === 'snooze') {
    // Most have ended before the shift has.
    const minutes = world.drawing.pick(SNOOZED_MINUTES);
    const until = new Date(world.now + minutes * 60_000).toISOString();
    return world.calls.begin({ caller, path: `${LIST}/${id}/snooze`, ids: [id], body: { until, reason: text } });
  }
  if (then !== 'decide') return undefined;
  const body = isOne ? { notes: text } : { reason: text };
  return world.calls.begin({ caller, path: `${LIST}/${id}/${isOne ? 'approve' : 'reject'}`, body, ids: [id] });
}
