import type { Random } from './random.ts';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * The demo's data begins this long before `now`: the dashboard compares 90 days with the 90 before, not counting today.
 */
export const SPAN_DAYS = 184;

interface GameEvent {
  gameId: string;
  /** The peak of the event. */
  daysAgo: number;
  widthDays: number;
  /** Additional sales of the game at the peak, relative to the platform's ordinary business. */
  lift: number;
}

/** The Meteor Weekend and the second anniversary of Starfall Arena, each with its limited offer in games.ts. */
const EVENTS: GameEvent[] = [
  { gameId: 'starfall-arena', daysAgo: 45, widthDays: 1.1, lift: 0.6 },
  { gameId: 'starfall-arena', daysAgo: 3, widthDays: 1.1, lift: 0.6 },
];

/** Relative activity in each UTC hour of the day: lowest at five in the morning, highest at eight in the evening. */
const HOURLY = [
  0.62, 0.45, 0.34, 0.27, 0.23, 0.22, 0.26, 0.36, 0.5, 0.62, 0.72, 0.82, 0.95, 1, 1.02, 1.06, 1.15, 1.3, 1.5, 1.72,
  1.85, 1.75, 1.4, 0.95,
];
/** Sunday first. */
const WEEKDAY = [1.36, 0.9, 0.88, 0.92, 0.98, 1.14, 1.42];

/** How busy the platform is at an instant, relative to other instants. */
export function busyness(instant: number, now: number): number {
  const date = new Date(instant);
  const age = (now - instant) / DAY;
  const growth = 1.05 - (0.1 * age) / SPAN_DAYS;
  return (
    (HOURLY[date.getUTCHours()] ?? 1) * (WEEKDAY[date.getUTCDay()] ?? 1) * growth * (1 + eventAt(instant, now).lift)
  );
}

/** The event at that time, and how much it adds to the ordinary business. The events are too far apart to overlap. */
export function eventAt(instant: number, now: number): { gameId: string; lift: number } {
  const age = (now - instant) / DAY;
  const lifts = EVENTS.map(({ gameId, daysAgo, widthDays, lift }) => ({
    gameId,
    lift: lift * Math.exp(-(((age - daysAgo) / widthDays) ** 2)),
  }));
  return lifts.reduce((most, event) => (event.lift > most.lift ? event : most));
}

export interface BusyHour {
  /** Milliseconds since 1970. */
  startsAt: number;
  count: number;
}

/**
 * Distributes `total` events over the hours of the last `days` in proportion to their activity, oldest first; the last
 * hour ends at `now`.
 */
export function* busyHours(random: Random, now: number, total: number, days = SPAN_DAYS): Generator<BusyHour> {
  const hours = days * 24;
  const startOf = (hour: number) => now - (hours - hour) * HOUR;
  const weights = Array.from(
    { length: hours },
    (_, hour) => busyness(startOf(hour), now) * (0.75 + 0.5 * random.next()),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let weightSoFar = 0;
  let dealt = 0;
  for (const [hour, weight] of weights.entries()) {
    weightSoFar += weight;
    // Rounding the running total instead of each hour makes the counts add up to `total`.
    const upToHere = hour === hours - 1 ? total : Math.round((weightSoFar / sum) * total);
    yield { startsAt: startOf(hour), count: upToHere - dealt };
    dealt = upToHere;
  }
}
