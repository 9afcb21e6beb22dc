import type { withdrawalHistory } from '../server/db/schema/withdrawals.ts';
import type { Random } from './random.ts';
import { LEAST_TIME, REVIEWED_BEFORE } from './review-order.ts';
import { type Duty, onDuty } from './staff.ts';
import { MINUTE, SECOND } from './timeline.ts';
import { drawReference, pickFailure, pickNote, pickReason, pickRecall, reasonCodeOf } from './withdrawal-words.ts';
import { workingMinutesAfter, workingMinutesBefore } from './working-hours.ts';

export type Status = 'pending_review' | 'pending' | 'approved' | 'processing' | 'completed' | 'rejected' | 'failed';

/** One change of status, in the columns of its history row. */
export type Step = Omit<typeof withdrawalHistory.$inferInsert, 'id' | 'withdrawalId' | 'createdAt'> & { at: number };

export interface Journey {
  status: Status;
  /** Position from 0 to 1 among the withdrawals with the same status. */
  place: number;
  now: number;
  createdAt: number;
  /** When it is decided, or before. */
  reviewedAt: number;
}

/** This share of the requests is approved by mistake, recalled before it is sent, and decided hours later. */
const REOPENED = 0.05;
const REOPENED_BEFORE: [least: number, most: number] = [30, 420];
const RECALLED_AFTER: [least: number, most: number] = [2 * MINUTE, 13 * MINUTE];
/** The worker's cooling-off time, plus the time until it notices. */
const COOLING_OFF: [least: number, most: number] = [15 * MINUTE, 17 * MINUTE];
/** The payment rail answers at once, or is asked again when a lease ends. */
const RAIL_TAKES: [least: number, most: number] = [2 * SECOND, 2 * MINUTE];
/**
 * When the withdrawals that the worker has yet to send were approved: they become due one after the other while
 * somebody watches. Working hours are ignored here, or a demo created at night would have none.
 */
const APPROVED_AGO = 14 * MINUTE;
const SENT_AGO: [least: number, most: number] = [21 * SECOND, 80 * SECOND];

/** The history by which a withdrawal reached its status: a valid path that begins with the creation and ends before `now`. */
export function drawPath(random: Random, journey: Journey): Step[] {
  // A path that would end after `now` is drawn again, with an earlier review each time.
  for (let attempt = 0; ; attempt++) {
    const steps = drawSteps(random, journey, attempt);
    const last = steps.at(-1);
    if (last && last.at < journey.now - 20_000) return steps;
  }
}

function drawSteps(random: Random, journey: Journey, attempt: number): Step[] {
  const { status, now, createdAt } = journey;
  if (status === 'pending' || status === 'pending_review') return [created(status, createdAt)];

  const cooledOff = random.int(...COOLING_OFF);
  const reviewedAt = reviewTime(random, status, journey, cooledOff, attempt);
  const steps = [created(random.chance(0.75) ? 'pending_review' : 'pending', createdAt)];
  const by = (at: number, duty: Duty = 'review') => onDuty(random, duty, at, now);
  const approvedFirst = workingMinutesBefore(reviewedAt, random.int(...REOPENED_BEFORE));
  if (random.chance(REOPENED) && approvedFirst > createdAt + LEAST_TIME) {
    const recalledAt = approvedFirst + random.int(...RECALLED_AFTER);
    add(steps, {
      at: approvedFirst,
      toStatus: 'approved',
      action: 'approve',
      adminId: by(approvedFirst),
      note: pickNote(random),
    });
    add(steps, {
      at: recalledAt,
      toStatus: 'pending_review',
      action: 'recall',
      adminId: by(recalledAt),
      note: pickRecall(random),
    });
  }
  if (status === 'rejected') {
    const administrator = by(reviewedAt);
    const reason = pickReason(random);
    return add(steps, {
      at: reviewedAt,
      toStatus: 'rejected',
      action: 'reject',
      adminId: administrator,
      note: reason,
      reasonCode: reasonCodeOf(reason),
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
    add(steps, { at, toStatus: 'processing', action: 'retry', adminId: by(at, 'pay') });
  }
  at += random.int(...RAIL_TAKES);
  return add(steps, { at, toStatus: 'completed', action: 'complete', note: drawReference(random) });
}

type Reviewed = Exclude<Status, 'pending' | 'pending_review'>;

function reviewTime(
  random: Random,
  status: Reviewed,
  { now, place, createdAt, reviewedAt }: Journey,
  cooledOff: number,
  attempt: number,
): number {
  if (status === 'approved') return Math.floor(now - APPROVED_AGO + place * (APPROVED_AGO - 25 * SECOND));
  if (status === 'processing') return now - random.int(...SENT_AGO) - cooledOff;
  const earlier = attempt === 0 ? reviewedAt : workingMinutesBefore(reviewedAt, REVIEWED_BEFORE * attempt);
  return Math.max(createdAt + LEAST_TIME, earlier);
}

function created(status: 'pending' | 'pending_review', at: number): Step {
  return { at, fromStatus: null, toStatus: status, action: 'create', adminId: null, note: null, reasonCode: null };
}

function add(
  steps: Step[],
  step: Pick<Step, 'at' | 'toStatus' | 'action' | 'adminId' | 'note' | 'reasonCode'>,
): Step[] {
  steps.push({ fromStatus: steps.at(-1)?.toStatus ?? null, adminId: null, note: null, reasonCode: null, ...step });
  return steps;
}
