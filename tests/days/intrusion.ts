import type { Random } from '../../demo/random.ts';
import { changeRoles } from './actors/administrators.ts';
import { ACTORS } from './actors/all.ts';
import { free, stop } from './actors/compliance.ts';
import { strikeLater } from './actors/operator.ts';
import { type Call, isProgram } from './call.ts';
import { carryOn } from './carry-on.ts';
import { rival } from './rivals.ts';
import type { ServerProcess } from './server-process.ts';
import {
  finish,
  fireTimers,
  goThrough,
  ownWork,
  pay,
  somebodysCall,
  takeTurns,
  type UnderWay,
  untilAnswered,
} from './under-way.ts';
import type { World } from './world.ts';

const MINUTE_MS = 60_000;
const WITHDRAWALS = '/admin/withdrawal/withdrawals';
const PAYMENTS = '/api/admin/system/payments';
/** As many turns as the work of a process takes that has something to pay. */
const TURNS_OF_WORK = 16;

/** The most turns that something takes before somebody comes between: as many as it takes until only the rail's answer is to be recorded. */
const MAX_READ = 9;

/** The probability that after somebody somebody else comes too. */
const ANOTHER = 0.35;

type Intruder = () => Promise<void>;

/**
 * Lets what is under way take a few turns, and then somebody come between, who goes through before anything else happens: with a call about the
 * same person, player or withdrawal, as another process that does the same work, or by a crash. So whatever was read before a transaction is
 * often no longer true in it.
 *
 * @param begun calls of this step
 */
export async function comeBetween(world: World, random: Random, begun: readonly Call[]): Promise<void> {
  const underWay = random.chance(world.tendencies.ownWork)
    ? await ownWork(world, random)
    : await somebodysCall(world, random, begun);
  if (!underWay) return;
  const isHeard = underWay.process !== undefined && random.chance(world.tendencies.heard);
  if (isHeard && (await untilAnswered(world, random, underWay.tasks())))
    world.log(`${underWay.process?.name} has not recorded the rail's answer yet`);
  if (!isHeard) await takeTurns(world, random, underWay.tasks, random.int(0, MAX_READ));
  let coming = 1;
  while (random.chance(ANOTHER)) coming += 1;
  for (; coming > 0; coming--) {
    const choices = [
      ...ofAnybody(world, random, underWay),
      ...ofOthersWork(world, random, underWay),
      ...ofItsLife(world, random, underWay, isHeard ? 9 : 3),
    ];
    if (choices.length > 0) await random.pick(choices)();
  }
  // Mostly it goes on at once, by what it read before.
  await takeTurns(world, random, underWay.tasks, random.int(0, 6));
}

/** People whose calls may make untrue what was read. */
function ofAnybody(world: World, random: Random, { call, ids, process }: UnderWay): Intruder[] {
  const { staff, calls } = world;
  const id = ids.length > 0 ? random.pick(ids) : undefined;
  const begins: (() => Call | undefined)[] = [];
  if (call) begins.push(() => calls.again(call), ...[1, 2].map(() => () => rival(world, random, call)));
  // Ada keeps what she may do, because she brings the day to its end; and Otto, because the platform may do no more than he.
  if (call && !isProgram(call.caller) && call.caller !== staff.named('ada') && call.caller !== staff.named('otto')) {
    for (let times = 0; times < 2; times++) begins.push(() => takeAway(world, random, call));
  }
  if (id !== undefined) {
    begins.push(
      () => stopForAWhile(world, random, id),
      () => stopForAWhile(world, random, id),
      () => pause(world, random),
      () => pause(world, random),
      () => decide(world, random, id),
    );
  }
  const named = begins.map((begin) => () => {
    return goThrough(world, random, () => {
      const begun = begin();
      if (begun) world.log(`call ${begun.id} comes between`);
      return begun;
    });
  });
  return process ? [...named, () => somebodyActs(world, random)] : named;
}

/** Acts of other processes between the turns of one that works by itself, and the outcome of that one. */
function ofOthersWork(world: World, random: Random, { process }: UnderWay): Intruder[] {
  if (!process) return [];
  const others = world.processes.filter((one) => one !== process && one?.isListening) as ServerProcess[];
  const other = others.length > 0 ? random.pick(others) : undefined;
  const leaves = () => leave(world, random, process);
  if (!other) return [leaves];
  return [leaves, () => work(world, random, other), () => work(world, random, other, 'later')];
}

/** The withdrawals that it is about, which go on without it: mostly the one that is about to be paid. */
function ofItsLife(world: World, random: Random, { ids, process }: UnderWay, weight: number): Intruder[] {
  const others = world.processes.filter((one) => one !== process && one?.isListening) as ServerProcess[];
  if (others.length === 0 || ids.length === 0) return [];
  const sent = ids.filter((one) => world.known.statuses.get(one)?.last === 'processing');
  const id = random.pick(sent.length > 0 && random.chance(0.7) ? sent : ids);
  const goesOn = async () => {
    world.log(`${id} is carried on meanwhile`);
    await carryOn(world, random, id, random.pick(others));
  };
  return Array.from({ length: weight }, () => goesOn);
}

/** One of the actors does what it does, and goes through. */
async function somebodyActs(world: World, random: Random): Promise<void> {
  const actor = random.pick(ACTORS.filter(({ name }) => name !== 'platform'));
  const known = world.calls.all.length;
  await world.act(random, () => actor.act(world, random));
  const begun = world.calls.all.slice(known);
  world.log(`${actor.name}: ${begun.length} calls come between`);
  for (const call of begun) await finish(world, random, call);
}

/** Another process does its work meanwhile, or after the leases of the first one have ended. */
async function work(world: World, random: Random, process: ServerProcess, when?: 'later'): Promise<void> {
  if (when) world.pass(random, random.int(1, 4) * MINUTE_MS);
  world.log(`${process.name} works ${when ?? 'meanwhile'}`);
  if (random.chance(0.6)) return pay(world, random, process);
  await takeTurns(world, random, await fireTimers(world, random, process), TURNS_OF_WORK);
}

/** The process dies where it is, or its connection breaks at its next transaction. What has died is started again. */
export async function leave(world: World, random: Random, process: ServerProcess): Promise<void> {
  world.crashes += 1;
  const index = world.processes.indexOf(process);
  world.later(random.int(1, 10) * MINUTE_MS, () => {
    if (!process.isAlive && world.processes[index] === process) world.startProcess(index);
  });
  const how = random.pick(['killed', 'killed', 'stopped', 'struck', 'struck'] as const);
  if (how === 'stopped') {
    world.log(`${process.name} is told to stop meanwhile`);
    return process.stop();
  }
  if (how === 'killed') {
    world.log(`${process.name} is killed meanwhile`);
    return process.kill();
  }
  const after = random.pick(['commit', 'end', random.int(0, 6)] as const);
  strikeLater(world, process, { what: random.chance(0.5) ? 'kill' : 'break', after });
}

function decide(world: World, random: Random, id: string): Call {
  const text = `#${world.calls.next}`;
  const action = random.pick(['approve', 'reject', 'recall', 'process', 'retry', 'release']);
  const body = action === 'approve' ? { notes: text } : { reason: text };
  const hasBody = action !== 'process' && action !== 'retry';
  const caller = world.staff.named(random.pick(['ada', 'rick', 'fay', 'rosa', 'fred']));
  return world.calls.begin({ caller, path: `${WITHDRAWALS}/${id}/${action}`, ids: [id], ...(hasBody && { body }) });
}

/** Freezes a player or places them on hold, and frees them again. */
export function stopForAWhile(world: World, random: Random, withdrawalId: string): Call | undefined {
  const player = world.known.stops.playerOf.get(withdrawalId);
  world.later(random.int(1, 10) * MINUTE_MS, () => {
    for (const one of world.known.stops.all)
      if (one.player_id === player) free(world, one.player_id, one.is_hold, 'ada');
  });
  return stop(world, random, withdrawalId);
}

/** Pauses payments for a while. */
export function pause(world: World, random: Random): Call {
  const ada = world.staff.named('ada');
  world.later(random.int(1, 10) * MINUTE_MS, () => world.calls.begin({ caller: ada, path: `${PAYMENTS}/resume` }));
  return world.calls.begin({ caller: ada, path: `${PAYMENTS}/pause`, body: { reason: `#${world.calls.next}` } });
}

/** Disables whoever makes the call, or changes their roles, for a while. */
export function takeAway(world: World, random: Random, { caller }: Call): Call {
  const by = world.staff.named('ada');
  const path = `/api/admin/admins/${caller.adminId}`;
  const isDisabled = random.chance(0.5);
  world.later(random.int(1, 10) * MINUTE_MS, () => {
    if (isDisabled) world.calls.begin({ caller: by, path: `${path}/enable` });
    else changeRoles(world, random, by, caller.username, 'first');
  });
  if (isDisabled) return world.calls.begin({ caller: by, path: `${path}/disable` });
  return world.calls.begin({
    caller: by,
    method: 'PUT',
    path,
    body: { roles: [random.pick(['support', 'reviewer', 'finance'])] },
  });
}
