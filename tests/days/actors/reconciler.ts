import type { Random } from '../../../demo/random.ts';
import type { Actor } from '../actor.ts';
import type { Answer, Caller } from '../call.ts';
import type { World } from '../world.ts';

const ROOT = '/api/admin/system/reconciliation';
const PEOPLE = ['fay', 'fred', 'ada', 'alan'];

/** Finance, who compare the rail's list with ours, and look into the differences that the comparison of a day has found: also those of their own payments. */
export const reconciler: Actor = {
  name: 'reconciler',
  weight: 1,
  act(world, random) {
    const caller = world.staff.named(random.pick(PEOPLE));
    if (random.chance(0.4)) return void compareWithRail(world, caller);
    const [others, closes] = [random.pick(PEOPLE), random.chance(0.5)];
    const answered = ({ status, body }: Answer) => {
      const open: { id: string }[] = status === 200 ? body.differences : [];
      if (open.length > 0)
        lookInto(world, world.drawing, random.pick(open).id, [caller, world.staff.named(others)], closes);
    };
    world.calls.begin({ caller, method: 'GET', path: `${ROOT}/differences?state=open`, answered });
  },
};

/** Compares what the rail has paid since the day began with what is completed here. */
export const compareWithRail = (world: World, caller: Caller, answered?: (answer: Answer) => void) =>
  world.calls.begin({
    caller,
    path: `${ROOT}/rail`,
    body: { since: new Date(world.circumstances.beganAt).toISOString().slice(0, 10) },
    ...(answered && { answered }),
  });

function lookInto(world: World, random: Random, id: string, callers: Caller[], closes: boolean): void {
  for (const caller of callers) {
    const text = `#${world.calls.next}`;
    if (closes) world.calls.begin({ caller, path: `${ROOT}/differences/${id}/close`, body: { explanation: text } });
    else {
      const body = { owner: random.pick(PEOPLE), reason: text };
      world.calls.begin({ caller, method: 'PUT', path: `${ROOT}/differences/${id}`, body });
    }
  }
}
