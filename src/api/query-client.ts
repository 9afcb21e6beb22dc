import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionEnded } from '../session.ts';
import { errorCode, errorStatus, isUnanswered } from './error.ts';
import { mayBeDone } from './intent.ts';
import { heldForMs, isShortWait, retryAfterMs } from './retry-after.ts';

/** Milliseconds; spec section 9. */
const STALE_AFTER = 60_000;
const KEPT_FOR = 300_000;

const RETRY_AFTER_MS = 1_000;

/** The key of what `GET /api/admin/me` answered. */
const ME = ['api', 'admin', 'me'];

/**
 * Once more after a failure that may pass. Never after an answer that says the request itself is at fault, nor when the time limit
 * is over: nobody should wait twice for that. Nor where the server asked to be left alone for long.
 */
function retryOnce(failures: number, error: unknown): boolean {
  const status = errorStatus(error);
  const refused = status !== undefined && status >= 400 && status < 500;
  return failures < 1 && !refused && !isUnanswered(error) && isShortWait(error);
}

const retryDelay = (_failures: number, error: unknown): number => retryAfterMs(error) ?? RETRY_AFTER_MS;

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // 'always': without a network a load fails visibly instead of waiting for ever, and a mutation is never kept back
      // to be sent when nobody expects it any more.
      queries: { staleTime: STALE_AFTER, gcTime: KEPT_FOR, retry: retryOnce, retryDelay, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: askAnew }),
    mutationCache: new MutationCache({
      // Reload what is on the screen after any successful mutation: one rule that no area can forget. Signing in and out
      // alone say `reload: false`, because nothing that was loaded is still theirs.
      onSuccess: (_data, _variables, _context, mutation) => {
        if (mutation.meta?.reload !== false) void client.invalidateQueries();
      },
      // Without an answer only the records themselves say whether it was carried out.
      onError: (error, _variables, _context, mutation) => {
        askAnew(error);
        if (mutation.meta?.reload !== false && mayBeDone(error)) void client.invalidateQueries();
      },
    }),
  });
  /** What was shown as permitted no longer is. */
  function askAnew(error: unknown): void {
    if (errorCode(error) === 'permission_missing') void client.invalidateQueries({ queryKey: ME });
  }
  return client;
}

/**
 * A `refetchInterval` that stops when the session has ended: every further answer would only be another 401. It waits for as long as the
 * server asked to be left alone.
 */
export function pollEvery(milliseconds: number): () => number | false {
  return () => (sessionEnded() ? false : Math.max(milliseconds, heldForMs()));
}
