import { DAY, HOUR, MINUTE } from './timeline.ts';

// Reviewers work Monday to Friday, 08:00 to 18:00 UTC. Working time is counted in milliseconds from a Monday long ago, so
// that "ninety working minutes before" is a subtraction.

const FIRST_MONDAY = Date.UTC(1970, 0, 5);
const OPENS = 8 * HOUR;
const WORKDAY = 10 * HOUR;
const WORKDAYS = 5;

/** The working time that had passed at an instant. */
function elapsedAt(instant: number): number {
  const day = Math.floor((instant - FIRST_MONDAY) / DAY);
  const weekday = day % 7;
  const weeks = Math.floor(day / 7) * WORKDAYS * WORKDAY;
  if (weekday >= WORKDAYS) return weeks + WORKDAYS * WORKDAY;
  const today = instant - FIRST_MONDAY - day * DAY - OPENS;
  return weeks + weekday * WORKDAY + Math.min(Math.max(today, 0), WORKDAY);
}

/** The instant at which that much working time has passed. */
function instantOf(elapsed: number): number {
  const workday = Math.floor(elapsed / WORKDAY);
  const day = Math.floor(workday / WORKDAYS) * 7 + (workday % WORKDAYS);
  return FIRST_MONDAY + day * DAY + OPENS + (elapsed - workday * WORKDAY);
}

/** The working moment that lies so many working minutes before an instant. */
export function workingMinutesBefore(instant: number, minutes: number): number {
  return Math.floor(instantOf(elapsedAt(instant) - minutes * MINUTE));
}

/** The working moment that lies so many working minutes after an instant. */
export function workingMinutesAfter(instant: number, minutes: number): number {
  return Math.floor(instantOf(elapsedAt(instant) + minutes * MINUTE));
}
