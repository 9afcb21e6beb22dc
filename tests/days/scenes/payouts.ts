import type { Random } from '../../../demo/random.ts';
import { somebody } from '../actor.ts';
import { someReturn } from '../actors/bank.ts';
import { payOut } from '../actors/finance.ts';
import { finish, goThrough, haveSomethingDue, learnReturns, pay, takeTurns } from '../under-way.ts';
import type { World } from '../world.ts';
import type { Scene } from './all.ts';
import { someProcesses } from './payments.ts';

const PAYERS = ['fay', 'fred', 'ada', 'alan'];

/** Revenue is earned and reversed, and paid out nearly whole: by one, by two at once, and by a second person who agrees when less is there. */
export const nearlyEverything: Scene = {
  name: 'nearly everything is paid out',
  weight: 3,
  async play(world, random) {
    const [process] = someProcesses(world, random);
    if (!process) return;
    for (let times = random.int(3, 6); times > 0; times--) {
      const what = random.pick(['earn', 'reverse', 'ask', 'ask', 'ask', 'two at once', 'agree', 'agree', 'agree']);
      if (what === 'earn') {
        await haveSomethingDue(world, random);
        await pay(world, random, process);
      } else if (what === 'reverse') {
        const kept = world.rail.payments.filter(({ returned }) => returned === undefined);
        if (kept.length === 0) continue;
        someReturn(world, random, random.pick(kept));
        world.pass(random, 62_000);
        await learnReturns(world, random, process);
      } else if (what === 'agree') await agree(world, random);
      else if (what === 'ask') await goThrough(world, random, () => payOut(world, random, somebodyOf(world, random)));
      else await twoAtOnce(world, random);
    }
  },
};

const somebodyOf = (world: World, random: Random) => somebody(world, random, PAYERS, 'payouts.create');

/** A second person agrees to a payout that waits. */
async function agree(world: World, random: Random): Promise<void> {
  const waiting = (world.seen?.waiting ?? []).filter(({ permission }) => permission === 'payouts.create');
  if (waiting.length === 0) return;
  const { id, requested_by: by } = random.pick(waiting);
  const others = PAYERS.filter((name) => world.staff.named(name).adminId !== by);
  const caller = somebody(world, random, others, 'payouts.create');
  await goThrough(world, random, () => world.calls.begin({ caller, path: `/api/admin/approvals/${id}/approve` }));
}

async function twoAtOnce(world: World, random: Random): Promise<void> {
  const begun = world.calls.all.length;
  await world.act(random, () => {
    payOut(world, random, somebodyOf(world, random));
    payOut(world, random, somebodyOf(world, random));
  });
  const calls = world.calls.all.slice(begun);
  for (const { attempts } of calls)
    await takeTurns(
      world,
      random,
      attempts.map(({ task }) => task),
      random.int(1, 4),
    );
  for (const call of calls.toReversed()) await finish(world, random, call);
}
