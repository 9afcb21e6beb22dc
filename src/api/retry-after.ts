import { errorStatus } from '../lib/api-error.ts';
import { serverNow } from '../lib/server-clock.ts';

/** Beyond this delay, calls are not retried automatically. */
const MAX_WAIT_MS = 10_000;

let heldUntil = 0;

/** The delay in milliseconds that the server requested with `Retry-After` (seconds or a date); undefined when it did not. */
export function retryAfterMs(error: unknown): number | undefined {
  const { response } = (error ?? {}) as { response?: { headers?: Record<string, unknown> } };
  const header = response?.headers?.['retry-after'];
  if (typeof header !== 'string' || header.trim() === '') return undefined;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - serverNow();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Whether a failed call may be retried automatically, as far as `Retry-After` is concerned. */
export const isShortWait = (error: unknown): boolean => (retryAfterMs(error) ?? 0) <= MAX_WAIT_MS;

/** Remembers until when the server wants no automatic calls. That of a 409 is about one record, which can be changed then. */
export function noteRetryAfter(error: unknown): void {
  const ms = errorStatus(error) === 409 ? undefined : retryAfterMs(error);
  if (ms !== undefined) heldUntil = Math.max(heldUntil, Date.now() + ms);
}

/** Milliseconds until automatic calls may be made again; 0 when they may. */
export const heldForMs = (): number => Math.max(0, heldUntil - Date.now());
