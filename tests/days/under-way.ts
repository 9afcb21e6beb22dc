import type { Random } from '../../demo/random.ts';
import { somebody } from './actor.ts';
import { administrators } from './actors/administrators.ts';
import { compliance } from './actors/compliance.ts';
import { finance } from './actors/finance.ts';
import { reviewers } from './actors/reviewers.ts';
import { secondPeople } from './actors/second-people.ts';
import { type Call, isProgram } from './call.ts';
import type { Task } from './host.ts';
import type { Waiting } from './schedule.ts';
import { SETTINGS, type ServerProcess } from './server-process.ts';
import type { World } from './world.ts';

/** The cooling-off time after an approval, and a little more. */
export const COOLED_MS = SETTINGS.processAfterMinutes * 60_000 + 2_000;
/** More turns than any call takes. */
const MAX_TURNS = 80;
export const isOfPayments = ({ waits }: Task) => waits.some((what) => OF_PAYMENTS.test(what));
export const isOfWebhooks = ({ waits }: Task) => waits.some((what) => OF_WEBHOOKS.test(what));
const isOfReturns = ({ waits }: Task) => waits.some((what) => OF_RETURNS.test(what));
const PEOPLE = [reviewers, finance, secondPeople, compliance, administrators];
const OF_PAYMENTS = /payment_(workers|pause)|withdrawal:\S+ is asked for/;
const OF_ANSWERS = /^the answer to: withdrawal:/;
const OF_WEBHOOKS = /webhook/;
const OF_RETURNS = /is asked for its list/;
/** As many turns as it takes to send, lease, ask for, hear of and record the payments of a process. */
export const TURNS_OF_PAYMENTS = 24;

/** Something that has begun and is not over: a call, or work that a process does by itself. */
export interface UnderWay {
  tasks: () => Task[];
  /** The withdrawals that it may be about. */
  ids: readonly string[];
  call?: Call;
  /** The process that does it by itself. */
  process?: ServerProcess;
}

const tasksOf = ({ attempts }: Call): Task[] => attempts.map(({ task }) => task);

const firstOf = (world: World, tasks: readonly Task[]): Waiting | undefined =>
  world.schedule.ready().find(({ what, task }) => what !== 'a timer' && tasks.includes(task));

/** Lets one of these tasks go on, if one waits. */
export async function takeTurn(world: World, random: Random, tasks: readonly Task[]): Promise<boolean> {
  const waiting = firstOf(world, tasks);
  if (waiting) await world.happen(random, waiting);
  return waiting !== undefined;
}

/** Lets these tasks go on for so many turns, or until none waits. */
export async function takeTurns(
  world: World,
  random: Random,
  tasks: readonly Task[] | (() => readonly Task[]),
  most: number,
): Promise<void> {
  for (let left = most; left > 0; left--) {
    if (!(await takeTurn(world, random, typeof tasks === 'function' ? tasks() : tasks))) break;
  }
}

/**
 * Lets work go on until the rail has paid or refused, and its answer is to be heard, or was heard and is to be recorded.
 *
 * @returns whether it came so far
 */
export async function untilAnswered(world: World, random: Random, tasks: readonly Task[]): Promise<boolean> {
  for (let left = TURNS_OF_PAYMENTS; left > 0; left--) {
    const isAnswered = OF_ANSWERS.test(firstOf(world, tasks)?.what ?? '');
    if (isAnswered && random.chance(0.3)) return true;
    if (!(await takeTurn(world, random, tasks))) return false;
    if (isAnswered) return true;
  }
  return false;
}

/** Lets work go on until a process has leased a payment, and has not asked the rail about it. */
export async function untilLeased(world: World, random: Random, tasks: readonly Task[]): Promise<void> {
  const isLeased = () => world.seen?.processing.some((one) => one.is_leased && one.asked_at === null) === true;
  for (let left = TURNS_OF_PAYMENTS; left > 0 && !isLeased(); left--)
    if (!(await takeTurn(world, random, tasks))) return;
}

/** Begins a call, and lets it go through before anything else happens. */
export async function goThrough(world: World, random: Random, begin: () => Call | undefined): Promise<void> {
  let call: Call | undefined;
  await world.act(random, () => {
    call = begin();
  });
  if (call) await finish(world, random, call);
}

/** Lets a call go on until it is answered, unless it waits for something else. */
export async function finish(world: World, random: Random, call: Call): Promise<void> {
  await takeTurns(world, random, () => tasksOf(call), MAX_TURNS);
}

/** A call of a person: one of this step, one that is open already, or one that somebody begins now. */
export async function somebodysCall(
  world: World,
  random: Random,
  begun: readonly Call[],
): Promise<UnderWay | undefined> {
  const isChange = ({ method, caller }: Call) => method !== 'GET' && !isProgram(caller);
  const open = world.calls.all.slice(-100).filter(({ attempts }) => attempts.some(({ state }) => state === 'open'));
  const own = begun.filter(isChange);
  let choices = own.length > 0 && random.chance(0.8) ? own : open.filter(isChange);
  if (choices.length === 0 || random.chance(0.2)) {
    const actor = random.pick(PEOPLE);
    const known = world.calls.all.length;
    await world.act(random, () => actor.act(world, random));
    choices = world.calls.all.slice(known).filter(isChange);
  }
  if (choices.length === 0) return undefined;
  const call = random.pick(choices);
  return { call, ids: call.ids, tasks: () => tasksOf(call) };
}

/** Work that a process does by itself: mostly its payments, at a time when there is something to pay. */
export async function ownWork(world: World, random: Random): Promise<UnderWay | undefined> {
  const pays = random.chance(0.7);
  if (pays) await haveSomethingDue(world, random);
  const process = random.pick(world.processes);
  if (!process?.isListening) return undefined;
  const begun = await fireTimers(world, random, process, pays ? isOfPayments : undefined);
  if (begun.length === 0) return undefined;
  const payments = pays ? begun.filter(isOfPayments) : [];
  const task = random.pick(payments.length > 0 ? payments : begun);
  const ids = [...world.known.statuses].filter(([, { last }]) => last === 'approved' || last === 'processing');
  return { process, tasks: () => [task], ids: ids.slice(-20).map(([id]) => id) };
}

/** Mostly has payments go on, a withdrawal that failed sent again, or one approved unless one is, and lets its cooling-off time pass. */
export async function haveSomethingDue(world: World, random: Random): Promise<void> {
  const inStatus = (...all: string[]) => [...world.known.statuses].filter(([, { last = '' }]) => all.includes(last));
  if (world.known.paused.last && random.chance(0.7)) {
    const caller = world.staff.named('ada');
    await goThrough(world, random, () => world.calls.begin({ caller, path: '/api/admin/system/payments/resume' }));
  }
  const awaiting = inStatus('pending', 'pending_review');
  const failed = inStatus('failed');
  if (failed.length > 0 && random.chance(0.7)) {
    const [id] = random.pick(failed);
    const caller = somebody(world, random, ['fay', 'fred', 'ada', 'alan'], 'withdrawals.pay');
    const path = `/admin/withdrawal/withdrawals/${id}/retry`;
    return goThrough(world, random, () => world.calls.begin({ caller, path, ids: [id] }));
  }
  if (inStatus('approved').length === 0 && awaiting.length > 0) {
    const [id] = random.pick(awaiting);
    const caller = somebody(world, random, ['rosa', 'rick', 'rita'], 'withdrawals.review');
    const path = `/admin/withdrawal/withdrawals/${id}/approve`;
    await goThrough(world, random, () =>
      world.calls.begin({ caller, path, body: { notes: `#${world.calls.next}` }, ids: [id] }),
    );
  }
  if (inStatus('approved').length > 0 && random.chance(0.9)) world.pass(random, COOLED_MS);
}

/** Longer than anything waits that has found nothing to pay or to send. */
const LOOKS_AGAIN_MS = 1_100;

/** As many timers of a process fire at once. */
const FIRED = 3;

/**
 * Fires timers of a process that are due: those whose work was of a kind before, or a few.
 *
 * @returns the tasks that go on from them
 */
export async function fireTimers(
  world: World,
  random: Random,
  process: ServerProcess,
  isWanted?: (before: Task) => boolean,
): Promise<Task[]> {
  // Loops that look for something to do look again.
  if (isWanted) world.pass(random, LOOKS_AGAIN_MS);
  const isHere = ({ machine, what }: Waiting) => machine === process && what === 'a timer';
  const due = world.schedule.ready().filter(isHere);
  const wanted = isWanted ? due.filter(({ follows }) => follows && isWanted(follows)) : someOf(due, random);
  for (const timer of wanted) await world.happen(random, timer);
  const fired = new Set(wanted.map(({ task }) => task));
  const waiting = world.schedule.ready().map(({ task }) => task);
  return [...new Set(waiting)].filter((task) => fired.has(task));
}

function someOf(all: Waiting[], random: Random): Waiting[] {
  const left = [...all];
  const chosen: Waiting[] = [];
  while (chosen.length < FIRED && left.length > 0) chosen.push(...left.splice(random.int(0, left.length - 1), 1));
  return chosen;
}

/** A process pays whatever it finds to pay, and nothing else happens meanwhile. */
export async function pay(world: World, random: Random, process: ServerProcess): Promise<void> {
  const tasks = await fireTimers(world, random, process, isOfPayments);
  await takeTurns(world, random, tasks.filter(isOfPayments), TURNS_OF_PAYMENTS);
}

/** A process learns what the bank has sent back. */
export async function learnReturns(world: World, random: Random, process: ServerProcess): Promise<void> {
  const tasks = await fireTimers(world, random, process, isOfReturns);
  await takeTurns(world, random, tasks.filter(isOfReturns), TURNS_OF_PAYMENTS);
}
