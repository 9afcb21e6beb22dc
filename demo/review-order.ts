import type { Random } from './random.ts';
import { DAY, HOUR, MINUTE } from './timeline.ts';
import { workingMinutesBefore } from './working-hours.ts';

/** A finished review. */
export interface Review {
  /** The withdrawal's place among all, the oldest request first. */
  index: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Working minutes between a review and the request that takes the place in the queue. */
export const REVIEWED_BEFORE = 90;
/** Nobody decides sooner after a request. */
export const LEAST_TIME = 4 * MINUTE;
/** Younger requests wait: there is no time to pay them before `now`. */
const LEAST_AGE = HOUR;

/**
 * The share of reviews that take the newest request. Some pick any request, and all others take the oldest. At weekends
 * fewer people are there, and more requests wait for their turn.
 */
const AT_ONCE = { workday: 0.65, weekend: 0.45 };
const PICKED = 0.1;

/**
 * Simulates the queue. One request leaves it for each that joins, so the queue keeps its length. Many requests are
 * decided within hours, some after days.
 *
 * @param createdAt of each request, the oldest first
 * @param waiting the length of the queue
 * @param kept places of requests that still wait
 * @returns the reviews in the order of the requests that took their places
 */
export function drawReviews(
  random: Random,
  createdAt: readonly number[],
  waiting: number,
  kept: ReadonlySet<number>,
  now: number,
): Review[] {
  /** The oldest first. */
  const queue: number[] = [];
  return createdAt.flatMap((joinedAt, joined) => {
    queue.push(joined);
    if (queue.length <= waiting) return [];
    const at = workingMinutesBefore(joinedAt, REVIEWED_BEFORE * random.next());
    const latest = Math.min(at - LEAST_TIME, now - LEAST_AGE);
    const candidates = queue.filter((index) => !kept.has(index) && (createdAt[index] ?? 0) < latest);
    const index = pickNext(random, candidates, at) ?? queue.find((one) => !kept.has(one)) ?? joined;
    queue.splice(queue.indexOf(index), 1);
    return [{ index, at }];
  });
}

function pickNext(random: Random, candidates: number[], at: number): number | undefined {
  const day = new Date(Math.floor(at / DAY) * DAY).getUTCDay();
  const atOnce = day === 0 || day === 6 ? AT_ONCE.weekend : AT_ONCE.workday;
  const chosen = random.next();
  if (chosen < atOnce) return candidates.at(-1);
  return chosen < atOnce + PICKED ? random.pick(candidates) : candidates[0];
}
