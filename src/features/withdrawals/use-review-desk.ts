import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { backgroundHeader } from '../../api/activity.ts';
import type { ReviewOrder } from '../../generated/model/reviewOrder.ts';
import { getGetWithdrawalHistoryQueryOptions } from '../../generated/review/review.ts';
import {
  claimNextWithdrawal,
  claimWithdrawal,
  releaseWithdrawalClaim,
} from '../../generated/review-changes/review-changes.ts';
import {
  getGetWithdrawalQueryOptions,
  getListWithdrawalSignalsQueryOptions,
} from '../../generated/withdrawals/withdrawals.ts';
import type { Load } from '../../ui/feedback/load.ts';

/** The contract's maximum of `except`. */
const MAX_EXCEPT = 200;
/** A claim is renewed so often within its lease. */
const RENEWALS = 4;

/** The withdrawals that were on the desk, in their order, and the one that is. */
type Trail = { ids: readonly string[]; place: number };
const EMPTY: Trail = { ids: [], place: 0 };

/** Undefined: being asked for. Null: there is none. */
type Ahead = string | null | undefined;

/**
 * Goes through what awaits review. The next withdrawal is claimed, and loaded, while the one before it is on the screen. Claims are advice: where a
 * call about them fails, only the next one has to be asked for again.
 *
 * @param prefetch loads what the caller shows of a withdrawal besides what is known here
 */
export function useReviewDesk(
  order: ReviewOrder,
  leaseSeconds: number,
  enabled: boolean,
  prefetch: (id: string) => Promise<unknown>,
) {
  const client = useQueryClient();
  const [trail, setTrail] = useState(EMPTY);
  const [ahead, setAhead] = useState<Ahead>();
  const [loaded, setLoaded] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [startedWith, setStartedWith] = useState(order);
  // In another order, another one is next; that on the screen stays.
  if (startedWith !== order) {
    setStartedWith(order);
    setAhead(undefined);
  }

  const { ids, place } = trail;
  const current = ids[place];
  useClaims(current, ahead ?? undefined, leaseSeconds, (id) =>
    setAhead((before) => (before === id ? undefined : before)),
  );

  const isAsking = enabled && ahead === undefined && error === undefined;
  useEffect(() => {
    if (!isAsking) return;
    let isWanted = true;
    claimNextWithdrawal({ order, except: ids.slice(-MAX_EXCEPT) }).then(
      ({ claim }) => {
        if (!isWanted) return;
        // A back end that ignores `except` sends one that was here already.
        const id = claim && !ids.includes(claim.withdrawal_id) ? claim.withdrawal_id : null;
        if (id !== null && ids.length === 0) setTrail({ ids: [id], place: 0 });
        else setAhead(id);
      },
      (failure: unknown) => isWanted && setError(failure ?? true),
    );
    return () => {
      isWanted = false;
    };
  }, [isAsking, order, ids]);

  useEffect(() => {
    if (!ahead) return;
    let isWanted = true;
    void Promise.all([
      client.prefetchQuery(getGetWithdrawalQueryOptions(ahead)),
      client.prefetchQuery(getListWithdrawalSignalsQueryOptions({ withdrawal_ids: ahead })),
      client.prefetchQuery(getGetWithdrawalHistoryQueryOptions(ahead)),
      prefetch(ahead),
    ]).then(() => isWanted && setLoaded(ahead));
    return () => {
      isWanted = false;
    };
  }, [client, ahead, prefetch]);

  /** Past the last one nothing is on the screen, until there is a next one. */
  const isOver = place >= ids.length;
  if (isOver && ahead) {
    setTrail({ ids: [...ids, ahead], place });
    setAhead(undefined);
  }

  const next = useCallback(
    () => setTrail((before) => ({ ...before, place: Math.min(before.place + 1, before.ids.length) })),
    [],
  );
  const back = useCallback(() => setTrail((before) => ({ ...before, place: Math.max(before.place - 1, 0) })), []);
  /** From the beginning: those that were passed over are among what waits. */
  const startOver = () => {
    setTrail(EMPTY);
    setError(undefined);
    setAhead(undefined);
  };
  const isPending = current === undefined && error === undefined && ahead === undefined;
  const load: Load<string | null> = {
    data: current ?? (isPending || error !== undefined ? undefined : null),
    error: current === undefined ? error : undefined,
    isPending,
    refetch: startOver,
  };
  return {
    load,
    /** The next one, once it is loaded. */
    ahead: ahead === loaded ? loaded : undefined,
    hasBack: place > 0,
    next,
    back,
    startOver,
  };
}

/**
 * Keeps the claims of the withdrawal on the screen and of the next one while the page is visible and somebody uses it, and gives back whatever is
 * neither. A page that has ended, or sleeps, gives them back by their lease.
 *
 * @param onLost the next one was claimed by somebody else meanwhile, or decided
 */
function useClaims(
  current: string | undefined,
  ahead: string | undefined,
  leaseSeconds: number,
  onLost: (id: string) => void,
) {
  const held = useRef<readonly string[]>([]);
  const lost = useRef(onLost);
  lost.current = onLost;

  useEffect(() => {
    const wanted = [current, ahead].filter((id) => id !== undefined);
    release(held.current.filter((id) => !wanted.includes(id)));
    // One that was left was given back, and is claimed again when somebody goes back to it.
    if (current !== undefined && !held.current.includes(current)) claimWithdrawal(current).catch(() => undefined);
    held.current = wanted;
    const renew = () => {
      if (document.visibilityState === 'hidden' || backgroundHeader() !== undefined) return;
      for (const id of wanted) {
        claimWithdrawal(id).then(
          ({ claim }) => id === ahead && !claim?.is_own && lost.current(id),
          () => undefined,
        );
      }
    };
    const timer = setInterval(renew, (leaseSeconds / RENEWALS) * 1_000);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [current, ahead, leaseSeconds]);

  useEffect(() => {
    const leave = () => {
      release(held.current);
      held.current = [];
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}

/** The browser finishes the calls after the page has gone. */
function release(ids: readonly string[]): void {
  for (const id of ids) {
    const options = { adapter: 'fetch', fetchOptions: { keepalive: true } } as const;
    releaseWithdrawalClaim(id, undefined, options).catch(() => undefined);
  }
}
