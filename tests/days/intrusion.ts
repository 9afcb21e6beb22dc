import type { Random } from '../../server/demo/random.ts';
import { changeRoles } from './actors/administrators.ts';
import { stop } from './actors/compliance.ts';
import type { Call } from './call.ts';
import type { Task } from './host.ts';
import type { World } from './world.ts';

const MINUTE_MS = 60_000;
/** The cooling-off time after an approval, and a little more. */
const COOLED_MS = 5 * MINUTE_MS + 2_000;
const WITHDRAWALS = '/admin/withdrawal/withdrawals';
const PAYMENTS = '/api/admin/system/payments';
/** More turns than any call takes. */
const MAX_TURNS = 80;

/** Tasks that are under way, and the records that they are about. */
interface UnderWay {
  tasks: () => Task[];
  call?: Call;
  ids: readonly string[];
}

/**
 * Lets what is under way take a few turns, and then somebody come between with a call about the same person, player or withdrawal, which goes
 * through before anything else happens. So whatever was read before a transaction is often no longer true in it.
 *
 * @param begun calls of this step
 */
export async function comeBetween(world: World, random: Random, begun: readonly Call[]): Promise<void> {
  const underWay = random.chance(0.4) ? await worker(world, random) : await somebodysCall(world, random, begun);
  if (!underWay) return;
  for (let left = random.int(0, 6); left > 0; left--) {
    if (!(await takeTurn(world, random, underWay.tasks()))) break;
  }
  let call: Call | undefined;
  await world.act(random, () => {
    call = intruder(world, random, underWay);
    if (call) world.log(`call ${call.id} comes between`);
  });
  for (let left = MAX_TURNS; call && left > 0; left--) if (!(await takeTurn(world, random, tasksOf(call)))) break;
}

const tasksOf = ({ attempts }: Call): Task[] => attempts.map(({ task }) => task);

/** Lets one of these tasks go on, if one waits. */
async function takeTurn(world: World, random: Random, tasks: readonly Task[]): Promise<boolean> {
  const waiting = world.schedule.ready().find(({ task }) => task !== undefined && tasks.includes(task));
  if (waiting) await world.happen(random, waiting);
  return waiting !== undefined;
}

/** A call of a person: one of this step, one that is open already, or a change of an account. */
async function somebodysCall(world: World, random: Random, begun: readonly Call[]): Promise<UnderWay | undefined> {
  const isChange = ({ method, caller }: Call) => method !== 'GET' && caller !== world.staff.platform;
  const open = world.calls.all.slice(-100).filter(({ attempts }) => attempts.some(({ state }) => state === 'open'));
  const own = begun.filter(isChange);
  const choices = own.length > 0 && random.chance(0.8) ? own : open.filter(isChange);
  let call = random.chance(0.2) || choices.length === 0 ? undefined : random.pick(choices);
  if (!call) {
    await world.act(random, () => {
      const name = random.pick(['carl', 'rita', 'fay']);
      call = changeRoles(world, random, world.staff.named(random.pick(['alan', 'alan', 'ada'])), name);
    });
  }
  return call && { call, ids: call.ids, tasks: () => (call ? tasksOf(call) : []) };
}

/** The payment worker of a process, at a time when it has something to send if there is anything. */
async function worker(world: World, random: Random): Promise<UnderWay | undefined> {
  const inStatus = (status: string) => [...world.statuses].filter(([, { last }]) => last === status).map(([id]) => id);
  if (inStatus('approved').length > 0 && random.chance(0.6)) world.host.time += COOLED_MS;
  const process = random.pick(world.processes);
  if (!process?.isListening) return undefined;
  for (const timer of world.schedule.ready()) {
    if (timer.machine === process && timer.what === 'a timer') await world.happen(random, timer);
  }
  const own = world.schedule.ready().flatMap(({ machine, task }) => (machine === process && task ? [task] : []));
  const tasks = own.filter(({ waits }) => waits.some((what) => /payment_(workers|pause)/.test(what)));
  const ids = [...inStatus('approved'), ...inStatus('processing')];
  return ids.length === 0 || tasks.length === 0 ? undefined : { tasks: () => tasks, ids };
}

/** Begins a call that may make untrue what the other one has read. */
function intruder(world: World, random: Random, { call, ids }: UnderWay): Call | undefined {
  const { staff, calls } = world;
  const id = ids.length > 0 ? random.pick(ids) : undefined;
  const choices: (() => Call | undefined)[] = [];
  if (call) choices.push(() => calls.again(call));
  // Ada keeps what she may do: she brings the day to its end.
  if (call && call.caller !== staff.named('ada')) {
    for (let times = 0; times < 2; times++) choices.push(() => takeAway(world, random, call));
  }
  if (id !== undefined) {
    const text = `#${calls.next}`;
    choices.push(
      () => stop(world, random, id),
      () => stop(world, random, id),
      () => pause(world, random),
      () => decide(world, random, id, text),
    );
  }
  return choices.length === 0 ? undefined : random.pick(choices)();
}

function decide(world: World, random: Random, id: string, text: string): Call {
  const action = random.pick(['approve', 'reject', 'recall', 'process', 'retry', 'release']);
  const body = action === 'approve' ? { notes: text } : { reason: text };
  const hasBody = action !== 'process' && action !== 'retry';
  const caller = world.staff.named(random.pick(['ada', 'rick', 'fay']));
  return world.calls.begin({ caller, path: `${WITHDRAWALS}/${id}/${action}`, ids: [id], ...(hasBody && { body }) });
}

/** Pauses payments for a while. */
function pause(world: World, random: Random): Call {
  const ada = world.staff.named('ada');
  world.later(random.int(1, 10) * MINUTE_MS, () => world.calls.begin({ caller: ada, path: `${PAYMENTS}/resume` }));
  return world.calls.begin({ caller: ada, path: `${PAYMENTS}/pause`, body: { reason: `#${world.calls.next}` } });
}

/** Disables whoever makes the call, or changes their roles, for a while. */
function takeAway(world: World, random: Random, { caller }: Call): Call {
  const by = world.staff.named('ada');
  const path = `/api/admin/admins/${caller.adminId}`;
  const isDisabled = random.chance(0.5);
  world.later(random.int(1, 10) * MINUTE_MS, () => {
    if (isDisabled) world.calls.begin({ caller: by, path: `${path}/enable` });
    else changeRoles(world, random, by, caller.username, 'first');
  });
  if (isDisabled) return world.calls.begin({ caller: by, path: `${path}/disable` });
  return world.calls.begin({ caller: by, method: 'PUT', path, body: { roles: ['support'] } });
}
