import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMay } from '../../api/may.ts';
import { getForeseeApprovalQueryOptions } from '../../generated/foresight/foresight.ts';
import type { ReviewOrder } from '../../generated/model/reviewOrder.ts';
import { getGetWithdrawalHistoryQueryOptions, getGetWithdrawalQueryOptions } from '../../generated/review/review.ts';
import { getListWithdrawalSignalsQueryOptions } from '../../generated/withdrawals/withdrawals.ts';
import type { Load } from '../../ui/feedback/load.ts';
import { NEEDS } from '../withdrawals/withdrawal-rules.ts';
import { DeskClaims } from './desk-claims.ts';
import { phaseOf, shownOn, wantsNext } from './desk-machine.ts';
import { DeskStore } from './desk-store.ts';
import { useReading } from './use-reading.ts';

/** A claim is renewed so often within its lease. */
const RENEWALS = 4;

/**
 * Goes through what awaits review. The next withdrawal is claimed, and loaded, while the one before it is on the screen.
 *
 * @param prefetch loads what the caller shows of a withdrawal besides what is known here
 */
export function useReviewDesk(
  order: ReviewOrder,
  leaseSeconds: number,
  enabled: boolean,
  prefetch: (id: string) => Promise<unknown>,
) {
  const [desk] = useState(() => new DeskStore());
  const state = useSyncExternalStore(desk.subscribe, desk.read);
  useClaims(desk, order, leaseSeconds, enabled);
  useReading(desk);
  const ahead = state.ahead ?? undefined;
  const loaded = useLoadedAhead(ahead, prefetch);
  const shown = shownOn(state);
  const phase = phaseOf(state);
  const load: Load<string | null> = {
    data: shown ?? (phase === 'empty' ? null : undefined),
    error: phase === 'failed' ? state.error : undefined,
    isPending: phase === 'loading',
    refetch: () => desk.tell({ is: 'startOver' }),
  };
  return {
    desk,
    load,
    phase,
    wasIgnored: state.wasIgnored,
    hasBack: state.place > 0,
    /** The next one, once it is loaded. */
    ahead: ahead !== undefined && ahead === loaded ? ahead : undefined,
  };
}

/**
 * Claims what the desk shows and will show next, while the page is visible and somebody uses it, and gives back whatever is neither. In another order
 * another one is next, which is asked for when the old one was given back; that on the screen stays.
 */
function useClaims(desk: DeskStore, order: ReviewOrder, leaseSeconds: number, enabled: boolean) {
  const state = useSyncExternalStore(desk.subscribe, desk.read);
  const [claims] = useState(() => new DeskClaims());
  const [shown, ahead] = [shownOn(state), state.ahead ?? undefined];

  const [orderBefore, setOrderBefore] = useState(order);
  useEffect(() => {
    if (orderBefore === order) return;
    setOrderBefore(order);
    desk.tell({ is: 'otherAhead' });
  }, [desk, order, orderBefore]);

  useEffect(() => claims.hold(shown, ahead), [claims, shown, ahead]);

  const asks = enabled && wantsNext(state) && orderBefore === order;
  const { trail } = state;
  useEffect(() => {
    if (!asks) return;
    let isWanted = true;
    claims
      .next(order, trail, () => isWanted)
      .then(
        (next) => next && desk.tell({ is: 'handedOut', id: next.id }),
        (error: unknown) => isWanted && desk.tell({ is: 'notHandedOut', error }),
      );
    return () => {
      isWanted = false;
    };
  }, [desk, claims, asks, order, trail]);

  useEffect(() => {
    const renew = () => claims.renew((than) => desk.tell({ is: 'otherAhead', than }));
    const timer = setInterval(renew, (leaseSeconds / RENEWALS) * 1_000);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [desk, claims, leaseSeconds]);

  useEffect(() => {
    const leave = () => claims.leave();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [claims]);
}

/** Loads the next one. @returns the last one that was loaded */
function useLoadedAhead(ahead: string | undefined, prefetch: (id: string) => Promise<unknown>) {
  const client = useQueryClient();
  const [loaded, setLoaded] = useState<string>();
  const mayApprove = useMay()(NEEDS.approve);
  useEffect(() => {
    if (!ahead) return;
    let isWanted = true;
    // Beside the others, which do not wait for it.
    if (mayApprove) {
      void client.prefetchQuery(getForeseeApprovalQueryOptions({ action: 'approve', withdrawal_ids: ahead }));
    }
    void Promise.all([
      client.prefetchQuery(getGetWithdrawalQueryOptions(ahead)),
      client.prefetchQuery(getListWithdrawalSignalsQueryOptions({ withdrawal_ids: ahead })),
      client.prefetchQuery(getGetWithdrawalHistoryQueryOptions(ahead)),
      prefetch(ahead),
    ]).then(() => isWanted && setLoaded(ahead));
    return () => {
      isWanted = false;
    };
  }, [client, ahead, prefetch, mayApprove]);
  return loaded;
}
