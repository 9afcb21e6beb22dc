import type { Answer, Attempt, Call } from '../call.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

const OF_ONE =
  /^\/(?:admin\/withdrawal|api\/platform)\/withdrawals\/([^/]+)\/(approve|reject|recall|process|retry|release|undo|cancel)$/;
const OF_MANY = /^\/admin\/withdrawal\/withdrawals\/bulk-(approve|reject|recall|undo)$/;
const OF_PLAYER = /^\/api\/admin\/players\/([^/]+)\/(freeze|unfreeze|hold|release-hold)$/;

/** Calls that are answered as done are: they were committed, by whoever asked, since they first did so. */
export function whatIsAnsweredIsDone(world: World, { call }: Attempt, answer: Answer): void {
  if (answer.status !== 200) return;
  // Checked once it is known what was committed with the answer.
  world.check(async () => checkDone(world, call, answer));
}

function checkDone(world: World, call: Call, answer: Answer): void {
  for (const [id, action] of stepsIn(call, answer))
    if (!isTaken(world, call, id, action)) throw lost(call, `${action} of ${id}`);
  const [, player, stop = ''] = OF_PLAYER.exec(call.path) ?? [];
  if (player !== undefined) {
    const isHold = stop.endsWith('hold');
    const wanted = stop === 'freeze' || stop === 'hold';
    if (!world.known.stops.was(player, isHold, beginningOf(call), world.moment).includes(wanted))
      throw lost(call, `${stop} of ${player}`);
  }
  const [, pause] = /\/payments\/(pause|resume)$/.exec(call.path) ?? [];
  if (pause && !world.known.paused.between(beginningOf(call), world.moment).includes(pause === 'pause'))
    throw lost(call, pause);
}

const lost = ({ id }: Call, what: string) =>
  new Wrong('done', `call ${id} is answered as done, and there is no ${what}`);

const beginningOf = ({ attempts }: Call): number => attempts[0]?.moment ?? 0;

/** The steps that an answer tells of. */
function stepsIn({ path }: Call, { body }: Answer): [string, string][] {
  const [, one, action] = OF_ONE.exec(path) ?? [];
  if (one !== undefined && action !== undefined) return [[one, action]];
  const [, many] = OF_MANY.exec(path) ?? [];
  return many === undefined ? [] : (body.succeeded as string[]).map((id) => [id, many]);
}

function isTaken(world: World, call: Call, id: string, action: string): boolean {
  const { adminId } = call.caller;
  const steps = world.known.steps.get(id) ?? [];
  return steps.some(
    (step) =>
      step.action === action &&
      step.moment >= beginningOf(call) &&
      [step.admin_id, step.second_admin_id].includes(adminId),
  );
}

/** Statuses of answers that say that nothing was done. A call that was done may be answered otherwise to somebody who lost what they may since. */
const REFUSED = [400, 404, 409, 422];

/** A call that is answered as refused was not done. Without a key the answer to another attempt says nothing of the first one. */
export function refusedIsNotDone(world: World, { call }: Attempt, { status, text }: Answer): void {
  if (!REFUSED.includes(status) || call.key === undefined) return;
  world.check(async () => {
    if (call.done.length > 0)
      throw new Wrong('done', `call ${call.id} is answered ${text}, and did ${call.done.join(', ')}`);
  });
}
