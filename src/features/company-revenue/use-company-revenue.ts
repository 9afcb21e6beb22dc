import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  useGetRevenueBalance,
  useGetRevenueStatistics,
  useListPayouts,
} from '../../generated/company-revenue/company-revenue.ts';
import { notify } from '../../ui/feedback/notify.tsx';

/** Payouts asked for; spec section 9. */
export const HISTORY = { limit: 50 };

/** What the balance, the statistics, the history and the records of a payout are all kept under. */
export const REVENUE_KEY = ['api', 'admin', 'company-revenue'] as const;

/** The three loads of the screen, each with its toast when it fails, and the refresh of all of them. */
export function useCompanyRevenue() {
  const queryClient = useQueryClient();
  const [refreshing, setRefreshing] = useState(false);
  // Milliseconds since 1970: failures up to then belong to a refresh, which has one toast for all of them.
  const refreshedUntil = useRef(0);
  const balance = useGetRevenueBalance();
  const statistics = useGetRevenueStatistics();
  const history = useListPayouts(HISTORY);
  useFailureToast(balance.errorUpdatedAt, 'Failed to load balance data', refreshedUntil);
  useFailureToast(statistics.errorUpdatedAt, 'Failed to load statistics data', refreshedUntil);
  useFailureToast(history.errorUpdatedAt, 'Failed to load history data', refreshedUntil);

  async function refresh() {
    setRefreshing(true);
    refreshedUntil.current = Number.POSITIVE_INFINITY;
    const ofScreen = { queryKey: REVENUE_KEY, type: 'active' } as const;
    // All of them, also after one has failed: what fails later is part of this refresh too.
    await queryClient.refetchQueries(ofScreen);
    refreshedUntil.current = Date.now();
    setRefreshing(false);
    const failed = queryClient
      .getQueryCache()
      .findAll(ofScreen)
      .some(({ state }) => state.status === 'error');
    if (failed) notify.error('Failed to refresh data');
    else notify.success('Data refreshed successfully');
  }

  /** A part that is on the screen and could not be brought up to date. */
  const outOfDate = [balance, statistics, history].find(({ data, isError }) => data !== undefined && isError);
  return { balance, statistics, history, outOfDate, refreshing, refresh };
}

/** Says once of each failure that it happened; not of one that is older than the screen or than the last refresh. */
function useFailureToast(failedAt: number, message: string, refreshedUntil: RefObject<number>): void {
  const said = useRef(failedAt);
  useEffect(() => {
    if (failedAt === said.current) return;
    said.current = failedAt;
    if (failedAt > refreshedUntil.current) notify.error(message);
  }, [failedAt, message, refreshedUntil]);
}

export type CompanyRevenue = ReturnType<typeof useCompanyRevenue>;
