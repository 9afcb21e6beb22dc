import type { Random } from '../../../demo/random.ts';
import { strikeLater } from '../actors/operator.ts';
import { take } from '../carry-on.ts';
import { leave, pause, stopForAWhile } from '../intrusion.ts';
import type { ServerProcess } from '../server-process.ts';
import {
  finish,
  fireTimers,
  goThrough,
  haveSomethingDue,
  isOfPayments,
  pay,
  takeTurns,
  untilAnswered,
  untilLeased,
} from '../under-way.ts';
import type { World } from '../world.ts';
import type { Scene } from './all.ts';

/** After these times leases have not ended, just ended, or have long ended. */
const TIMES_MS = [0, 0, 31_000, 90_000];

/** The withdrawals in a status, the newest last. */
export const inStatus = ({ known }: World, ...all: string[]): string[] =>
  [...known.statuses].filter(([, { last = '' }]) => all.includes(last)).map(([id]) => id);

/** Those that listen, in no order. */
export function someProcesses(world: World, random: Random): ServerProcess[] {
  const listening = world.processes.filter((one) => one?.isListening) as ServerProcess[];
  return random.chance(0.5) ? listening : listening.toReversed();
}

/** Pauses payments, or stops those to the player of a withdrawal. @returns ends that */
export async function stopSome(world: World, random: Random, id: string): Promise<void> {
  await goThrough(world, random, () => (random.chance(0.4) ? pause(world, random) : stopForAWhile(world, random, id)));
}

/** Ends the pause and all stops. */
export async function endStops(world: World, random: Random): Promise<void> {
  const ada = world.staff.named('ada');
  if (world.known.paused.last)
    await goThrough(world, random, () => world.calls.begin({ caller: ada, path: '/api/admin/system/payments/resume' }));
  for (const { player_id: player, is_hold } of world.known.stops.all) {
    const path = `/api/admin/players/${player}/${is_hold ? 'release-hold' : 'unfreeze'}`;
    await goThrough(world, random, () =>
      world.calls.begin({ caller: ada, path, body: { reason: `#${world.calls.next}` } }),
    );
  }
}

/** A process has asked the rail and dies, or is held up; then payments are stopped, and others go on with what it has left. */
export const diesWhenPaid: Scene = {
  name: 'a worker dies',
  weight: 4,
  async play(world, random) {
    await haveSomethingDue(world, random);
    const [process, other = process] = someProcesses(world, random);
    if (!process || !other) return;
    const tasks = (await fireTimers(world, random, process, isOfPayments)).filter(isOfPayments);
    const what = random.pick(['answered', 'answered', 'leased', 'some turns', 'in the middle'] as const);
    if (what === 'answered') await untilAnswered(world, random, tasks);
    else if (what !== 'some turns') await untilLeased(world, random, tasks);
    else await takeTurns(world, random, tasks, random.int(1, 7));
    // Its next transaction has its effects outside, and is not committed.
    if (what === 'in the middle') {
      strikeLater(world, process, { what: random.pick(['kill', 'break']), after: 'end' });
      await takeTurns(world, random, tasks, random.int(1, 3));
    }
    const ids = inStatus(world, 'processing', 'approved');
    const id = ids.at(-1);
    if (id === undefined) return;
    if (other !== process && process.isAlive && random.chance(0.6)) await leave(world, random, process);
    for (let times = random.int(1, 3); times > 0; times--) {
      world.pass(random, random.pick(TIMES_MS));
      if (random.chance(0.7)) await stopSome(world, random, random.chance(0.8) ? id : random.pick(ids));
      if (random.chance(0.6)) await pay(world, random, other);
      if (random.chance(0.3)) await endStops(world, random);
    }
    await takeTurns(world, random, tasks, random.int(0, 9));
    if (random.chance(0.5)) await endStops(world, random);
    if (random.chance(0.5)) await pay(world, random, other);
  },
};

/** A payment that has failed is sent again, or one that was approved is sent, and is stopped before, while or after a process looks for what there is to pay. */
export const sentAndStopped: Scene = {
  name: 'sent and stopped',
  weight: 4,
  async play(world, random) {
    await endStops(world, random);
    const [process, other = process] = someProcesses(world, random);
    if (!process || !other) return;
    for (let times = 0; inStatus(world, 'failed').length === 0 && times < 3; times++) {
      await haveSomethingDue(world, random);
      await pay(world, random, process);
    }
    const failed = inStatus(world, 'failed');
    const id = failed.length > 0 ? random.pick(failed) : inStatus(world, 'approved').at(-1);
    if (id === undefined) return;
    const action = failed.length > 0 ? 'retry' : 'process';
    if (random.chance(0.15)) await stopSome(world, random, id);
    await take(action)(world, random, id);
    const tasks = random.chance(0.5) ? await fireTimers(world, random, process, isOfPayments) : [];
    if (random.chance(0.5)) await untilLeased(world, random, tasks.filter(isOfPayments));
    else await takeTurns(world, random, tasks.filter(isOfPayments), random.int(0, 7));
    await stopSome(world, random, id);
    await takeTurns(world, random, tasks.filter(isOfPayments), random.int(0, 12));
    await pay(world, random, other);
    if (random.chance(0.5)) world.pass(random, random.pick(TIMES_MS));
    if (random.chance(0.4)) await take('retry')(world, random, id);
    await pay(world, random, random.pick([process, other]));
    if (random.chance(0.7)) await endStops(world, random);
    await pay(world, random, other);
    const open = world.calls.all.slice(-3);
    for (const call of open) await finish(world, random, call);
  },
};
