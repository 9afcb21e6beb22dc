import { type Actor, somebody } from '../actor.ts';
import type { Answer, Caller } from '../call.ts';
import type { World } from '../world.ts';

const LIST = '/admin/withdrawal/withdrawals';
const THEN = ['decide', 'decide', 'keep', 'give back', 'go', 'skip', 'snooze'];
const ORDERS = ['oldest', 'riskiest', 'largest'];

/** Reviewers at the desk, who are given withdrawals and decide them, keep them for a while, set them aside, give them back, or go home without a word. */
export const desk: Actor = {
  name: 'desk',
  weight: 4,
  act(world, random) {
    const caller = somebody(world, random, ['rosa', 'rick', 'rita'], 'withdrawals.review');
    const [then, approves] = [random.pick(THEN), random.chance(0.75)];
    const answered = ({ body, status }: Answer) => {
      const id: string | undefined = status === 200 ? body.claim?.withdrawal_id : undefined;
      if (id !== undefined) continueWith(world, caller, id, then, approves);
    };
    world.calls.begin({ caller, path: `${LIST}/claims`, body: { order: random.pick(ORDERS), except: [] }, answered });
  },
};

function continueWith(world: World, caller: Caller, id: string, then: string, approves: boolean): void {
  if (then === 'keep') world.calls.begin({ caller, method: 'PUT', path: `${LIST}/${id}/claim` });
  if (then === 'give back') world.calls.begin({ caller, method: 'DELETE', path: `${LIST}/${id}/claim` });
  const text = `#${world.calls.next}`;
  if (then === 'skip') world.calls.begin({ caller, path: `${LIST}/${id}/skip`, body: { reason: text } });
  if (then === 'snooze') {
    // Some have ended before the day has.
    const until = new Date(
      world.host.time + world.databaseMachine.offsetMs + (approves ? 1 : 20) * 3_600_000,
    ).toISOString();
    world.calls.begin({ caller, path: `${LIST}/${id}/snooze`, body: { until, reason: text } });
  }
  if (then !== 'decide') return;
  const body = approves ? { notes: text } : { reason: text };
  world.calls.begin({ caller, path: `${LIST}/${id}/${approves ? 'approve' : 'reject'}`, body, ids: [id] });
}
