import { setTimeout as after } from 'node:timers/promises';

/** Statuses after which the same call may succeed later; 0 stands for no answer at all. */
const PASSING = new Set([0, 408, 429]);
const PAUSE_MS = 500;

const statusOf = (error: unknown): number | undefined => (error as { status?: number } | undefined)?.status;

/**
 * Calls until there is an answer, as a platform does that keeps its records until they have arrived: at least once.
 *
 * @param ended aborted when nothing more is to be sent
 * @throws the error of a call that would fail again, such as 401 or 422
 */
export async function delivered<T>(call: () => Promise<T>, ended?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const status = statusOf(error);
      const isPassing = status !== undefined && (PASSING.has(status) || status >= 500);
      if (!isPassing || ended?.aborted) throw error;
      await after(PAUSE_MS);
    }
  }
}

/** Whether the server refused because of the record's status: somebody else was faster. */
export const isTooLate = (error: unknown): boolean => statusOf(error) === 409;
