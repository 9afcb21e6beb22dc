import type { withdrawalHistory } from '../db/schema.ts';
import type { Random } from './random.ts';
import { reviewerAt } from './staff.ts';
import { busyness, DAY, MINUTE, SECOND, SPAN_DAYS } from './timeline.ts';
import { drawReference, pickFailure, pickNote, pickReason } from './withdrawal-words.ts';
import { workingMinutesAfter, workingMinutesBefore } from './working-hours.ts';

export type Status = 'pending_review' | 'pending' | 'approved' | 'processing' | 'completed' | 'rejected' | 'failed';

/** One change of status, in the columns of its history row. */
export type Step = Omit<typeof withdrawalHistory.$inferInsert, 'id' | 'withdrawalId' | 'createdAt'> & { at: number };

/** How far back, in working minutes, the review of a withdrawal may lie that now has this status. */
const REVIEWED_WITHIN: Record<'completed' | 'rejected' | 'failed', number> = {
  completed: 70_000,
  rejected: 70_000,
  failed: 66_000,
};
/** The worker's cooling-off time, and how long it may take to notice. */
const COOLING_OFF: [least: number, most: number] = [15 * MINUTE, 17 * MINUTE];
/** The payment rail answers at once, or is asked again when a lease ends. */
const RAIL_TAKES: [least: number, most: number] = [2 * SECOND, 2 * MINUTE];
/**
 * When those were approved that the worker has still to send: they ripen one after the other while somebody looks. Nobody keeps to
 * working hours here, or a demo made at night would have none.
 */
const APPROVED_AGO = 14 * MINUTE;
const SENT_AGO: [least: number, most: number] = [21 * SECOND, 80 * SECOND];

/**
 * How a withdrawal came to its status: a legal path, its first step the creation, nothing after `now`.
 *
 * @param place 0 to 1, among those with the same status
 */
export function drawPath(random: Random, status: Status, now: number, place: number): Step[] {
  // A path that would begin before the demo or end after `now` is drawn again.
  for (;;) {
    const steps = drawSteps(random, status, now, place);
    const [first, last] = [steps[0], steps.at(-1)];
    if (first && last && first.at > now - SPAN_DAYS * DAY && last.at < now - 20_000) return steps;
  }
}

function drawSteps(random: Random, status: Status, now: number, place: number): Step[] {
  if (status === 'pending') return [created(status, playersTime(random, now, 3.5))];
  if (status === 'pending_review') return [created(status, playersTime(random, now, 5))];

  const cooledOff = random.int(...COOLING_OFF);
  const reviewedAt = reviewTime(random, status, now, place, cooledOff);
  const waited = Math.min(random.logNormal(150 * MINUTE, 1.1), 4 * DAY) + 3 * MINUTE;
  const steps = [created(random.chance(0.75) ? 'pending_review' : 'pending', Math.floor(reviewedAt - waited))];
  const by = (at: number) => reviewerAt(random, at, now);
  if (status === 'rejected') {
    return add(steps, {
      at: reviewedAt,
      toStatus: 'rejected',
      action: 'reject',
      adminId: by(reviewedAt),
      note: pickReason(random),
    });
  }
  add(steps, {
    at: reviewedAt,
    toStatus: 'approved',
    action: 'approve',
    adminId: by(reviewedAt),
    note: pickNote(random),
  });
  if (status === 'approved') return steps;

  let at = reviewedAt + cooledOff;
  add(steps, { at, toStatus: 'processing', action: 'process' });
  if (status === 'processing') return steps;
  const failures = (status === 'failed' ? 1 : 0) + (random.chance(status === 'failed' ? 0.3 : 0.03) ? 1 : 0);
  for (let failure = 1; failure <= failures; failure++) {
    at += random.int(...RAIL_TAKES);
    add(steps, { at, toStatus: 'failed', action: 'fail', note: pickFailure(random) });
    if (status === 'failed' && failure === failures) return steps;
    at = workingMinutesAfter(at, random.int(5, 700));
    add(steps, { at, toStatus: 'processing', action: 'retry', adminId: by(at) });
  }
  at += random.int(...RAIL_TAKES);
  return add(steps, { at, toStatus: 'completed', action: 'complete', note: drawReference(random) });
}

type Reviewed = Exclude<Status, 'pending' | 'pending_review'>;

function reviewTime(random: Random, status: Reviewed, now: number, place: number, cooledOff: number): number {
  if (status === 'approved') return Math.floor(now - APPROVED_AGO + place * (APPROVED_AGO - 25 * SECOND));
  if (status === 'processing') return now - random.int(...SENT_AGO) - cooledOff;
  return workingMinutesBefore(now, REVIEWED_WITHIN[status] * random.next());
}

function created(status: 'pending' | 'pending_review', at: number): Step {
  return { at, fromStatus: null, toStatus: status, action: 'create', adminId: null, note: null };
}

function add(steps: Step[], step: Pick<Step, 'at' | 'toStatus' | 'action' | 'adminId' | 'note'>): Step[] {
  steps.push({ fromStatus: steps.at(-1)?.toStatus ?? null, adminId: null, note: null, ...step });
  return steps;
}

/** A time of the last `days` at which players are about, the newer the likelier. */
function playersTime(random: Random, now: number, days: number): number {
  for (;;) {
    const instant = Math.floor(now - MINUTE - days * DAY * random.next() ** 2);
    if (random.chance(busyness(instant, now) / 4)) return instant;
  }
}
