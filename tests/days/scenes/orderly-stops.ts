import type { Random } from '../../../demo/random.ts';
import { ACTORS } from '../actors/all.ts';
import { readFeed, sendLong } from '../actors/platform.ts';
import { memoryOf } from '../actors/platform-memory.ts';
import { addTarget } from '../actors/webhooks.ts';
import { take } from '../carry-on.ts';
import type { ServerProcess } from '../server-process.ts';
import { fireTimers, haveSomethingDue, isOfPayments, isOfWebhooks, takeTurn, takeTurns } from '../under-way.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';
import type { Scene } from './all.ts';
import { inStatus, someProcesses } from './payments.ts';

/** More turns than it takes to lease something and to ask about it. */
const TURNS = 24;
/** As long as a process may take to stop, when all that waits for it goes on. */
const STOP_MS = 16_000;
const STEPS_MS = [0, 100, 500, 1_000, 1_000];
/** More than a process does while it stops. */
const MAX_MOMENTS = 2_000;

/** Work of a process that is under way when it is told to stop. */
const UNDER_WAY: Record<string, (world: World, random: Random, process: ServerProcess) => Promise<void>> = {
  async webhooks(world, random, process) {
    if (!world.memory.has('webhooks')) await world.act(random, () => addTarget(world));
    const awaiting = inStatus(world, 'pending', 'pending_review');
    for (let times = random.int(1, 2); times > 0 && awaiting.length > 0; times--)
      await take(random.pick(['approve', 'reject']))(world, random, random.pick(awaiting));
    // Decisions are told when they cannot be taken back any more.
    world.pass(random, 11_000);
    await begin(world, random, process, isOfWebhooks);
  },
  async payments(world, random, process) {
    await haveSomethingDue(world, random);
    await begin(world, random, process, isOfPayments);
  },
  async call(world, random, process) {
    const known = world.calls.all.length;
    await world.act(random, () => random.pick(ACTORS.filter(({ name }) => name !== 'operator')).act(world, random));
    const tasks = world.calls.all.slice(known).flatMap(({ attempts }) => attempts.map(({ task }) => task));
    await takeTurns(world, random, tasks, random.int(0, 6));
    if (random.chance(0.5)) await fireTimers(world, random, process);
  },
  async import(world, random) {
    const known = world.calls.all.length;
    await world.act(random, () => sendLong(world));
    const tasks = world.calls.all.slice(known).flatMap(({ attempts }) => attempts.map(({ task }) => task));
    await takeTurns(world, random, tasks, random.int(0, 12));
  },
  async feed(world, random) {
    // All is read, so that there is something to wait for.
    await world.act(random, () => readFeed(world, memoryOf(world), 1_000));
    for (let left = TURNS; left > 0 && memoryOf(world).isReading; left--) if (!(await world.happen(random))) break;
    await world.act(random, () => readFeed(world, memoryOf(world), 5, 20));
    await takeTurns(
      world,
      random,
      () => world.calls.all.at(-1)?.attempts.map(({ task }) => task) ?? [],
      random.int(2, 9),
    );
  },
  async anything(world, random, process) {
    world.pass(random, random.pick([1_100, 10_000, 61_000, 3_601_000]));
    const tasks = await fireTimers(world, random, process);
    await takeTurns(world, random, tasks, random.int(0, 8));
  },
};
const KINDS = [
  'webhooks',
  'webhooks',
  'webhooks',
  'payments',
  'payments',
  'call',
  'import',
  'feed',
  'anything',
] as const;

/** Lets a process begin work of a kind, mostly until it waits for an answer from outside. */
async function begin(
  world: World,
  random: Random,
  process: ServerProcess,
  isWanted: Parameters<typeof fireTimers>[3],
): Promise<void> {
  const tasks = await fireTimers(world, random, process, isWanted);
  if (random.chance(0.25)) return takeTurns(world, random, tasks, random.int(0, TURNS));
  for (let left = TURNS; left > 0 && world.questions.open(process) === 0; left--)
    if (!(await takeTurn(world, random, tasks))) return;
  await takeTurns(world, random, tasks, random.int(0, 3));
}

/** A process is told to stop while something is under way, and is given the time that it needs; then another one is started in its place. */
export const stopsInOrder: Scene = {
  name: 'a process stops in order',
  weight: 3,
  async play(world, random) {
    const [process] = someProcesses(world, random);
    if (!process || process.fault || process.isBroken) return;
    const index = world.processes.indexOf(process);
    for (let times = random.int(1, 2); times > 0; times--)
      await UNDER_WAY[random.pick(KINDS)]?.(world, random, process);
    if (!process.isListening) return;
    await world.act(random, () => process.stop());
    await untilStopped(world, random, process);
    if (!process.isBroken && (process.isAlive || process.lateSteps.length > 0)) {
      const why = process.isAlive ? `goes on after ${STOP_MS} ms` : process.lateSteps.join(', ');
      throw new Wrong('stop', `${process.name} does not stop in time: ${why}`);
    }
    if (random.chance(0.6)) world.startProcess(index);
    const [other] = someProcesses(world, random);
    if (other && random.chance(0.5)) await begin(world, random, other, isOfWebhooks);
  },
};

/** Lets everything go on that a process waits for, and sometimes something else, while seconds pass. */
async function untilStopped(world: World, random: Random, process: ServerProcess): Promise<void> {
  const until = world.host.time + STOP_MS;
  for (let left = MAX_MOMENTS; left > 0 && process.isAlive; left--) {
    if (random.chance(0.1)) await world.happen(random);
    const ready = world.schedule.ready();
    const own = ready.filter(
      ({ machine }) => machine === process || machine === undefined || machine.name === 'outside',
    );
    if (own.length > 0) {
      await world.happen(random, random.pick(own));
      continue;
    }
    if (world.host.time >= until) return;
    world.host.time += Math.max(1, random.pick(STEPS_MS));
  }
}
