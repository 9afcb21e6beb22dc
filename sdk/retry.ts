import { ApiError, ConnectionError } from './errors.ts';

/** Seconds until a failed call may be repeated; undefined when that would not help. */
export function secondsUntilNext(error: unknown, attempt: number): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, code, retryAfter } = error;
  const passes =
    error instanceof ConnectionError || status === 408 || status === 429 || status >= 500 || code === 'broken_answer';
  // Exponential backoff from half a second to eight seconds, with up to a quarter of random jitter, so that many
  // clients do not return at once.
  return passes ? (retryAfter ?? Math.min(2 ** attempt / 2, 8) * (1 - Math.random() / 4)) : undefined;
}

/** @throws the signal's reason when it ends the waiting */
export function waited(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}
