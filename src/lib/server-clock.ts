// The clock of the administrator's machine may be wrong, even by hours. Relative times use the server's clock, from the
// `Date` header of its answers.

/** The server's time in milliseconds since 1970, and when it was read, by the page's monotonic clock. */
let told: { time: number; at: number } | undefined;

/** @param date the `Date` header of an answer @param at when it arrived, by `performance.now()`; defaults to now */
export function noteServerTime(date: unknown, at = performance.now()): void {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(time)) told = { time, at };
}

/** The current time in milliseconds since 1970; by the browser's clock until the first answer. */
export function serverNow(): number {
  return told ? told.time + (performance.now() - told.at) : Date.now();
}
