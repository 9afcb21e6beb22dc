import { DAY, HOUR, MINUTE } from './timeline.ts';

// Withdrawals are reviewed every day of the week, 08:00 to 18:00 UTC. Working time is counted in milliseconds since
// 1970, so that "ninety working minutes before" is a subtraction.

const OPENS = 8 * HOUR;
const WORKDAY = 10 * HOUR;

/** The working time that had passed at an instant. */
function elapsedAt(instant: number): number {
  const day = Math.floor(instant / DAY);
  const today = instant - day * DAY - OPENS;
  return day * WORKDAY + Math.min(Math.max(today, 0), WORKDAY);
}

/** The instant at which that much working time has passed. */
function instantOf(elapsed: number): number {
  const day = Math.floor(elapsed / WORKDAY);
  return day * DAY + OPENS + (elapsed - day * WORKDAY);
}

/** The time during working hours that is so many working minutes before an instant. */
export function workingMinutesBefore(instant: number, minutes: number): number {
  return Math.floor(instantOf(elapsedAt(instant) - minutes * MINUTE));
}

/** The time during working hours that is so many working minutes after an instant. */
export function workingMinutesAfter(instant: number, minutes: number): number {
  return Math.floor(instantOf(elapsedAt(instant) + minutes * MINUTE));
}
