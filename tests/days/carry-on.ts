import type { Random } from '../../demo/random.ts';
import { keyParts } from '../../server/payments/rail/rail.ts';
import type { Permission } from '../../src/generated/model/permission.ts';
import { somebody } from './actor.ts';
import { someReturn } from './actors/bank.ts';
import { undo } from './actors/second-thoughts.ts';
import type { ServerProcess } from './server-process.ts';
import { COOLED_MS, goThrough, learnReturns, pay } from './under-way.ts';
import type { World } from './world.ts';

const WITHDRAWALS = '/admin/withdrawal/withdrawals';
/** After this time any lease of a payment is over, or the rail's list of returns is read again. */
const LATER_MS = { least: 62_000, most: 180_000 };
/** The most steps that it takes at once: from a payment that failed to the one that is sent instead, or from a return to the next approval. */
const MOST = 5;

/** Takes a withdrawal a step on. */
type Going = (world: World, random: Random, id: string, worker: ServerProcess) => Promise<void>;

const REVIEWERS = ['rosa', 'rick', 'rita', 'ada'];
const PAYERS = ['fay', 'fred', 'ada', 'alan'];
const permissionOf = (action: string) => (REVIEWS.includes(action) ? 'withdrawals.review' : 'withdrawals.pay');
const REVIEWS = ['approve', 'reject'];

const LIFE: Record<string, readonly Going[]> = {
  pending: [by('approve', REVIEWERS)],
  pending_review: [by('approve', REVIEWERS), by('approve', REVIEWERS), by('reject', REVIEWERS)],
  approved: [sent, sent, sent, by('process', PAYERS), by('recall', PAYERS), undone],
  processing: [answered],
  failed: [by('retry', PAYERS), by('retry', PAYERS), by('retry', PAYERS), by('release', PAYERS)],
  completed: [returned],
  rejected: [undone],
};

/**
 * Takes a withdrawal a few steps along its life, by colleagues, by another process, by the rail and the bank, while something that is about it stands
 * still: so an answer, a decision or an undo may come when the attempt, the cycle or the request is another one than it was.
 */
export async function carryOn(world: World, random: Random, id: string, worker: ServerProcess): Promise<void> {
  for (let left = random.int(1, MOST); left > 0; left--) {
    const before = world.known.statuses.get(id)?.last;
    const going = LIFE[before ?? ''];
    if (!going || !worker.isListening) return;
    await random.pick(going)(world, random, id, worker);
    if (world.known.statuses.get(id)?.last === before) return;
  }
}

/** One of these people takes the step, and a second one agrees where it takes two. */
function by(action: string, names: readonly string[]) {
  return async (world: World, random: Random, id: string): Promise<void> => {
    const text = `#${world.calls.next}`;
    const body = action === 'approve' ? { notes: text } : { reason: text };
    const hasBody = action !== 'process' && action !== 'retry';
    const caller = somebody(world, random, names, permissionOf(action));
    await goThrough(world, random, () =>
      world.calls.begin({ caller, path: `${WITHDRAWALS}/${id}/${action}`, ids: [id], ...(hasBody && { body }) }),
    );
    await agree(world, random, id, names, permissionOf(action));
  };
}

/** Somebody who may takes the step, and a second one agrees where it takes two. */
export const take = (action: string) => by(action, REVIEWS.includes(action) ? REVIEWERS : PAYERS);

/** A second person agrees to what waits for one. */
async function agree(
  world: World,
  random: Random,
  id: string,
  names: readonly string[],
  permission: Permission,
): Promise<void> {
  const asked = world.seen?.waiting.find(({ subject_id }) => subject_id === id);
  if (!asked) return;
  const others = names.filter((name) => world.staff.named(name).adminId !== asked.requested_by);
  const caller = somebody(world, random, others, permission);
  await goThrough(world, random, () =>
    world.calls.begin({ caller, path: `/api/admin/approvals/${asked.id}/approve`, ids: [id] }),
  );
}

/** Its cooling-off time ends, and a process sends it. */
async function sent(world: World, random: Random, _id: string, worker: ServerProcess): Promise<void> {
  world.pass(random, COOLED_MS);
  await pay(world, random, worker);
}

/** Its lease ends, and a process asks the rail, for the first time or again. */
async function answered(world: World, random: Random, _id: string, worker: ServerProcess): Promise<void> {
  world.pass(random, random.int(LATER_MS.least, LATER_MS.most));
  await pay(world, random, worker);
}

/** The bank sends it back, and a process learns of that. */
async function returned(world: World, random: Random, id: string, worker: ServerProcess): Promise<void> {
  const payment = world.rail.payments.findLast(({ key }) => keyParts(key)?.withdrawalId === id);
  if (!payment || payment.returned) return;
  someReturn(world, random, payment);
  world.pass(random, LATER_MS.least);
  await learnReturns(world, random, worker);
}

/** The one who decided it takes that back. */
async function undone(world: World, random: Random, id: string): Promise<void> {
  const decider = world.known.steps.get(id)?.at(-1)?.admin_id;
  const caller = [...world.staff.people.values()].find(({ adminId }) => adminId === decider);
  if (caller) await goThrough(world, random, () => undo(world, caller, [id]));
}
