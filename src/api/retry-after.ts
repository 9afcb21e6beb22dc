/** Longer than this nobody waits without being asked. */
const LONGEST_WAIT_MS = 10_000;

let heldUntil = 0;

/** Milliseconds that the server asked to wait with `Retry-After`, seconds or a date; undefined where it did not. */
export function retryAfterMs(error: unknown): number | undefined {
  const { response } = (error ?? {}) as { response?: { headers?: Record<string, unknown> } };
  const header = response?.headers?.['retry-after'];
  if (typeof header !== 'string' || header.trim() === '') return undefined;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Whether what failed may be tried again by itself, as far as `Retry-After` goes. */
export const isShortWait = (error: unknown): boolean => (retryAfterMs(error) ?? 0) <= LONGEST_WAIT_MS;

/** Notes until when the server asked to be left alone. */
export function noteRetryAfter(error: unknown): void {
  const ms = retryAfterMs(error);
  if (ms !== undefined) heldUntil = Math.max(heldUntil, Date.now() + ms);
}

/** Milliseconds until calls that nobody asked for may be made again; 0 for now. */
export const heldForMs = (): number => Math.max(0, heldUntil - Date.now());
