// The clock of the browser's machine may be wrong, also by hours. Times relative to now go by the server's clock, as its answers tell it.

/** The server's clock, milliseconds since 1970, and when it was read, by the page's own steady clock. */
let told: { time: number; at: number } | undefined;

/** @param date the `Date` header of an answer @param at when it came, by `performance.now()`; left out: now */
export function noteServerTime(date: unknown, at = performance.now()): void {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(time)) told = { time, at };
}

/** Now, milliseconds since 1970; by the browser's clock until there was an answer. */
export function serverNow(): number {
  return told ? told.time + (performance.now() - told.at) : Date.now();
}
