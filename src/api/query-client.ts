import {
  MutationCache,
  onlineManager,
  partialMatchKey,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { errorCode, errorStatus, isUnanswered, mayHaveChanged } from '../lib/api-error.ts';
import { sessionEnded } from '../session.ts';
import { heldForMs, isShortWait, retryAfterMs } from './retry-after.ts';

/** Milliseconds; spec section 9. */
const STALE_TIME_MS = 60_000;
const GC_TIME_MS = 300_000;

const RETRY_AFTER_MS = 1_000;

/** The query key of `GET /api/admin/me`. */
const ME = ['api', 'admin', 'me'];

/**
 * Retries once after a failure that may be temporary. Not after an answer that says the request itself is wrong, not
 * after a timeout (nobody should wait twice for that), and not when the server asked for a long delay.
 */
function retryOnce(failures: number, error: unknown): boolean {
  const status = errorStatus(error);
  const refused = status !== undefined && ((status >= 400 && status < 500) || status === 501);
  return failures < 1 && !refused && !isUnanswered(error) && isShortWait(error);
}

const retryDelay = (_failures: number, error: unknown): number => retryAfterMs(error) ?? RETRY_AFTER_MS;

export function createQueryClient(): QueryClient {
  // It listens for the browser's events, and does not know of a page that was opened without a network.
  if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // 'always': without a network, a query fails visibly instead of being paused, and a mutation is never held back
      // and sent when nobody expects it any more.
      queries: {
        staleTime: STALE_TIME_MS,
        gcTime: GC_TIME_MS,
        retry: retryOnce,
        retryDelay,
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: askAnew }),
    mutationCache: new MutationCache({
      // After any successful mutation, all queries on the screen are reloaded: one rule that no area can forget. Only
      // signing in and out set `reload: false`, because nothing that was loaded is valid for the new session. `deleted` is the key of
      // the record that a change deletes.
      onSuccess: (_data, _variables, _context, mutation) => {
        if (mutation.meta?.reload !== false) reloadSoon(mutation.meta?.deleted as QueryKey | undefined);
      },
      // After a refusal the screen is out of date, and without an answer only the reloaded records show whether the change was
      // carried out.
      onError: (error, _variables, _context, mutation) => {
        askAnew(error);
        if (mutation.meta?.reload !== false && mayHaveChanged(error)) reloadSoon();
      },
    }),
  });
  /** Not before whoever made the change has the answer: what they then take from the screen need not be loaded. */
  function reloadSoon(deleted?: QueryKey): void {
    setTimeout(reloadAll, 0, deleted);
  }
  function reloadAll(deleted?: QueryKey): void {
    // React Query does not begin a first load anew, which may be answered as before the change: it is followed by another.
    const first = client
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
    for (const query of first) {
      void query.fetch().then(
        () => client.invalidateQueries({ queryKey: query.queryKey, exact: true }),
        () => undefined,
      );
    }
    void client.invalidateQueries({ refetchType: 'none' });
    // The drawer of a deleted record is still open, and would only learn that it was not found.
    const isDeleted = (key: QueryKey) => deleted !== undefined && partialMatchKey(key, deleted);
    void client.refetchQueries({ type: 'active', predicate: ({ queryKey }) => !isDeleted(queryKey) });
  }
  /** The administrator has lost a permission that the screen still shows: reload the permissions. */
  function askAnew(error: unknown): void {
    if (errorCode(error) === 'permission_missing') void client.invalidateQueries({ queryKey: ME });
  }
  return client;
}

/**
 * A `refetchInterval` that stops when the session has ended, because every further answer would be another 401. Honours
 * the server's `Retry-After`.
 */
export function pollEvery(milliseconds: number): () => number | false {
  return () => (sessionEnded() ? false : Math.max(milliseconds, heldForMs()));
}

/** This page's. The build makes one for each screen that it renders. */
export const queryClient = createQueryClient();
