import type { Random } from '../../../demo/random.ts';
import type { Actor } from '../actor.ts';
import type { Answer, Caller } from '../call.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

const ROOT = '/api/admin/system/reconciliation';
const PEOPLE = ['fay', 'fred', 'ada', 'alan'];

/** Finance, who compare the rail's list with ours, and look into the differences that the comparison of a day has found: also those of their own payments. */
export const reconciler: Actor = {
  name: 'reconciler',
  weight: 1,
  act(world, random) {
    const caller = world.staff.named(random.pick(PEOPLE));
    if (random.chance(0.4)) return void compareWithRail(world, caller);
    if (random.chance(0.3)) return compareStatement(world, random, caller);
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

/** Compares a bank's statement with what is completed here: some of the payments, one twice, one with another amount, and one that nobody knows. */
function compareStatement(world: World, random: Random, caller: Caller): void {
  const known = world.rail.payments.slice(-random.int(1, 12));
  const [first] = known;
  if (!first) return;
  const lines = known.map(({ key, amountCents }) => `${key},${(amountCents + (random.chance(0.1) ? 1 : 0)) / 100}`);
  lines.push('nobody knows this,12.5', `${first.key},${first.amountCents / 100}`);
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const body = {
    file_name: `#${world.calls.next}.csv`,
    content: ['Reference,Amount', ...lines].join('\n'),
    columns: { reference: 'Reference', amount: 'Amount' },
    money_out: 'positive',
    date_from: day(world.circumstances.beganAt),
    date_to: day(world.now),
  };
  const answered = ({ status, body: run }: Answer) => {
    if (status === 201 && run.matched + run.other_amount + run.only_there + run.unreadable !== lines.length)
      world.fail(
        new Wrong('reconciliation', `a statement of ${lines.length} lines is answered ${JSON.stringify(run)}`),
      );
  };
  world.calls.begin({ caller, path: `${ROOT}/runs`, body, answered });
}

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
